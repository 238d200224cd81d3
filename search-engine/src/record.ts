/** A record as the index keeps it: any JSON object with an objectID. */
export type IndexRecord = { readonly objectID: string } & Readonly<Record<string, unknown>>;

/** A record and its JSON. */
export interface RecordText {
  record: IndexRecord;
  text: string;
}

/**
 * What is indexed of a record, in an order that is told beside, and the whole of it as JSON in parts that follow one
 * another. Values that records have in common are lists in JSON: the same text is read once for all of them.
 */
export interface RecordRow {
  own: readonly unknown[];
  common: readonly string[];
  parts: readonly string[];
}

/** The attributes behind the values of a row. */
export interface RowFormat {
  own: readonly string[];
  common: readonly (readonly string[])[];
}

/** The value at a path such as 'variant.torque', of each object where a list stands on the way; undefined where there is none. */
export function valueAt(record: Readonly<Record<string, unknown>>, attribute: string): unknown {
  const own = record[attribute];
  if (own !== undefined || !attribute.includes('.')) return own;
  return valueBelow(record, attribute.split('.'));
}

/** What a column keeps for a value: one number, or a list. */
export type ColumnKey = number | readonly number[];

/** Reads one attribute of a record or of a record's row. */
export type Reader = (source: object) => unknown;

/** `valueAt` for many records. */
export function readerOf(attribute: string): Reader {
  return (record) => valueAt(record as IndexRecord, attribute);
}

/** The same for lists of values in this order; null for an attribute that is not among them. */
export const listReaderOf = (order: readonly string[]) => (attribute: string): Reader | null => {
  const place = order.indexOf(attribute);
  return place < 0 ? null : (values) => (values as readonly unknown[])[place];
};

function valueBelow(value: unknown, steps: readonly string[]): unknown {
  const [step, ...others] = steps;
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    const found = value.flatMap((each) => valueBelow(each, steps) ?? []);
    return found.length > 0 ? found : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  return valueBelow((value as Record<string, unknown>)[step], others);
}

/** Puts a value at a path, objects on the way included. */
export function assignPath(target: Record<string, unknown>, attribute: string, value: unknown): void {
  const steps = attribute.split('.');
  let inner = target;
  for (const step of steps.slice(0, -1)) {
    if (!Object.hasOwn(inner, step) || typeof inner[step] !== 'object' || inner[step] === null) define(inner, step, {});
    inner = inner[step] as Record<string, unknown>;
  }
  define(inner, steps.at(-1) as string, value);
}

/** A name from outside, `__proto__` included, as a plain attribute. Defining takes many times as long as setting. */
export function define(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  else target[name] = value;
}

/** The part of a record that may be read; null: all of it. */
export function readableRecord(record: IndexRecord, readable: readonly string[] | null): IndexRecord {
  return readable === null ? record : (pickAttributes(record, readable) as IndexRecord);
}

/** The attributes that a search asked for: `*` is all, `-name` leaves one out, a path keeps its nesting. */
export function pickAttributes(record: IndexRecord, wanted: readonly string[], hidden: readonly string[] = []): Record<string, unknown> {
  const without = [...wanted.filter((name) => name.startsWith('-')).map((name) => name.slice(1)), ...hidden];
  const isAll = wanted.includes('*') || (wanted.length > 0 && wanted.every((name) => name.startsWith('-')));
  if (isAll && without.length === 0) return { ...record };
  if (isAll) return Object.fromEntries(Object.entries(record).filter(([name]) => name === 'objectID' || !without.includes(name)));
  const picked: Record<string, unknown> = {};
  for (const name of wanted) {
    if (without.some((each) => name === each || name.startsWith(`${each}.`))) continue;
    const value = valueAt(record, name);
    if (value === undefined) continue;
    if (Object.hasOwn(record, name)) define(picked, name, value);
    else assignPath(picked, name, value);
  }
  picked.objectID = record.objectID;
  return picked;
}
