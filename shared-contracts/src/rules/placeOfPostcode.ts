import type { PlatformApi } from '../platform/api';

/** Degrees, as addresses spell them. */
export interface Place {
  lat: number;
  long: number;
}

interface Geocoded {
  results: { geometry: { location: { lat: number; lng: number } } }[];
}

/** The centre of an Australian postcode of four digits; null for one that does not exist. Rejects where the request fails. */
export async function placeOfPostcode(postcode: string, api: Pick<PlatformApi, 'get'>): Promise<Place | null> {
  const { results } = await api.get<Geocoded>(`/api/geocode?postal_code=${postcode}&country=AU`);
  const found = results[0]?.geometry.location;
  return found ? { lat: found.lat, long: found.lng } : null;
}
