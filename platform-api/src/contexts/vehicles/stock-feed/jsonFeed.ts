import type { FeedLine } from './feedLine';
import type { FeedRow } from './feedRow';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
const isImage = (value: unknown): value is { url: string } => isObject(value) && typeof (value as { url?: unknown }).url === 'string';

/** The text that a CSV feed would have: a list is separated by |. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((each: unknown) => (isImage(each) ? each.url : textOf(each))).join(' | ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The cells of an object; the parts of an object within it have its name before a dot. */
const cellsOf = (car: object, prefix = ''): [string, string][] =>
  Object.entries(car).flatMap(([name, value]) =>
    isObject(value) ? cellsOf(value, `${prefix}${name}.`) : [[`${prefix}${name}`, textOf(value)] satisfies [string, string]],
  );
const rowOf = (car: object): FeedRow => Object.fromEntries(cellsOf(car));

const lineOf = (row: FeedRow, line: number, problem: string | null): FeedLine => ({
  line,
  row,
  problem,
  cell: (column) => row[column],
  parts: problem === null ? [] : [{ line, texts: [] }],
});

/** A car of a JSON list. */
export const jsonLine = (car: unknown, line: number): FeedLine =>
  isObject(car) ? lineOf(rowOf(car), line, null) : lineOf({}, line, 'not an object');

/** The columns of all cars of a JSON list: one leaves out what another has. */
export const jsonColumns = (cars: readonly unknown[]): string[] => [
  ...new Set(cars.flatMap((car) => (isObject(car) ? Object.keys(rowOf(car)) : []))),
];
