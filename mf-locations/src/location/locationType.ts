import type { Location } from '@forecourt/shared-contracts';

/** Location types with their labels, in display order. */
export const LOCATION_TYPES = [
  { value: 'sales', label: 'Sales' },
  { value: 'service', label: 'Service' },
  { value: 'parts', label: 'Parts' },
  { value: 'car-buying', label: 'Car Buying' },
] as const;

/** Type of a location; an empty one counts as sales. */
export const typeOf = ({ location_type }: Pick<Location, 'location_type'>) => location_type || 'sales';
