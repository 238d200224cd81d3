/** A record as the index stores it: any JSON object with an objectID. */
export type IndexRecord = { readonly objectID: string } & Readonly<Record<string, unknown>>;

/** A record and its JSON. */
export interface RecordText {
  record: IndexRecord;
  text: string;
}

/**
 * The indexed values of a record, in the order of a `RowFormat`, and its whole JSON, split into consecutive parts.
 * `common` contains values that many records share, as JSON lists: equal texts are parsed once.
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

/** The value at a path such as 'variant.torque', a list of values when the path leads through a list; undefined without a value. */
export function valueAt(record: Readonly<Record<string, unknown>>, attribute: string): unknown {
  const own = record[attribute];
  if (own !== undefined || !attribute.includes('.')) return own;
  return valueBelow(record, attribute.split('.'));
}

/** A value as a column stores it: one number, or a list. */
export type ColumnKey = number | readonly number[];

/** Reads one attribute of a record or of a record's row. */
export type Reader = (source: object) => unknown;

/** The reader of an attribute for records. */
export function readerOf(attribute: string): Reader {
  return (record) => valueAt(record as IndexRecord, attribute);
}

/** The reader of an attribute for lists of values in this order; null for an attribute that the order does not contain. */
export const listReaderOf =
  (order: readonly string[]) =>
  (attribute: string): Reader | null => {
    const index = order.indexOf(attribute);
    return index < 0 ? null : (values) => (values as readonly unknown[])[index];
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

/** Sets a value at a path, and creates missing objects along it. */
export function assignPath(target: Record<string, unknown>, attribute: string, value: unknown): void {
  const steps = attribute.split('.');
  let inner = target;
  for (const step of steps.slice(0, -1)) {
    if (!Object.hasOwn(inner, step) || typeof inner[step] !== 'object' || inner[step] === null) define(inner, step, {});
    inner = inner[step] as Record<string, unknown>;
  }
  define(inner, steps.at(-1) as string, value);
}

/** Sets an attribute whose name is user input, also `__proto__`. `defineProperty` is many times slower than an assignment. */
export function define(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  else target[name] = value;
}

/** The part of a record that may be read; null: all of it. */
export function readableRecord(record: IndexRecord, readable: readonly string[] | null): IndexRecord {
  return readable === null ? record : (pickAttributes(record, readable) as IndexRecord);
}

/** The attributes that a search requests: `*` is all, `-name` excludes one, the value at a path remains nested. */
export function pickAttributes(record: IndexRecord, requested: readonly string[], hidden: readonly string[] = []): Record<string, unknown> {
  const excluded = [...requested.filter((name) => name.startsWith('-')).map((name) => name.slice(1)), ...hidden];
  const isAll = requested.includes('*') || (requested.length > 0 && requested.every((name) => name.startsWith('-')));
  if (isAll && excluded.length === 0) return { ...record };
  if (isAll) return Object.fromEntries(Object.entries(record).filter(([name]) => name === 'objectID' || !excluded.includes(name)));
  const picked: Record<string, unknown> = {};
  for (const name of requested) {
    if (excluded.some((each) => name === each || name.startsWith(`${each}.`))) continue;
    const value = valueAt(record, name);
    if (value === undefined) continue;
    if (Object.hasOwn(record, name)) define(picked, name, value);
    else assignPath(picked, name, value);
  }
  picked.objectID = record.objectID;
  return picked;
}
