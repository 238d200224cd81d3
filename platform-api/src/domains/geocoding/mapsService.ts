import { callIntegration, integrationFailed } from '../../infrastructure/integrations/callIntegration';
import type { GeocodedPlace, Geocoder } from './geocoder';

export interface MapsServiceOptions {
  /** Address of the geocoding call, without query. */
  url: string;
  key: string;
  timeoutMs?: number;
}

interface MapsAnswer {
  status?: string;
  results?: { formatted_address?: unknown; geometry?: { location?: { lat?: unknown; lng?: unknown } } }[];
}

function placesOf({ results = [] }: MapsAnswer): GeocodedPlace[] {
  return results.flatMap(({ formatted_address: address, geometry }) => {
    const { lat, lng } = geometry?.location ?? {};
    if (typeof lat !== 'number' || typeof lng !== 'number') return [];
    return [{ formatted_address: typeof address === 'string' ? address : '', geometry: { location: { lat, lng } } }];
  });
}

/** A maps service that speaks Google's geocoding protocol; its key never leaves the server (AP-054). */
export const mapsService = ({ url, key, timeoutMs }: MapsServiceOptions): Geocoder => ({
  name: new URL(url).host,
  async find(postcode) {
    const address = new URL(url);
    address.searchParams.set('components', `postal_code:${postcode}|country:AU`);
    address.searchParams.set('key', key);
    const answer = ((await callIntegration({ url: address.href, method: 'GET', timeoutMs })) ?? {}) as MapsAnswer;
    if (answer.status !== 'OK' && answer.status !== 'ZERO_RESULTS') throw integrationFailed(`${address.host} refused: ${String(answer.status)}`);
    return placesOf(answer);
  },
});
