import type { SlotModule, SpecialHours } from '@forecourt/shared-contracts';
import { filterLocations } from '../location-block/filterLocations';
import { loadDepartmentHours } from '../opening-hours/loadDepartmentHours';

export { LocationBlock as Component } from '../location-block/LocationBlock';

type LocationBlockModule = SlotModule<'location-block', SpecialHours[]>;

export const dataKey: LocationBlockModule['dataKey'] = (selection) => JSON.stringify(selection);

/** Special hours of the only match; cards of several locations have no opening hours. */
export const loader: LocationBlockModule['loader'] = (selection, context) => {
  const [only, ...others] = filterLocations(context.site.locations, selection);
  return only && others.length === 0 ? loadDepartmentHours(only, context) : [];
};
