import { type SlotModule, type SpecialHours } from '@forecourt/shared-contracts';
import { filterLocations } from '../location-block/filterLocations';
import { loadDepartmentHours } from '../opening-hours/loadDepartmentHours';

export { LocationBlock as Component } from '../location-block/LocationBlock';

type LocationBlockModule = SlotModule<'location-block', SpecialHours[]>;

export const dataKey: LocationBlockModule['dataKey'] = ({ filter }) => String(filter);

/** Special hours of the only match; cards of several locations have no opening hours. */
export const loader: LocationBlockModule['loader'] = ({ filter }, context) => {
  const [only, ...others] = filterLocations(context.site.locations, filter);
  return only && others.length === 0 ? loadDepartmentHours(only, context) : [];
};
