import { shortDay } from './calendar';

const NOON = 12;

/** '9:30 am' of an ISO date-time, by its own clock. */
function timeText(start: string): string {
  const hour = Number(start.slice(11, 13));
  return `${hour % NOON || NOON}:${start.slice(14, 16)} ${hour < NOON ? 'am' : 'pm'}`;
}

/** Minutes that the clock of an ISO date-time is ahead of UTC. */
function offsetOf(start: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(start) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/**
 * The start of an appointment by the clock of its location, whose time zone is `timeZone`: 'Tue 3 Mar, 9:00 am', with '(Perth time)' where the
 * visitor's clock shows another time at that instant. `start` is ISO 8601 with offset.
 */
export function appointmentText(start: string, timeZone: string): string {
  const text = `${shortDay(start.slice(0, 10))}, ${timeText(start)}`;
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return -new Date(start).getTimezoneOffset() === offsetOf(start) ? text : `${text} (${city} time)`;
}
