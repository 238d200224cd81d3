import { useSite, type SpecialHours } from '@forecourt/shared-contracts';
import type { LocationFilter } from '../contract';
import { LocationPanel } from '../location-panel/LocationPanel';
import { filterLocations } from './filterLocations';
import { LocationGrid } from './LocationGrid';

export interface LocationBlockProps {
  filter: LocationFilter;
  /** Special hours of the only match. */
  data: readonly SpecialHours[];
}

/** Locations that match a filter: none, one in full, or several as cards. */
export function LocationBlock({ filter, data: specialHours }: LocationBlockProps) {
  const { locations } = useSite();
  const matching = filterLocations(locations, filter);
  const [only] = matching;
  if (!only) return null;
  return matching.length === 1 ? (
    <LocationPanel location={only} specialHours={specialHours} headingLevel={3} />
  ) : (
    <LocationGrid locations={matching} headingLevel={3} />
  );
}
