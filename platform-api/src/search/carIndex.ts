import { visibleUntil, type Car } from '@forecourt/shared-contracts';
import type { IndexRecord } from './core/record';
import type { IndexSettings } from './core/settings';

/** How cars are searched, counted and ordered. Replicas are named after the sort values of CO-069. */
export const CAR_INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: ['name', 'make', 'model', 'badge', 'series', 'body', 'colour', 'stocknum', 'simple_fuel'],
  attributesForFaceting: [
    'searchable(make)',
    'searchable(model)',
    'searchable(badge)',
    'searchable(series)',
    'searchable(body)',
    'searchable(simple_body)',
    'car_type',
    'searchable(simple_fuel)',
    'simple_transmission',
    'drive',
    'searchable(colour)',
    'searchable(city)',
    'state',
    'seats',
    'doors',
    'cylinders',
    'sleeps',
    'axle_type',
    'item_type',
    'searchable(dealership_name)',
    'dealership_slug',
    'location_slug',
    'searchable(location_name)',
    'certified',
    'reserved',
    'tag',
    'price_type',
    'price',
    'km',
    'year',
    'filterOnly(id)',
    'filterOnly(slug)',
    'filterOnly(stocknum)',
    'filterOnly(status)',
    'filterOnly(show_on_dealer_website)',
    'filterOnly(dealership_id)',
    'location_id',
  ],
  numericAttributesForFiltering: [
    'visible_until',
    'price',
    'before_price',
    'km',
    'year',
    'seats',
    'doors',
    'cylinders',
    'engine_size_litres',
    'sleeps',
    'body_length',
    'tare_weight',
    'id',
    'dealership_id',
    'location_id',
    'photos_count',
    'created_at_timestamp',
    'sold_date_timestamp',
  ],
  customRanking: [
    { attribute: 'custom_rank', direction: 'desc' },
    { attribute: 'created_at_timestamp', direction: 'desc' },
    { attribute: 'id', direction: 'desc' },
  ],
  replicas: {
    price_asc: { attribute: 'price', direction: 'asc' },
    price_desc: { attribute: 'price', direction: 'desc' },
    km_asc: { attribute: 'km', direction: 'asc' },
    year_desc: { attribute: 'year', direction: 'desc' },
    created_at_desc: { attribute: 'created_at_timestamp', direction: 'desc' },
  },
};

/** Cars that can be bought now come first, then those with pictures and a price (AP-022). */
function customRank(car: Car): number {
  const standing = { in_stock: 20, coming_soon: 10, sold: 0 }[car.status];
  return standing - (car.reserved ? 5 : 0) + (car.photos_count > 0 ? 2 : 0) + (car.price === null ? 0 : 1);
}

/** A car as the index holds it: the whole car, so that a card can be drawn from a hit, and what filters need. */
export function carRecord(car: Car): IndexRecord {
  const created = Date.parse(car.created_at);
  return {
    ...car,
    objectID: String(car.id),
    visible_until: visibleUntil(car),
    location_slug: car.location?.slug ?? null,
    created_at_timestamp: Number.isNaN(created) ? null : Math.floor(created / 1000),
    custom_rank: customRank(car),
  };
}
