import { addDays, clockAt, dayNumber, type Switches } from '@forecourt/shared-contracts';

const SATURDAY = 6;

/** The Saturday of the hours table: today or the next one, as 'YYYY-MM-DD' in the time zone. */
export function comingSaturday(now: Date, timeZone: string): string {
  const { date, weekday } = clockAt(now, timeZone);
  return addDays(date, SATURDAY - weekday);
}

/** Whether service is by appointment on this 'YYYY-MM-DD' Saturday: every 14 days from the tenant's first one. */
export function isAppointmentSaturday(
  date: string,
  { serviceSaturdayAlternateFrom }: Pick<Switches, 'serviceSaturdayAlternateFrom'>,
): boolean {
  const days = serviceSaturdayAlternateFrom ? dayNumber(date) - dayNumber(serviceSaturdayAlternateFrom) : Number.NaN;
  return days >= 0 && days % 14 === 0;
}
