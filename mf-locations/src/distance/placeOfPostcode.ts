import type { PlatformApi } from '@forecourt/shared-contracts';
import type { VisitorPlace } from './byDistance';

interface Geocoded {
  results: { geometry: { location: { lat: number; lng: number } } }[];
}

/** The centre of a postcode; null for one that does not exist. Rejects where the request fails. */
export async function placeOfPostcode(postcode: string, api: Pick<PlatformApi, 'get'>): Promise<VisitorPlace | null> {
  const { results } = await api.get<Geocoded>(`/api/geocode?postal_code=${postcode}&country=AU`);
  const found = results[0]?.geometry.location;
  return found ? { lat: found.lat, long: found.lng } : null;
}
