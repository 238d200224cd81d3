import type { AustralianState, Location } from '@forecourt/shared-contracts';

const NAMES: Readonly<Record<AustralianState, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

interface StateLocations {
  state: string;
  /** In full; the code of one that Australia does not have. */
  name: string;
  locations: readonly Location[];
}

const codeOf = ({ address }: Location) => address.state.trim().toUpperCase();

/** Locations by state, both in the order of the site; those without a state are left out. */
export function locationsByState(locations: readonly Location[]): StateLocations[] {
  const states = [...new Set(locations.map(codeOf))].filter((state) => state !== '');
  return states.map((state) => ({
    state,
    name: NAMES[state as AustralianState] ?? state,
    locations: locations.filter((location) => codeOf(location) === state),
  }));
}
