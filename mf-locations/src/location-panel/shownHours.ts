import {
  comingSaturday,
  groupedHours,
  isAppointmentSaturday,
  type HoursRow,
  type Location,
  type OpeningHour,
  type SiteConfig,
} from '@forecourt/shared-contracts';
import { kindOf } from '../location/locationKind';

/** A location's own hours, else the site's (LO-042). */
export function hoursOf(location: Location, site: Pick<SiteConfig, 'opening_hours'>): readonly OpeningHour[] {
  const own = location.contact_detail.opening_hours;
  return own.length > 0 ? own : site.opening_hours;
}

/** Rows of the table of hours; every other Saturday of a service location is by appointment (LO-036…038). */
export function shownHours(location: Location, site: Pick<SiteConfig, 'opening_hours' | 'switches'>, now: Date): HoursRow[] {
  const { switches } = site;
  const saturday = comingSaturday(now, switches.openingHoursTimeZone);
  const isByAppointment = kindOf(location) === 'service' && isAppointmentSaturday(saturday, switches);
  return groupedHours(hoursOf(location, site), switches).map((row) =>
    row.label === 'Sat' && isByAppointment ? { ...row, text: 'By Appointment Only' } : row,
  );
}
