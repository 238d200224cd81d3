import type { Location } from '../entities/location';
import type { Place } from './placeOfPostcode';

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function distanceKm(from: Place, to: Place): number {
  const acrossLat = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const acrossLong = Math.sin(radians(to.long - from.long) / 2) ** 2;
  const share = acrossLat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * acrossLong;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** Kilometres from a place to a location; null where either is unknown. */
export function kmTo({ address: { lat, long } }: Pick<Location, 'address'>, place: Place | null): number | null {
  return place === null || lat === null || long === null ? null : distanceKm(place, { lat, long });
}

/** '12 km away', and '1 km away' for what is nearer. */
export const distanceText = (km: number): string => `${Math.max(1, Math.round(km))} km away`;
