import { addDays, shortDay, type AppointmentSlot } from '@forecourt/shared-contracts';

/** A time that can be booked. */
export interface AppointmentTime {
  /** ISO 8601 with offset. */
  start: string;
  /** '9:30 am', by the clock of the location. */
  label: string;
}

/** A day with times that can be booked. */
export interface AppointmentDay {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** 'Today', 'Tomorrow' or 'Tue 3 Mar'. */
  label: string;
  morning: AppointmentTime[];
  afternoon: AppointmentTime[];
}

const NOON = 12;

const hourOf = (start: string) => Number(start.slice(11, 13));

/** '9:30 am' of an ISO date-time, by its own clock. */
export function timeLabel(start: string): string {
  const hour = hourOf(start);
  return `${hour % NOON || NOON}:${start.slice(14, 16)} ${hour < NOON ? 'am' : 'pm'}`;
}

function relativeLabel(date: string, today: string): string {
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : shortDay(date);
}

/** The days that have free slots, in order; all by the clock of the location, whose date `today` is. */
export function appointmentDays(slots: readonly AppointmentSlot[], today: string): AppointmentDay[] {
  const days = new Map<string, AppointmentDay>();
  for (const { start } of slots.filter(({ available }) => available)) {
    const date = start.slice(0, 10);
    const day = days.get(date) ?? { date, label: relativeLabel(date, today), morning: [], afternoon: [] };
    days.set(date, day);
    (hourOf(start) < NOON ? day.morning : day.afternoon).push({ start, label: timeLabel(start) });
  }
  return [...days.values()];
}

/** 'Perth time' where the visitor's clock shows another time at that instant, else null. */
export function zoneNote(start: string, timeZone: string): string | null {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(start) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return -new Date(start).getTimezoneOffset() === offset ? null : `${city} time`;
}
