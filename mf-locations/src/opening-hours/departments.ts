import type { Location } from '@forecourt/shared-contracts';
import { typeOf, LOCATION_TYPES } from '../location/locationType';

/** A department at a street address, with the label of its option. */
export interface Department {
  value: string;
  label: string;
  location: Location;
}

const addressKeyOf = ({ address, dealership_id }: Location) =>
  `${dealership_id}|${address.street.trim().toLowerCase()}|${address.postcode}`;

/** The first location of each address of a dealer; the others are its departments. */
export function oneOfEachAddress(locations: readonly Location[]): Location[] {
  const keys = locations.map(addressKeyOf);
  return locations.filter((_location, index) => keys.indexOf(keys[index] as string) === index);
}

/** Departments of a dealer at the same street address: Sales, Service, Parts, Car Buying, each once. */
export function departmentsAt(location: Location, locations: readonly Location[]): Department[] {
  const siblings = locations.filter((each) => each.visible && addressKeyOf(each) === addressKeyOf(location));
  return LOCATION_TYPES.flatMap(({ value, label }) => {
    const found = typeOf(location) === value ? location : siblings.find((each) => typeOf(each) === value);
    return found ? [{ value, label, location: found }] : [];
  });
}
