import { useSite, type SlotMap } from '@forecourt/shared-contracts';
import { LocationPanel } from '../location-panel/LocationPanel';

/** 'location-panel': details of one location; renders nothing for an unknown or hidden one. */
export function Component({ locationId }: SlotMap['location-panel']) {
  const { locations } = useSite();
  const location = locations.find(({ id, visible }) => visible && id === locationId);
  return location ? <LocationPanel location={location} headingLevel={2} /> : null;
}
