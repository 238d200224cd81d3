import { createHash } from 'node:crypto';
import { visibleUntil, type Car } from '@forecourt/shared-contracts';
import { CAR_INDEX_SETTINGS, CAR_ORDERS } from './carIndex';
import type { IndexRecord, RecordRow } from './core/record';
import { namedAttributes } from './core/settings';
import { orderSettings } from './foundIndex';

/** What facts are made of. */
const FACT_SOURCES = ['id', 'status', 'reserved', 'photos_count', 'price', 'sold_date_timestamp', 'created_at', 'location_slug'] as const;
type FactSource = Pick<Car, Exclude<(typeof FACT_SOURCES)[number], 'location_slug'>> & { location_slug: string | null };

/** Cars that can be bought now come first, then those with pictures and a price (AP-022). */
function customRank(car: FactSource): number {
  const standing = { in_stock: 20, coming_soon: 10, sold: 0 }[car.status];
  return standing - (car.reserved ? 5 : 0) + (car.photos_count > 0 ? 2 : 0) + (car.price === null ? 0 : 1);
}

const slugOf = (car: Car) => car.location?.slug ?? null;

/** What the index adds to a car, for filters and orders. */
function factsOf(car: FactSource) {
  const created = Date.parse(car.created_at);
  return {
    objectID: String(car.id),
    visible_until: visibleUntil(car),
    location_slug: car.location_slug,
    created_at_timestamp: Number.isNaN(created) ? null : Math.floor(created / 1000),
    custom_rank: customRank(car),
  };
}

/** A car as the index holds it: the whole car, so that a card can be drawn from a hit, and what filters need. */
export const carRecord = (car: Car): IndexRecord => ({ ...car, ...factsOf({ ...car, location_slug: slugOf(car) }) });

const FACTS = ['objectID', 'visible_until', 'created_at_timestamp', 'custom_rank'] as const;

/** Every attribute of a car that the index reads, first those that facts are made of. */
const SEARCHED: readonly string[] = [
  ...FACT_SOURCES,
  ...namedAttributes(CAR_INDEX_SETTINGS, Object.values(orderSettings(CAR_ORDERS))).filter((name) => ![...FACT_SOURCES, ...FACTS].includes(name as never)),
];

/** Tells apart what two releases read of a car. */
export const SEARCHED_AS = createHash('sha1').update(SEARCHED.join()).digest('base64url');

const searchedValues = (car: Car): unknown[] => {
  const all: Readonly<Record<string, unknown>> = { ...car, location_slug: slugOf(car) };
  return SEARCHED.map((name) => all[name] ?? null);
};

/**
 * What the index reads of a car, as JSON: a list of values, a tenth of the car. It is kept beside the car, as reading
 * whole cars takes most of building an index.
 */
export const searchedText = (car: Car): string => JSON.stringify(searchedValues(car));

/** A stored car. */
export interface CarText {
  /** The whole car as JSON. */
  text: string;
  /** `searchedText` of the car; null where that is not known. */
  searched: string | null;
}

/** What the values of a car's row stand for. */
export const CAR_ROW: readonly string[] = [...SEARCHED, ...FACTS];

/** `carRecord` of a stored car: what is indexed of it in the order of CAR_ROW, and its JSON as it is, with the facts behind it. */
export function carRow({ text, searched }: CarText): RecordRow {
  const values = searched === null ? searchedValues(JSON.parse(text) as Car) : (JSON.parse(searched) as unknown[]);
  const [id, status, reserved, photos_count, price, sold_date_timestamp, created_at, location_slug] = values;
  const facts = factsOf({ id, status, reserved, photos_count, price, sold_date_timestamp, created_at, location_slug } as FactSource);
  for (const name of FACTS) values.push(facts[name]);
  return { values, parts: [text.slice(0, -1), `,${JSON.stringify(facts).slice(1)}`] };
}
