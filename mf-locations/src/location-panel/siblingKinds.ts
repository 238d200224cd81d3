import type { Location } from '@forecourt/shared-contracts';
import { kindOf, LOCATION_KINDS } from '../location/locationKind';

/** One counter at a place, with the label under which it is offered. */
export interface KindOfPlace {
  value: string;
  label: string;
  location: Location;
}

const placeOf = ({ address, dealership_id }: Location) => `${dealership_id}|${address.street.trim().toLowerCase()}|${address.postcode}`;

/** The counters that share a dealer's street address: Sales, Service, Parts, Car Buying, each once. */
export function kindsAtPlace(location: Location, locations: readonly Location[]): KindOfPlace[] {
  const neighbours = locations.filter((each) => each.visible && placeOf(each) === placeOf(location));
  return LOCATION_KINDS.flatMap(({ value, label }) => {
    const found = kindOf(location) === value ? location : neighbours.find((each) => kindOf(each) === value);
    return found ? [{ value, label, location: found }] : [];
  });
}
