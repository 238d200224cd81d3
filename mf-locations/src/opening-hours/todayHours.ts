import {
  clockAt,
  hoursAt,
  isOpenAt,
  specialDayOf,
  specialHoursOf,
  timeZoneAt,
  type Location,
  type SiteConfig,
  type SpecialHours,
} from '@forecourt/shared-contracts';
import { typeOf } from '../location/locationType';
import { departmentsAt } from './departments';
import { hoursText } from './hoursRows';
import { isAppointmentSaturday } from './serviceSaturdays';
import { upcomingSpecialDays } from './specialDays';

const SATURDAY = 6;

interface TodayContext {
  site: SiteConfig;
  now: Date;
  /** Of any locations; those of the location replace the weekday's. */
  specialHours: readonly SpecialHours[];
}

/** Hours of one day at a location, by its own clock. */
export interface TodayHours {
  isOpen: boolean;
  /** '8:30am - 5:00pm' or 'Closed'. */
  text: string;
}

/** The hours of today at a location; null where neither it nor the site has any. */
export function todayHours(location: Location, { site, now, specialHours }: TodayContext): TodayHours | null {
  const hours = hoursAt(location, site);
  if (hours.length === 0) return null;
  const timeZone = timeZoneAt(location, site);
  const special = specialHoursOf(specialHours, location.id);
  const { date, weekday } = clockAt(now, timeZone);
  const specialToday = special.map(specialDayOf).find((day) => day.date === date);
  if (!specialToday && typeOf(location) === 'service' && weekday === SATURDAY && isAppointmentSaturday(date, site.switches)) {
    return { isOpen: false, text: 'By Appointment Only' };
  }
  const today = specialToday ?? hours.find((day) => day.weekday === weekday);
  return { isOpen: isOpenAt(now, { hours, special, timeZone }), text: hoursText(today, site.switches) };
}

/** Whether there is anything to say about when a location, or another department at its address, is open. */
export function hasOpeningHours(location: Location, context: TodayContext): boolean {
  const { site, now, specialHours } = context;
  const { date } = clockAt(now, timeZoneAt(location, site));
  return (
    todayHours(location, context) !== null ||
    departmentsAt(location, site.locations).length > 1 ||
    upcomingSpecialDays(specialHoursOf(specialHours, location.id), date).length > 0
  );
}
