import { Slot, useSite, type SlotHydration, type SpecialHours } from '@forecourt/shared-contracts';
import type { LocationSelection } from '../contract';
import { LocationPanel } from '../location-panel/LocationPanel';
import { filterLocations } from './filterLocations';
import { LocationGrid } from './LocationGrid';

export interface LocationBlockProps extends LocationSelection {
  /** Special hours of the only match. */
  data: readonly SpecialHours[];
  /** Of this block, and so of the block by type in its place. */
  hydrate?: SlotHydration;
}

/** Locations of a selection: none, one in full, or several as cards. */
export function LocationBlock({ data: specialHours, hydrate, ...selection }: LocationBlockProps) {
  const { locations, switches } = useSite();
  const matching = filterLocations(locations, selection);
  const [only, ...others] = matching;
  if (!only) return null;
  if (others.length === 0) return <LocationPanel location={only} specialHours={specialHours} headingLevel={3} />;
  if (selection.filter === 'all' && switches.allLocationsLazyBlock)
    return <Slot name="locations-by-type" {...selection} hydrate={hydrate} />;
  return <LocationGrid locations={matching} headingLevel={3} />;
}
