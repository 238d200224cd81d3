import { createHash } from 'node:crypto';
import { visibleUntil, type Car } from '@forecourt/shared-contracts';
import { CAR_INDEX_SETTINGS, CAR_ORDERS } from './carIndexSettings';
import type { IndexRecord, RecordRow, RowOrder } from '../../engines/search-engine/record';
import { namedAttributes, sortReplicaSettings } from '../../engines/search-engine/settings';

/** Cars that can be bought now come first, then those with pictures and a price (AP-022). */
function customRank(car: Car): number {
  const standing = { in_stock: 20, coming_soon: 10, sold: 0 }[car.status];
  return standing - (car.reserved ? 5 : 0) + (car.photos_count > 0 ? 2 : 0) + (car.price === null ? 0 : 1);
}

/** What the index adds to a car, for filters and orders. */
function factsOf(car: Car) {
  const created = Date.parse(car.created_at);
  return {
    objectID: String(car.id),
    visible_until: visibleUntil(car),
    location_slug: car.location?.slug ?? null,
    created_at_timestamp: Number.isNaN(created) ? null : Math.floor(created / 1000),
    custom_rank: customRank(car),
  };
}

/** A car as the index holds it: the whole car, so that a card can be drawn from a hit, and what filters need. */
export const carRecord = (car: Car): IndexRecord => ({ ...car, ...factsOf(car) });

/** What a car has in common with others: those of its model, of its yard, and those that stand as it does. */
const COMMON = [
  [
    'make', 'model', 'badge', 'series', 'body', 'simple_body', 'simple_fuel', 'simple_transmission', 'drive', 'seats', 'doors',
    'cylinders', 'engine_size_litres', 'sleeps', 'body_length', 'tare_weight', 'axle_type', 'item_type',
  ],
  ['location_id', 'location_slug', 'location_name', 'city', 'state', 'dealership_id', 'dealership_slug', 'dealership_name'],
  ['status', 'reserved', 'certified', 'car_type', 'tag', 'price_type', 'show_on_dealer_website', 'custom_rank', '_tags'],
];

/** Where everything that the index reads of a car stands in its row. */
export const CAR_ROW: RowOrder = {
  own: ['objectID', ...namedAttributes(CAR_INDEX_SETTINGS, Object.values(sortReplicaSettings(CAR_ORDERS))).filter((name) => !COMMON.flat().includes(name))],
  common: COMMON,
};

/**
 * What the index needs of a car beside the car's own JSON: a line of JSON for each list of CAR_ROW, its own last,
 * and a line with the facts that end the record's JSON. It is kept beside the car, as reading whole cars takes most of
 * building an index.
 */
export function searchedText(car: Car): string {
  const facts = factsOf(car);
  const all: Readonly<Record<string, unknown>> = { ...car, ...facts };
  const lists = [...CAR_ROW.common, CAR_ROW.own].map((names) => JSON.stringify(names.map((name) => all[name] ?? null)));
  return [...lists, JSON.stringify(facts).replace('{', ',')].join('\n');
}

/** A car for each way in which its facts may come out. */
function* carsOfEachStanding(): Generator<Car> {
  for (const status of ['in_stock', 'coming_soon', 'sold'])
    for (const reserved of [false, true])
      for (const photos_count of [0, 1])
        for (const price of [null, 1])
          for (const sold_date_timestamp of [null, 1]) yield { id: 1, status, reserved, photos_count, price, sold_date_timestamp, created_at: '2026-01-01' } as Car;
}

/** Tells apart what two releases read of a car, and what they make of it. */
export const SEARCHED_AS = createHash('sha1')
  .update(JSON.stringify([CAR_ROW, [...carsOfEachStanding()].map(searchedText)]))
  .digest('base64url');

/** A stored car. */
export interface CarText {
  /** The whole car as JSON. */
  text: string;
  /** `searchedText` of the car; null where that is not known. */
  searched: string | null;
}

/** `carRecord` of a stored car: what is indexed of it as CAR_ROW says, and its JSON as it is, with the facts behind it. */
export function carRow({ text, searched }: CarText): RecordRow {
  const common = (searched ?? searchedText(JSON.parse(text) as Car)).split('\n');
  const facts = common.pop() as string;
  const own = JSON.parse(common.pop() as string) as unknown[];
  return { own, common, parts: [text.slice(0, -1), facts] };
}
