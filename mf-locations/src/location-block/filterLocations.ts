import type { Location } from '@forecourt/shared-contracts';
import type { LocationFilter, LocationSelection } from '../contract';
import { typeOf } from '../location/locationType';
import { sellsMake } from '../location/sellsMake';
import { uniqueLocations } from './uniqueLocations';

const MATCHES: Readonly<Record<Exclude<LocationFilter, number>, (location: Location) => boolean>> = {
  primary: ({ primary }) => primary,
  sales: (location) => typeOf(location) === 'sales',
  service: (location) => typeOf(location) === 'service',
  parts: (location) => typeOf(location) === 'parts',
  'service-and-parts': (location) => ['service', 'parts'].includes(typeOf(location)),
  all: () => true,
};

const matches = (location: Location, filter: LocationFilter) =>
  typeof filter === 'number' ? location.id === filter : MATCHES[filter](location);

/** Visible locations that pass every filter of the selection, without duplicates, in the order of the site. */
export function filterLocations(
  locations: readonly Location[],
  { filter, manufacturer, subtype, include, exclude = [], filterOut = [] }: LocationSelection,
): Location[] {
  return uniqueLocations(
    locations.filter(
      (location) =>
        location.visible &&
        matches(location, filter) &&
        (manufacturer === undefined || sellsMake(location, manufacturer)) &&
        (subtype === undefined || location.location_subtype === subtype) &&
        (include === undefined || include.includes(location.id)) &&
        !exclude.includes(location.id) &&
        !filterOut.includes(typeOf(location)) &&
        !filterOut.includes(location.location_subtype ?? ''),
    ),
  );
}
