import { FEED_COLUMNS, FEED_FIELDS, type FeedColumn, type FeedField } from './feedColumns';

/**
 * The column of each field, for example { make: 'Maker' }. `key` identifies a car from one import to the next;
 * without it the stock number does, then the VIN, then a hash of the car's constant attributes.
 */
export type ColumnMapping = Partial<Record<FeedField, string>>;

/** The mapping does not fit the file; the message names the column or field. */
export class MappingError extends Error {
  override readonly name = 'MappingError';
  readonly code = 'invalid_mapping';
}

/** 'Stock Number', 'stock_number' and 'StockNumber' are one name. */
const normalizeName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const REQUIRED: readonly FeedField[] = ['make', 'model', 'year'];

function isNameOf(field: FeedField, column: string): boolean {
  const { names }: FeedColumn = FEED_COLUMNS[field];
  const name = normalizeName(column);
  return name === normalizeName(field) || names.includes(name);
}

/** The given mapping, completed with the columns that have a known heading; a column serves one field. */
export function mappingFor(columns: readonly string[], given: ColumnMapping = {}): ColumnMapping {
  const unknown = Object.keys(given).filter((field) => !Object.hasOwn(FEED_COLUMNS, field));
  if (unknown.length > 0)
    throw new MappingError(`The mapping has no field ${unknown.join(', ')}; "forecourt stock template" lists the fields.`);
  const mapping: ColumnMapping = {};
  const taken = new Set(Object.values(given));
  for (const field of FEED_FIELDS) {
    const column = given[field] ?? columns.find((each) => !taken.has(each) && isNameOf(field, each));
    if (column === undefined) continue;
    if (!columns.includes(column))
      throw new MappingError(`The mapping names column "${column}" for ${field}, but the file has only: ${columns.join(', ')}.`);
    mapping[field] = column;
    taken.add(column);
  }
  const missing = REQUIRED.filter((field) => mapping[field] === undefined);
  if (missing.length > 0) throw new MappingError(`No column is mapped to ${missing.join(', ')}; the file has: ${columns.join(', ')}.`);
  return mapping;
}
