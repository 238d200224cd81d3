import { callIntegration, integrationFailed } from '../../../infrastructure/integrations/callIntegration';
import type { GeocodedPlace, Geocoder } from './geocoder';

export interface MapsServiceOptions {
  /** Address of the geocoding call, without query. */
  url: string;
  key: string;
  timeoutMs?: number;
}

interface MapsResponse {
  status?: string;
  results?: { formatted_address?: unknown; geometry?: { location?: { lat?: unknown; lng?: unknown } } }[];
}

function placesOf({ results = [] }: MapsResponse): GeocodedPlace[] {
  return results.flatMap(({ formatted_address: address, geometry }) => {
    const { lat, lng } = geometry?.location ?? {};
    if (typeof lat !== 'number' || typeof lng !== 'number') return [];
    return [{ formatted_address: typeof address === 'string' ? address : '', geometry: { location: { lat, lng } } }];
  });
}

/** A service with Google's geocoding API; its key never leaves the server. */
export const mapsService = ({ url, key, timeoutMs }: MapsServiceOptions): Geocoder => ({
  name: new URL(url).host,
  async find(postcode) {
    const address = new URL(url);
    address.searchParams.set('components', `postal_code:${postcode}|country:AU`);
    address.searchParams.set('key', key);
    const response = ((await callIntegration({ url: address.href, method: 'GET', timeoutMs })) ?? {}) as MapsResponse;
    if (response.status !== 'OK' && response.status !== 'ZERO_RESULTS')
      throw integrationFailed(`${address.host} responded with status ${String(response.status)}`);
    return placesOf(response);
  },
});
