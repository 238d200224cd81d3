import { createHash } from 'node:crypto';
import { namedAttributes, sortReplicaSettings, type IndexRecord, type RecordRow, type RowFormat } from '@forecourt/search-engine';
import { cardPhotos, type Car } from '@forecourt/shared-contracts';
import { visibleUntil } from '@forecourt/shared-contracts/back-end';
import { CAR_INDEX_SETTINGS, CAR_REPLICAS } from './carIndexSettings';

/** Cars that can be bought now rank first, then those with images and a price (AP-022). */
function customRank(car: Car): number {
  const statusRank = { in_stock: 20, coming_soon: 10, sold: 0 }[car.status];
  return statusRank - (car.reserved ? 5 : 0) + (car.photos_count > 0 ? 2 : 0) + (car.price === null ? 0 : 1);
}

/** Attributes that the index adds to a car, for filters, sorting and cards. */
function derivedAttributes(car: Car) {
  const created = Date.parse(car.created_at);
  return {
    objectID: String(car.id),
    visible_until: visibleUntil(car),
    location_slug: car.location?.slug ?? null,
    created_at_timestamp: Number.isNaN(created) ? null : Math.floor(created / 1000),
    custom_rank: customRank(car),
    card_photos: cardPhotos(car),
  };
}

/** The record of a car: the whole car, so that a card can be rendered from a hit, and the derived attributes. */
export const toCarRecord = (car: Car): IndexRecord => ({ ...car, ...derivedAttributes(car) });

/** Attributes that many cars have in common: by model, by location and by status. */
const COMMON = [
  [
    'make',
    'model',
    'badge',
    'series',
    'body',
    'simple_body',
    'simple_fuel',
    'simple_transmission',
    'drive',
    'seats',
    'doors',
    'cylinders',
    'engine_size_litres',
    'sleeps',
    'body_length',
    'tare_weight',
    'axle_type',
    'item_type',
  ],
  ['location_id', 'location_slug', 'location_name', 'city', 'state', 'dealership_id', 'dealership_slug', 'dealership_name'],
  ['status', 'reserved', 'certified', 'car_type', 'tag', 'price_type', 'show_on_dealer_website', 'custom_rank', '_tags'],
];

/** The position of every indexed attribute in a row. */
export const CAR_ROW_FORMAT: RowFormat = {
  own: [
    'objectID',
    ...namedAttributes(CAR_INDEX_SETTINGS, Object.values(sortReplicaSettings(CAR_REPLICAS))).filter(
      (name) => !COMMON.flat().includes(name),
    ),
  ],
  common: COMMON,
};

/**
 * The row of a car, stored beside its JSON, as parsing whole cars takes most of the time of building an index: a line of
 * JSON for each list of CAR_ROW_FORMAT, the car's own last, and a line with the derived attributes that end the record's JSON.
 */
export function carIndexRow(car: Car): string {
  const derived = derivedAttributes(car);
  const all: Readonly<Record<string, unknown>> = { ...car, ...derived };
  const lists = [...CAR_ROW_FORMAT.common, CAR_ROW_FORMAT.own].map((names) => JSON.stringify(names.map((name) => all[name] ?? null)));
  return [...lists, JSON.stringify(derived).replace('{', ',')].join('\n');
}

const SAMPLE_PHOTOS = Array.from({ length: 9 }, (_each, index) => ({ url: `${index}.jpg` }));

/** A car for each combination that the derived attributes depend on. */
function* sampleCars(): Generator<Car> {
  for (const status of ['in_stock', 'coming_soon', 'sold'])
    for (const reserved of [false, true])
      for (const photos_count of [0, 1])
        for (const price of [null, 1])
          for (const sold_date_timestamp of [null, 1])
            yield {
              id: 1,
              status,
              reserved,
              photos_count,
              images: SAMPLE_PHOTOS,
              price,
              sold_date_timestamp,
              created_at: '2026-01-01',
            } as unknown as Car;
}

/** Changes when a release indexes other attributes or derives them differently. */
export const INDEX_ROW_VERSION = createHash('sha1')
  .update(JSON.stringify([CAR_ROW_FORMAT, [...sampleCars()].map(carIndexRow)]))
  .digest('base64url');

/** A stored car. */
export interface CarJson {
  /** The whole car. */
  json: string;
  /** `carIndexRow` of the car; null where the stored one is missing or outdated. */
  indexRow: string | null;
}

/**
 * `toCarRecord` of a stored car without parsing its JSON: the indexed values in the order of CAR_ROW_FORMAT, and the record's JSON in
 * parts.
 */
export function toRecordRow({ json, indexRow }: CarJson): RecordRow {
  const common = (indexRow ?? carIndexRow(JSON.parse(json) as Car)).split('\n');
  const derived = common.pop() as string;
  const own = JSON.parse(common.pop() as string) as unknown[];
  return { own, common, parts: [json.slice(0, -1), derived] };
}
