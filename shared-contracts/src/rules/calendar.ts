/** What a wall clock and a wall calendar show somewhere. */
export interface WallClock {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** 0 (Sunday) to 6 (Saturday). */
  weekday: number;
  /** Minutes since midnight, 0 to 1439. */
  minutes: number;
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MS_PER_DAY = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-AU', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Days since 1970-01-01 of a 'YYYY-MM-DD' date, NaN if it is none. */
export function dayNumber(date: string): number {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY : Number.NaN;
}

/** The 'YYYY-MM-DD' date so many days later. */
export function addDays(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * MS_PER_DAY).toISOString().slice(0, 10);
}

/** 0 (Sunday) to 6 (Saturday). */
export function weekdayOf(date: string): number {
  return new Date(dayNumber(date) * MS_PER_DAY).getUTCDay();
}

/** The last result for each time zone: all cars of a page are rendered at one instant, and a formatter is slow. */
const lastClocks = new Map<string, { time: number; clock: Readonly<WallClock> }>();

/** Reads an instant as people in an IANA time zone do, daylight saving included. */
export function clockAt(instant: Date, timeZone: string): Readonly<WallClock> {
  const last = lastClocks.get(timeZone);
  if (last?.time === instant.getTime()) return last.clock;
  const clock = readClock(instant, timeZone);
  lastClocks.set(timeZone, { time: instant.getTime(), clock });
  return clock;
}

function readClock(instant: Date, timeZone: string): WallClock {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  return { date, weekday: weekdayOf(date), minutes: Number(parts.hour) * 60 + Number(parts.minute) };
}

/** The calendar date at the start of a date or date-time, or null. */
export function dateOf(text: string | null): string | null {
  const date = text?.trim().slice(0, 10) ?? '';
  return Number.isNaN(dayNumber(date)) ? null : date;
}

/** 'Sun 14 Jun'. */
export const shortDay = (date: string) => `${WEEKDAYS[weekdayOf(date)]} ${shortDate(date).replace(/ \d+$/, '')}`;

/** '14 Jun 2026'. */
export function shortDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]?.slice(0, 3)} ${year}`;
}
