import type { Location, Place } from '@forecourt/shared-contracts';
import { distanceKm } from './distanceKm';

/** A location with its distance in kilometres; null where the visitor's or its own place is unknown. */
export interface DistantLocation {
  location: Location;
  km: number | null;
}

/** Beyond every distance on earth. */
const FAR = 100_000;

function kmTo({ address: { lat, long } }: Location, place: Place | null): number | null {
  return place === null || lat === null || long === null ? null : distanceKm(place, { lat, long });
}

/** The nearest location first; those without coordinates come last, and without a place the order is that of the site. */
export function byDistance(locations: readonly Location[], place: Place | null): DistantLocation[] {
  return locations
    .map((location) => ({ location, km: kmTo(location, place) }))
    .toSorted((one, other) => (one.km ?? FAR) - (other.km ?? FAR));
}

/** '12 km away', and '1 km away' for what is nearer. */
export const distanceText = (km: number): string => `${Math.max(1, Math.round(km))} km away`;
