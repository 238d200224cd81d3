/** Where a warning goes: `console.warn` in the product, a list in a test. */
export type Warn = (message: string) => void;

const REPORTED_REASONS = 5;

/** Warning for data that should be a list and is not. */
export const noListWarning = (name: string) => `The list of ${name} is not an array; it is treated as empty.`;

/** Warning for records that were dropped from a list: how many, and the reasons of the first ones. */
export function droppedWarning(name: string, total: number, reasons: readonly string[]): string {
  const more = reasons.length > REPORTED_REASONS ? ` and ${reasons.length - REPORTED_REASONS} more` : '';
  return `${reasons.length} of ${total} ${name} dropped: ${reasons.slice(0, REPORTED_REASONS).join('; ')}${more}.`;
}

/** Required keys of each kind of record; cars, models and locations need a slug for the address of their page. */
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
 * The records of a response that can be displayed: those without id, or without slug where their kind needs one, are
 * dropped with one warning. For pages, which trust the back end for the other fields.
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
