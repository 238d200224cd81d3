import { useSite, type SlotMap } from '@forecourt/shared-contracts';
import { LocationPanel } from '../location-panel/LocationPanel';

/** The panel of one location on another page; nothing where the site does not show that location. */
export function Component({ locationId }: SlotMap['location-panel']) {
  const { locations } = useSite();
  const location = locations.find(({ id, visible }) => visible && id === locationId);
  return location ? <LocationPanel location={location} headingLevel={2} /> : null;
}
