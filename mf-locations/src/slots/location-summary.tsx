import { useSite, type SlotProps, type SlotModule, type SpecialHours } from '@forecourt/shared-contracts';
import { visibleLocation } from '../location/visibleLocation';
import { LocationSummary } from '../location-summary/LocationSummary';
import { loadDepartmentHours } from '../opening-hours/loadDepartmentHours';

type LocationSummaryModule = SlotModule<'location-summary', SpecialHours[]>;

export const dataKey: LocationSummaryModule['dataKey'] = ({ locationId }) => String(locationId);

export const loader: LocationSummaryModule['loader'] = ({ locationId }, context) => {
  const location = visibleLocation(context.site, locationId);
  return location ? loadDepartmentHours(location, context) : [];
};

/** 'location-summary': a location in short; renders nothing for an unknown or hidden one. */
export function Component({ locationId, map = false, data: specialHours }: SlotProps<'location-summary'> & { data: SpecialHours[] }) {
  const location = visibleLocation(useSite(), locationId);
  return location ? <LocationSummary location={location} specialHours={specialHours} hasMap={map} /> : null;
}
