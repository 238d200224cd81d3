import { createHash } from 'node:crypto';
import type { ColumnMapping, FeedField } from './columnMapping';
import {
  badgeIn,
  carTypeIn,
  coloursIn,
  driveName,
  engineIn,
  known,
  numberIn,
  placeIn,
  simpleBody,
  simpleFuel,
  simpleTransmission,
} from './feedValues';

/** One line of a feed by column name. */
export type FeedRow = Readonly<Record<string, string>>;

/** Facts of one car, as far as the feed knows them, by the names of the Car entity; not yet checked. */
export interface FeedCar {
  facts: Readonly<Record<string, unknown>> & { year: number | null; make: string | null; model: string | null };
  /** What tells the car apart in this feed. */
  key: string;
}

/** The attributes of a car that a feed can fill. */
export const FEED_FACTS = [
  'year',
  'make',
  'model',
  'badge',
  'name',
  'series',
  'car_type',
  'body',
  'simple_body',
  'colour',
  'interior_colour',
  'drive',
  'seats',
  'doors',
  'engine_size',
  'engine_size_litres',
  'cylinders',
  'trans',
  'simple_transmission',
  'fuel',
  'simple_fuel',
  'km',
  'price',
  'city',
  'state',
  'stocknum',
  'vin',
  'regplate',
  'dealercomments',
  'standardEquipment',
  'images',
  'thumbnails',
  'photos_count',
  'primary_image_url',
  'variant',
] as const;

const list = (cell: string | null) => (cell === null ? [] : cell.split(/[|;]/).flatMap((each) => known(each) ?? []));

/** Price and kilometres may change while the car stays the same one. */
function keyOf(cell: (field: FeedField) => string | undefined): string {
  const named = known(cell('key')) ?? known(cell('stocknum')) ?? known(cell('vin'));
  if (named !== null) return named;
  const lasting: FeedField[] = [
    'make',
    'model',
    'title',
    'badge',
    'year',
    'car_type',
    'engine',
    'transmission',
    'colours',
    'location',
    'km',
    'body',
  ];
  return `facts:${createHash('sha256')
    .update(JSON.stringify(lasting.map((field) => known(cell(field)))))
    .digest('hex')
    .slice(0, 32)}`;
}

/** Reads the facts of one line. */
export function readFeedRow(row: FeedRow, mapping: ColumnMapping): FeedCar {
  const cell = (field: FeedField) => (mapping[field] === undefined ? undefined : row[mapping[field]]);
  const year = numberIn(cell('year'));
  const make = known(cell('make'));
  const model = known(cell('model'));
  const badge = known(cell('badge')) ?? badgeIn(known(cell('title')), year ?? 0, make ?? '', model ?? '');
  const { cylinders, litres } = engineIn(cell('engine'));
  const allCylinders = cylinders ?? numberIn(cell('cylinders'));
  const { outside, inside } = coloursIn(cell('colours'));
  const place = placeIn(cell('location'));
  const fuel = known(cell('fuel'));
  const body = known(cell('body'));
  const trans = known(cell('transmission'));
  const consumption = numberIn(cell('consumption'));
  const images = list(known(cell('images')));
  return {
    key: keyOf(cell),
    facts: {
      year,
      make,
      model,
      badge,
      name: [year, make, model, badge].filter((part) => part !== null).join(' '),
      series: known(cell('series')),
      car_type: carTypeIn(cell('car_type')),
      body,
      simple_body: simpleBody(body),
      colour: outside,
      interior_colour: inside,
      drive: driveName(known(cell('drive'))),
      seats: numberIn(cell('seats')),
      doors: numberIn(cell('doors')),
      engine_size: litres === null ? null : `${litres.toFixed(1)}L`,
      engine_size_litres: litres,
      cylinders: allCylinders,
      trans,
      simple_transmission: simpleTransmission(trans),
      fuel,
      simple_fuel: simpleFuel(fuel),
      km: numberIn(cell('km')),
      price: numberIn(cell('price')),
      city: known(cell('city')) ?? place.city,
      state: known(cell('state')) ?? place.state,
      stocknum: known(cell('stocknum')),
      vin: known(cell('vin')),
      regplate: known(cell('regplate')),
      dealercomments: known(cell('comments')),
      standardEquipment: list(known(cell('features'))),
      ...(images.length > 0 && {
        images: images.map((url) => ({ url })),
        thumbnails: images,
        photos_count: images.length,
        primary_image_url: images[0],
      }),
      variant: { cylinders: allCylinders, enginesize_litres: litres, fuelconsumptioncombined: consumption === 0 ? null : consumption },
    },
  };
}
