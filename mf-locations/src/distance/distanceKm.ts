import type { Place } from '@forecourt/shared-contracts';

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function distanceKm(from: Place, to: Place): number {
  const acrossLat = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const acrossLong = Math.sin(radians(to.long - from.long) / 2) ** 2;
  const share = acrossLat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * acrossLong;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(share)));
}
