import { clockAt, shortDay } from './calendar';
import { cityOf } from './timeZone';
import { withOffset } from './zonedTime';

const NOON = 12;

/** Texts for the start of an appointment, ISO 8601 with the offset of its location, by the clock of the location. */

/** '9:30 am'. */
export function timeLabel(start: string): string {
  const hour = Number(start.slice(11, 13));
  return `${hour % NOON || NOON}:${start.slice(14, 16)} ${hour < NOON ? 'am' : 'pm'}`;
}

/** 'Perth time' where the visitor's clock shows another time at that instant, else null; `timeZone` is that of the location. */
export function zoneNote(start: string, timeZone: string): string | null {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(start) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return -new Date(start).getTimezoneOffset() === offset ? null : `${cityOf(timeZone)} time`;
}

/** 'Tue 3 Mar, 9:00 am', with '(Perth time)' where the visitor's clock shows another time. */
export function appointmentText(start: string, timeZone: string): string {
  const zone = zoneNote(start, timeZone);
  return `${shortDay(start.slice(0, 10))}, ${timeLabel(start)}${zone === null ? '' : ` (${zone})`}`;
}

/** An instant by the clock of a location, ISO 8601 with its offset. */
function localTime(instant: Date, timeZone: string): string {
  const { date, minutes } = clockAt(instant, timeZone);
  return withOffset(date, minutes, timeZone);
}

/** 'Perth time' where the visitor's clock shows another time at that instant, else null. */
export const zoneNoteAt = (instant: Date, timeZone: string): string | null => zoneNote(localTime(instant, timeZone), timeZone);

/** An instant by the clock of a location, for a reader whose clock is not known: 'Tue 3 Mar, 9:00 am (Perth time)'. */
export function instantInWords(instant: Date, timeZone: string): string {
  const start = localTime(instant, timeZone);
  return `${shortDay(start.slice(0, 10))}, ${timeLabel(start)} (${cityOf(timeZone)} time)`;
}

/** An instant by the clock of a location: 'Tue 3 Mar, 9:00 am', with '(Perth time)' where the visitor's clock shows another time. */
export const instantText = (instant: Date, timeZone: string): string => appointmentText(localTime(instant, timeZone), timeZone);
