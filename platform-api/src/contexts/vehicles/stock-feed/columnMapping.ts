import { didYouMean } from '@forecourt/server-kit';
import { FEED_COLUMNS, FEED_FIELDS, type FeedField } from './feedColumns';
import { cleanHeading, withoutNumber } from './feedHeader';
import { fieldsLike, knownHeading } from './feedHeadings';

/**
 * The column of each field, for example { make: 'Maker' }. `key` identifies a car from one import to the next;
 * without it the stock number does, then the VIN, then a hash of the car's constant attributes.
 */
export type ColumnMapping = Partial<Record<FeedField, string>>;

/** A column that is not read, and the fields that its heading could mean. */
export interface UnusedColumn {
  column: string;
  couldBe: FeedField[];
}

/** The mapping does not fit the file; the message names the column or field. */
export class MappingError extends Error {
  override readonly name = 'MappingError';
  readonly code = 'invalid_mapping';
}

const REQUIRED: readonly FeedField[] = ['make', 'model', 'year'];

/** The given columns as the file has them; a heading may be given as it is written in the file, with quotation marks. */
function givenColumns(columns: readonly string[], given: ColumnMapping): ColumnMapping {
  const unknown = Object.keys(given).filter((field) => !Object.hasOwn(FEED_COLUMNS, field));
  if (unknown.length > 0)
    throw new MappingError(
      [
        ...unknown.map((field) => `There is no field ${field}${didYouMean(field, FEED_FIELDS) || '.'}`),
        '"forecourt stock template" lists the fields.',
      ].join(' '),
    );
  const entries = Object.entries(given).map(([field, column]) => {
    const found = columns.find((each) => each === column) ?? columns.find((each) => each === cleanHeading(String(column)));
    if (found === undefined)
      throw new MappingError(`The mapping names column "${column}" for ${field}, but the file has only: ${columns.join(', ')}.`);
    return [field, found];
  });
  return Object.fromEntries(entries) as ColumnMapping;
}

/** The columns of a file with a known heading, by field, the best first. Endings that several columns have are left out. */
function knownColumns(columns: readonly string[]): Map<FeedField, string> {
  const best = new Map<FeedField, { column: string; rank: number; isEnding: boolean; isShared: boolean }>();
  for (const column of columns) {
    const known = knownHeading(column);
    if (!known) continue;
    const { field, rank, isEnding } = known;
    const before = best.get(field);
    const isBetter = !before || (before.isEnding === isEnding ? rank < before.rank : before.isEnding);
    const isShared = isEnding && before?.isEnding === true;
    if (isBetter) best.set(field, { column, rank, isEnding, isShared });
    else if (isShared) before.isShared = true;
  }
  return new Map([...best].flatMap(([field, { column, isShared }]) => (isShared ? [] : [[field, column] as const])));
}

/** The columns that a mapping does not use, with the fields that each could be: its own, else those like it without a column. */
export function unusedColumns(columns: readonly string[], mapping: ColumnMapping): UnusedColumn[] {
  const used = new Set(Object.values(mapping));
  const free = FEED_FIELDS.filter((field) => mapping[field] === undefined);
  return columns
    .filter((column) => !used.has(column))
    .map((column) => {
      const known = knownHeading(withoutNumber(column));
      return { column, couldBe: known ? [known.field] : fieldsLike(column, free) };
    });
}

/** Why a mapping without a required field is refused, or null; it names the columns that could be the field. */
function missingProblem(columns: readonly string[], mapping: ColumnMapping): string | null {
  const missing = REQUIRED.filter((field) => mapping[field] === undefined);
  if (missing.length === 0) return null;
  const unused = unusedColumns(columns, mapping);
  const names = missing.map((field) => {
    const like = unused.filter(({ column }) => fieldsLike(column, [field]).length > 0).map(({ column }) => `${column}?`);
    return like.length > 0 ? `${field} (${like.join(', ')})` : field;
  });
  return `No column is mapped to ${names.join(', ')}; the file has: ${columns.join(', ')}. --map, or columns in the operator API, says what a column means.`;
}

/** The given mapping, completed with the columns that have a known heading; a column serves one field. */
export function mappingFor(columns: readonly string[], given: ColumnMapping = {}): ColumnMapping {
  const own = givenColumns(columns, given);
  const taken = new Set(Object.values(own));
  const known = knownColumns(columns.filter((column) => !taken.has(column)));
  const mapping: ColumnMapping = {};
  for (const field of FEED_FIELDS) {
    const column = own[field] ?? known.get(field);
    if (column !== undefined) mapping[field] = column;
  }
  const problem = missingProblem(columns, mapping);
  if (problem !== null) throw new MappingError(problem);
  return mapping;
}
