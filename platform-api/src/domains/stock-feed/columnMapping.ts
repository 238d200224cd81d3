/** Attributes of a car that a column of a feed can hold. */
export const FEED_FIELDS = [
  'key',
  'make',
  'model',
  'title',
  'badge',
  'series',
  'year',
  'car_type',
  'transmission',
  'engine',
  'cylinders',
  'drive',
  'fuel',
  'consumption',
  'km',
  'colours',
  'location',
  'city',
  'state',
  'body',
  'doors',
  'seats',
  'price',
  'stocknum',
  'vin',
  'regplate',
  'comments',
  'features',
  'images',
] as const;
export type FeedField = (typeof FEED_FIELDS)[number];

/**
 * The column of each attribute, for example { make: 'Brand' }. `key` identifies a car from one import to the next;
 * without it the stock number does, then the VIN, then a hash of the car's constant attributes.
 */
export type ColumnMapping = Partial<Record<FeedField, string>>;

/** The mapping does not fit the file; the message names the missing column. */
export class MappingError extends Error {
  override readonly name = 'MappingError';
  readonly code = 'invalid_mapping';
}

/** Common column names of each attribute, as returned by `normalizeName`. */
const COMMON_NAMES: Record<FeedField, readonly string[]> = {
  key: [],
  make: ['make', 'brand'],
  model: ['model'],
  title: ['title', 'name'],
  badge: ['badge', 'variant'],
  series: ['series'],
  year: ['year'],
  car_type: ['usedornew', 'cartype', 'condition'],
  transmission: ['transmission', 'trans'],
  engine: ['engine'],
  cylinders: ['cylindersinengine', 'cylinders'],
  drive: ['drivetype', 'drive'],
  fuel: ['fueltype', 'fuel'],
  consumption: ['fuelconsumption'],
  km: ['kilometres', 'km', 'odometer'],
  colours: ['colourextint', 'colour', 'color'],
  location: ['location'],
  city: ['city', 'suburb'],
  state: ['state'],
  body: ['bodytype', 'body'],
  doors: ['doors'],
  seats: ['seats'],
  price: ['price'],
  stocknum: ['stocknum', 'stocknumber', 'stockno', 'stock'],
  vin: ['vin'],
  regplate: ['regplate', 'rego'],
  comments: ['dealercomments', 'comments', 'description'],
  features: ['features', 'standardequipment'],
  images: ['images', 'photos'],
};

/** 'Stock Number', 'stock_number' and 'StockNumber' are one name. */
const normalizeName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const REQUIRED: readonly FeedField[] = ['make', 'model', 'year'];

/** The given mapping, completed with columns that have a common name. */
export function mappingFor(columns: readonly string[], given: ColumnMapping = {}): ColumnMapping {
  const mapping: ColumnMapping = {};
  for (const field of FEED_FIELDS) {
    const column = given[field] ?? columns.find((each) => COMMON_NAMES[field].includes(normalizeName(each)));
    if (column === undefined) continue;
    if (!columns.includes(column))
      throw new MappingError(`The mapping names column "${column}" for ${field}, but the file has only: ${columns.join(', ')}.`);
    mapping[field] = column;
  }
  const missing = REQUIRED.filter((field) => mapping[field] === undefined);
  if (missing.length > 0) throw new MappingError(`No column is mapped to ${missing.join(', ')}; the file has: ${columns.join(', ')}.`);
  return mapping;
}
