import { kmTo, type Location, type Place } from '@forecourt/shared-contracts';

/** A location with its distance in kilometres; null where the visitor's or its own place is unknown. */
export interface DistantLocation {
  location: Location;
  km: number | null;
}

/** Beyond every distance on earth. */
const FAR = 100_000;

/** The nearest location first; those without coordinates come last, and without a place the order is that of the site. */
export function byDistance(locations: readonly Location[], place: Place | null): DistantLocation[] {
  return locations
    .map((location) => ({ location, km: kmTo(location, place) }))
    .toSorted((one, other) => (one.km ?? FAR) - (other.km ?? FAR));
}
