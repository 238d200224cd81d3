import { useSite, type LocationFilter } from '@forecourt/shared-contracts';
import { LocationPanel } from '../location-panel/LocationPanel';
import { filterLocations } from './filterLocations';
import { LocationGrid } from './LocationGrid';

/** The locations that a page asks for: nothing, one in full, or several as cards. */
export function LocationBlock({ filter }: { filter: LocationFilter }) {
  const { locations } = useSite();
  const shown = filterLocations(locations, filter);
  const [only] = shown;
  if (!only) return null;
  return shown.length === 1 ? <LocationPanel location={only} headingLevel={3} /> : <LocationGrid locations={shown} headingLevel={3} />;
}
