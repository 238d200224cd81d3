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
import { hoursText } from './hoursRows';

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
  const today = special.map(specialDayOf).find((day) => day.date === date) ?? hours.find((day) => day.weekday === weekday);
  return { isOpen: isOpenAt(now, { hours, special, timeZone }), text: hoursText(today, site.switches) };
}
