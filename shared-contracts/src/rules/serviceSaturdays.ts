import type { Switches } from '../switches/switches';
import { addDays, clockAt, dayNumber } from './calendar';

const SATURDAY = 6;

/** The Saturday that a table of hours speaks of: today, or the next one, as 'YYYY-MM-DD' in the location's zone. */
export function comingSaturday(now: Date, timeZone: string): string {
  const { date, weekday } = clockAt(now, timeZone);
  return addDays(date, SATURDAY - weekday);
}

/** Whether service is by appointment on this 'YYYY-MM-DD' Saturday: every 14 days from the tenant's first one (CO-100). */
export function isAppointmentSaturday(
  date: string,
  { serviceSaturdayAlternateFrom }: Pick<Switches, 'serviceSaturdayAlternateFrom'>,
): boolean {
  const days = serviceSaturdayAlternateFrom ? dayNumber(date) - dayNumber(serviceSaturdayAlternateFrom) : Number.NaN;
  return days >= 0 && days % 14 === 0;
}
