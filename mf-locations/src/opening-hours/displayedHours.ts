import { hoursAt, type Location, type SiteConfig } from '@forecourt/shared-contracts';
import { typeOf } from '../location/locationType';
import { groupedHours, type HoursRow } from './hoursRows';
import { comingSaturday, isAppointmentSaturday } from './serviceSaturdays';

/** Rows of the opening hours table; every other Saturday of a service location is by appointment. */
export function displayedHours(location: Location, site: Pick<SiteConfig, 'opening_hours' | 'switches'>, now: Date): HoursRow[] {
  const { switches } = site;
  const saturday = comingSaturday(now, switches.openingHoursTimeZone);
  const isByAppointment = typeOf(location) === 'service' && isAppointmentSaturday(saturday, switches);
  return groupedHours(hoursAt(location, site), switches).map((row) =>
    row.label === 'Sat' && isByAppointment ? { ...row, text: 'By Appointment Only' } : row,
  );
}
