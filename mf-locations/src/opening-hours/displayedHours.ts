import { hoursAt, timeZoneAt, type Location, type SiteConfig, type SpecialDay } from '@forecourt/shared-contracts';
import { typeOf } from '../location/locationType';
import { groupedHours, hoursText, type HoursRow } from './hoursRows';
import { comingSaturday, isAppointmentSaturday } from './serviceSaturdays';

interface DisplayContext {
  site: Pick<SiteConfig, 'opening_hours' | 'switches'>;
  now: Date;
  /** Hours of today that replace the weekday's. */
  specialToday: SpecialDay | undefined;
}

/**
 * Rows of the opening hours table; every other Saturday of a service location is by appointment. Special hours of today
 * have a row of their own before the usual week. No weekly hours give no rows.
 */
export function displayedHours(location: Location, { site, now, specialToday }: DisplayContext): HoursRow[] {
  const { switches } = site;
  const saturday = comingSaturday(now, timeZoneAt(location, site));
  const isByAppointment = typeOf(location) === 'service' && isAppointmentSaturday(saturday, switches);
  const week = groupedHours(hoursAt(location, site), switches).map((row) =>
    row.label === 'Sat' && isByAppointment ? { ...row, text: 'By Appointment Only' } : row,
  );
  return specialToday && week.length > 0 ? [{ label: 'Today', text: hoursText(specialToday, switches) }, ...week] : week;
}
