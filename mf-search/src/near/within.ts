import { kmTo, type Location, type Near, type SearchState, type SiteConfig } from '@forecourt/shared-contracts';
import { knownPlace } from './places';

type Locations = Pick<SiteConfig, 'locations'>;

/** Ids of the locations within a distance; null without one, and while the place of its postcode is not known. */
export function locationsWithin({ locations }: Locations, near: Near | undefined): number[] | null {
  const place = near ? knownPlace(near.postcode) : null;
  if (!near || !place) return null;
  const isWithin = (location: Location) => {
    const km = kmTo(location, place);
    return km !== null && km <= near.km;
  };
  return locations.filter(isWithin).map(({ id }) => id);
}

/** A search without the distance from a postcode whose place is not known: it filters nothing, and nothing says that it does. */
export function withKnownPlace(state: SearchState): SearchState {
  return state.near && !knownPlace(state.near.postcode) ? { ...state, near: undefined } : state;
}

/** Whether a distance distinguishes the locations of a site: they are at more than one place. */
export function hasSeveralPlaces({ locations }: Locations): boolean {
  const places = locations.flatMap(({ visible, address: { lat, long } }) =>
    visible && lat !== null && long !== null ? [`${lat} ${long}`] : [],
  );
  return new Set(places).size > 1;
}
