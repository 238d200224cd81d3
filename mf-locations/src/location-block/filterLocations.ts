import { uniqueLocations, type Location, type LocationFilter } from '@forecourt/shared-contracts';
import { kindOf } from '../location/locationKind';

const MATCHES: Readonly<Record<Exclude<LocationFilter, number>, (location: Location) => boolean>> = {
  primary: ({ primary }) => primary,
  sales: (location) => kindOf(location) === 'sales',
  service: (location) => kindOf(location) === 'service',
  parts: (location) => kindOf(location) === 'parts',
  'service-and-parts': (location) => ['service', 'parts'].includes(kindOf(location)),
  all: () => true,
};

/** Locations that visitors may see and the filter asks for, each place once. */
export function filterLocations(locations: readonly Location[], filter: LocationFilter): Location[] {
  const matches = typeof filter === 'number' ? ({ id }: Location) => id === filter : MATCHES[filter];
  return uniqueLocations(locations.filter((location) => location.visible && matches(location)));
}
