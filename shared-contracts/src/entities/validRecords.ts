/** Where a warning goes: `console.warn` in the product, a list in a test. */
export type Warn = (message: string) => void;

const SHOWN_REASONS = 5;

/** What the console says of data that should be a list and is none (CO-002). */
export const noListWarning = (name: string) => `The list of ${name} is no list; it shows as empty.`;

/** What the console says of the records that were left out of a list (CO-002): how many, and why for the first ones. */
export function droppedWarning(name: string, total: number, reasons: readonly string[]): string {
  const more = reasons.length > SHOWN_REASONS ? ` and ${reasons.length - SHOWN_REASONS} more` : '';
  return `${reasons.length} of ${total} ${name} left out: ${reasons.slice(0, SHOWN_REASONS).join('; ')}${more}.`;
}

/** What names a record of each kind; cars, models and locations need a slug too, because their pages are addressed by it (CO-002). */
const KEYS = {
  cars: ['id', 'slug'],
  locations: ['id', 'slug'],
  models: ['slug'],
  offers: ['id'],
  reviews: ['id'],
  articles: ['id'],
  'promo cards': ['id'],
  products: ['id'],
} as const;
export type ListName = keyof typeof KEYS;

const isGiven = (value: unknown) => Number.isFinite(value) || (typeof value === 'string' && value.trim() !== '');

/**
 * The records of an answer that can be shown (CO-002): one without id, or without slug where its kind needs one, is left
 * out with one warning. For pages, which trust the back end for the rest; whoever takes data in checks it with a schema.
 */
export function validRecords<Entity extends object>(records: unknown, name: ListName, warn: Warn): Entity[] {
  if (!Array.isArray(records)) {
    warn(noListWarning(name));
    return [];
  }
  const missing = records.map((record) => KEYS[name].find((key) => !isGiven(record?.[key])));
  const reasons = missing.flatMap((key, index) => (key ? [`[${index}] ${key} is missing`] : []));
  if (reasons.length > 0) warn(droppedWarning(name, records.length, reasons));
  return records.filter((_record, index) => missing[index] === undefined);
}
