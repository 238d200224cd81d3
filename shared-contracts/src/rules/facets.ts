/**
 * Choice facets by their name in addresses and in SearchState.facets, with the attribute that the index filters
 *. A body is chosen by its simplified word, a location by its id, a dealership by its slug.
 */
export const FACET_ATTRIBUTES = {
  car_type: 'car_type',
  make: 'make',
  model: 'model',
  badge: 'badge',
  series: 'series',
  body: 'simple_body',
  simple_fuel: 'simple_fuel',
  simple_transmission: 'simple_transmission',
  drive: 'drive',
  colour: 'colour',
  seats: 'seats',
  doors: 'doors',
  city: 'city',
  state: 'state',
  dealership: 'dealership_slug',
  location: 'location_id',
  certified: 'certified',
  item_type: 'item_type',
  sleeps: 'sleeps',
} as const;
export type FacetName = keyof typeof FACET_ATTRIBUTES;

/** Number facets, by the same name in address and index. */
export const RANGE_FACETS = ['price', 'year', 'km'] as const;
export type RangeFacetName = (typeof RANGE_FACETS)[number];
