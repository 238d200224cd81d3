import { addDays, dateOf } from '@forecourt/shared-contracts';
import type { Mistake } from '@forecourt/shared-contracts/documents';
import { RELATIVE_DAY } from './words';

type Raw = Readonly<Record<string, unknown>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A day with a time, as programs and databases write it. */
const TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const A_DAY = 'must be a day such as 2026-12-24, or today+30d';
const A_TIME = 'must be a date such as 2026-12-24, or a time such as 2026-12-24T09:00:00+10:00';

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What is wrong with a text that is to be a day or a time: how it is written, or a day that the calendar does not have. */
function reasonOf(text: string, wanted: string): string | null {
  if (RELATIVE_DAY.test(text)) return null;
  if (!DAY.test(text) && !TIME.test(text)) return wanted;
  const day = dateOf(text);
  // 30 February is read as 2 March.
  return day !== null && addDays(day, 0) === day ? null : `${wanted}; ${text} does not exist`;
}

/** Days that are none, and an end before its beginning; the last of the fields is the end of `start_date`. */
export function dayMistakes(document: Raw, days: readonly string[]): Mistake[] {
  const given = days.flatMap((field) => (isText(document[field]) ? [{ field, text: document[field] }] : []));
  const broken = given.flatMap(({ field, text }) => {
    const reason = reasonOf(text, A_DAY);
    return reason === null ? [] : [{ path: [field], reason }];
  });
  if (broken.length > 0) return broken;
  const [from, until] = ['start_date', days.at(-1) ?? ''].map((field) => given.find((each) => each.field === field));
  // Days from the one of the import are compared by nobody.
  const areDates = [from, until].every((each) => each && !RELATIVE_DAY.test(each.text));
  return areDates && from && until && from.field !== until.field && until.text < from.text
    ? [{ path: [until.field], reason: `must not be before ${from.field}, which is ${from.text}` }]
    : [];
}

/** A field that is no day and no time. */
export function timeMistakes(document: Raw, field: string): Mistake[] {
  const text = document[field];
  const reason = isText(text) ? reasonOf(text, A_TIME) : null;
  return reason === null ? [] : [{ path: [field], reason }];
}
