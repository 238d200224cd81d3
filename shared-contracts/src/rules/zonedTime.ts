import { clockAt, dayNumber } from './calendar';

const MINUTE_MS = 60_000;

/** Minutes that a zone is ahead of UTC at an instant. */
function offsetAt(instant: Date, timeZone: string): number {
  const { date, minutes } = clockAt(instant, timeZone);
  const wall = dayNumber(date) * 24 * 60 + minutes;
  return wall - Math.floor(instant.getTime() / MINUTE_MS);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A wall clock time of a zone as ISO 8601 with the offset that holds there: '2026-03-02T09:00:00+08:00'. `minutes` since midnight. */
export function withOffset(date: string, minutes: number, timeZone: string): string {
  const asUtc = dayNumber(date) * 24 * 60 + minutes;
  // The offset at the instant itself, read once near it and once at it: clocks may change in between.
  const near = offsetAt(new Date((asUtc - 10 * 60) * MINUTE_MS), timeZone);
  const offset = offsetAt(new Date((asUtc - near) * MINUTE_MS), timeZone);
  const zone = `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(offset) / 60))}:${twoDigits(Math.abs(offset) % 60)}`;
  return `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00${zone}`;
}
