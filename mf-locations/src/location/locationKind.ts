import type { Location } from '@forecourt/shared-contracts';

/** Kinds of a location in the order in which they are offered. */
export const LOCATION_KINDS = [
  { value: 'sales', label: 'Sales' },
  { value: 'service', label: 'Service' },
  { value: 'parts', label: 'Parts' },
  { value: 'car-buying', label: 'Car Buying' },
] as const;

/** A location that does not say its kind is a sales yard. */
export const kindOf = ({ location_type }: Pick<Location, 'location_type'>) => location_type || 'sales';
