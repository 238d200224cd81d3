import { createHash } from 'node:crypto';
import type { ColumnMapping, FeedField } from './columnMapping';
import {
  parseBadge,
  parseCarType,
  parseColours,
  normalizeDrive,
  parseEngine,
  cellText,
  parseNumber,
  parseLocation,
  simpleBody,
  simpleFuel,
  simpleTransmission,
} from './feedValues';

/** One line of a feed by column name. */
export type FeedRow = Readonly<Record<string, string>>;

/** Attributes of one car as read from the feed, by the names of the Car entity; not validated yet. */
export interface FeedCar {
  attributes: Readonly<Record<string, unknown>> & { year: number | null; make: string | null; model: string | null };
  /** Identifies the car in this feed. */
  key: string;
}

/** The attributes of a car that a feed can fill. */
export const FEED_ATTRIBUTES = [
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

const list = (cell: string | null) => (cell === null ? [] : cell.split(/[|;]/).flatMap((each) => cellText(each) ?? []));

/** The key of a car; without a key column, a hash of attributes that do not change, so not of the price. */
function keyOf(cell: (field: FeedField) => string | undefined): string {
  const explicit = cellText(cell('key')) ?? cellText(cell('stocknum')) ?? cellText(cell('vin'));
  if (explicit !== null) return explicit;
  const constant: FeedField[] = [
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
    .update(JSON.stringify(constant.map((field) => cellText(cell(field)))))
    .digest('hex')
    .slice(0, 32)}`;
}

/** Reads the attributes of one line. */
export function readFeedRow(row: FeedRow, mapping: ColumnMapping): FeedCar {
  const cell = (field: FeedField) => (mapping[field] === undefined ? undefined : row[mapping[field]]);
  const year = parseNumber(cell('year'));
  const make = cellText(cell('make'));
  const model = cellText(cell('model'));
  const badge = cellText(cell('badge')) ?? parseBadge(cellText(cell('title')), year ?? 0, make ?? '', model ?? '');
  const { cylinders, litres } = parseEngine(cell('engine'));
  const allCylinders = cylinders ?? parseNumber(cell('cylinders'));
  const { outside, inside } = parseColours(cell('colours'));
  const location = parseLocation(cell('location'));
  const fuel = cellText(cell('fuel'));
  const body = cellText(cell('body'));
  const trans = cellText(cell('transmission'));
  const consumption = parseNumber(cell('consumption'));
  const images = list(cellText(cell('images')));
  return {
    key: keyOf(cell),
    attributes: {
      year,
      make,
      model,
      badge,
      name: [year, make, model, badge].filter((part) => part !== null).join(' '),
      series: cellText(cell('series')),
      car_type: parseCarType(cell('car_type')),
      body,
      simple_body: simpleBody(body),
      colour: outside,
      interior_colour: inside,
      drive: normalizeDrive(cellText(cell('drive'))),
      seats: parseNumber(cell('seats')),
      doors: parseNumber(cell('doors')),
      engine_size: litres === null ? null : `${litres.toFixed(1)}L`,
      engine_size_litres: litres,
      cylinders: allCylinders,
      trans,
      simple_transmission: simpleTransmission(trans),
      fuel,
      simple_fuel: simpleFuel(fuel),
      km: parseNumber(cell('km')),
      price: parseNumber(cell('price')),
      city: cellText(cell('city')) ?? location.city,
      state: cellText(cell('state')) ?? location.state,
      stocknum: cellText(cell('stocknum')),
      vin: cellText(cell('vin')),
      regplate: cellText(cell('regplate')),
      dealercomments: cellText(cell('comments')),
      standardEquipment: list(cellText(cell('features'))),
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
