import type { Location } from '@forecourt/shared-contracts';
import type { LocationFilter } from '../contract';
import { typeOf } from '../location/locationType';
import { uniqueLocations } from './uniqueLocations';

const MATCHES: Readonly<Record<Exclude<LocationFilter, number>, (location: Location) => boolean>> = {
  primary: ({ primary }) => primary,
  sales: (location) => typeOf(location) === 'sales',
  service: (location) => typeOf(location) === 'service',
  parts: (location) => typeOf(location) === 'parts',
  'service-and-parts': (location) => ['service', 'parts'].includes(typeOf(location)),
  all: () => true,
};

/** Visible locations that match the filter, without duplicates. */
export function filterLocations(locations: readonly Location[], filter: LocationFilter): Location[] {
  const matches = typeof filter === 'number' ? ({ id }: Location) => id === filter : MATCHES[filter];
  return uniqueLocations(locations.filter((location) => location.visible && matches(location)));
}
