import {
  comingSaturday,
  groupedHours,
  hoursAt,
  isAppointmentSaturday,
  type HoursRow,
  type Location,
  type SiteConfig,
} from '@forecourt/shared-contracts';
import { kindOf } from '../location/locationKind';

/** Rows of the table of hours; every other Saturday of a service location is by appointment. */
export function shownHours(location: Location, site: Pick<SiteConfig, 'opening_hours' | 'switches'>, now: Date): HoursRow[] {
  const { switches } = site;
  const saturday = comingSaturday(now, switches.openingHoursTimeZone);
  const isByAppointment = kindOf(location) === 'service' && isAppointmentSaturday(saturday, switches);
  return groupedHours(hoursAt(location, site), switches).map((row) =>
    row.label === 'Sat' && isByAppointment ? { ...row, text: 'By Appointment Only' } : row,
  );
}
