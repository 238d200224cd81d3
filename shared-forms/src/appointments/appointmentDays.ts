import { addDays, shortDay, timeLabel, type AppointmentSlot } from '@forecourt/shared-contracts';

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
