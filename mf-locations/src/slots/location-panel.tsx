import { useSite, type SlotProps, type SlotModule, type SpecialHours } from '@forecourt/shared-contracts';
import { visibleLocation } from '../location/visibleLocation';
import { LocationPanel } from '../location-panel/LocationPanel';
import { loadDepartmentHours } from '../opening-hours/loadDepartmentHours';

type LocationPanelModule = SlotModule<'location-panel', SpecialHours[]>;

export const dataKey: LocationPanelModule['dataKey'] = ({ locationId }) => String(locationId);

export const loader: LocationPanelModule['loader'] = ({ locationId }, context) => {
  const location = visibleLocation(context.site, locationId);
  return location ? loadDepartmentHours(location, context) : [];
};

/** 'location-panel': details of one location; renders nothing for an unknown or hidden one. */
export function Component({ locationId, data: specialHours }: SlotProps<'location-panel'> & { data: SpecialHours[] }) {
  const location = visibleLocation(useSite(), locationId);
  return location ? <LocationPanel location={location} specialHours={specialHours} headingLevel={2} /> : null;
}
