import { addDays } from '@forecourt/shared-contracts';
import { weekdayOf } from '@forecourt/shared-contracts/back-end';

export interface PublicHoliday {
  date: string;
  /** Everything stays shut; on other holidays showrooms open for a few hours. */
  isClosedDay: boolean;
}

const MONDAY = 1;
const day = (year: number, month: number, date: number) => new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** The nth Monday of a month; 0 is the last one. */
function monday(year: number, month: number, nth: number): string {
  if (nth === 0) {
    const last = day(year, month + 1, 0);
    return addDays(last, -((weekdayOf(last) - MONDAY + 7) % 7));
  }
  const first = day(year, month, 1);
  return addDays(first, ((MONDAY - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

/** Easter Sunday by the Gregorian reckoning. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(moon / 28) * Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const offset = full - ((year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7);
  const month = 3 + Math.floor((offset + 40) / 44);
  return day(year, month, offset + 28 - 31 * Math.floor(month / 4));
}

/** A holiday on a weekend is observed on the Monday after it. */
function observed(date: string): string {
  const weekday = weekdayOf(date);
  return weekday === 6 ? addDays(date, 2) : weekday === 0 ? addDays(date, 1) : date;
}

/** Holidays that only some states have, as [month, nth Monday]. */
const MONDAYS: Readonly<Record<string, readonly (readonly [month: number, nth: number])[]>> = {
  ACT: [[3, 2], [6, 2], [10, 1]],
  NSW: [[6, 2], [10, 1]],
  NT: [[5, 1], [6, 2], [8, 1]],
  QLD: [[5, 1], [10, 1]],
  SA: [[3, 2], [6, 2], [10, 1]],
  TAS: [[3, 2], [6, 2]],
  VIC: [[3, 2], [6, 2]],
  WA: [[3, 1], [6, 1], [9, 0]],
};

/** Public holidays of an Australian state in one year, in order. */
export function publicHolidays(state: string, year: number): PublicHoliday[] {
  const easter = easterSunday(year);
  const closed = [day(year, 1, 1), addDays(easter, -2), day(year, 4, 25), day(year, 12, 25)];
  const open = [
    observed(day(year, 1, 26)),
    addDays(easter, 1),
    day(year, 12, 26),
    ...(MONDAYS[state] ?? []).map(([month, nth]) => monday(year, month, nth)),
  ];
  return [
    ...closed.map((date) => ({ date, isClosedDay: true })),
    ...open.filter((date) => !closed.includes(date)).map((date) => ({ date, isClosedDay: false })),
  ].toSorted((one, other) => one.date.localeCompare(other.date));
}
