import { STATE_NAMES, stateOf, type Location } from '@forecourt/shared-contracts';

interface StateLocations {
  state: string;
  /** In full; the code of one that Australia does not have. */
  name: string;
  locations: readonly Location[];
}

const codeOf = ({ address }: Location) => stateOf(address.state) ?? address.state.trim().toUpperCase();

/** Locations by state, both in the order of the site; those without a state are left out. */
export function locationsByState(locations: readonly Location[]): StateLocations[] {
  const states = [...new Set(locations.map(codeOf))].filter((state) => state !== '');
  return states.map((state) => {
    const known = stateOf(state);
    return { state, name: known ? STATE_NAMES[known] : state, locations: locations.filter((location) => codeOf(location) === state) };
  });
}
