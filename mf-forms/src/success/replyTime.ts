import {
  addDays,
  clockAt,
  hoursAt,
  minutesOf,
  specialDayOf,
  specialHoursOf,
  timeZoneAt,
  withOffset,
  type Location,
  type SiteConfig,
  type SpecialHours,
} from '@forecourt/shared-contracts';

/** When the people of a location are there: until when today, or from when on. Times are ISO 8601 with the offset of the location. */
export type ReplyTime = { isOpen: true; closes: string } | { isOpen: false; opens: string; daysAhead: number };

/** Days in which a location that opens at all opens again: longer is no time to name. */
const DAYS_AHEAD = 14;
const SATURDAY = 6;

/** When an enquiry that is sent now is read at a location, by its own hours and clock; null where they are not known. */
export function replyTime(
  location: Location,
  { site, now, specialHours }: { site: SiteConfig; now: Date; specialHours: readonly SpecialHours[] },
): ReplyTime | null {
  const timeZone = timeZoneAt(location, site);
  const hours = hoursAt(location, site);
  const special = specialHoursOf(specialHours, location.id).map(specialDayOf);
  const { date: today, minutes: time } = clockAt(now, timeZone);
  for (let daysAhead = 0; daysAhead < DAYS_AHEAD; daysAhead += 1) {
    const date = addDays(today, daysAhead);
    const { weekday } = clockAt(new Date(`${date}T00:00:00Z`), 'UTC');
    const day = special.find((each) => each.date === date) ?? hours.find((each) => each.weekday === weekday);
    const [opens, closes] = [minutesOf(day?.open), minutesOf(day?.close)];
    if (day?.status !== 'Open' || opens === null || closes === null) continue;
    // Every other Saturday its service is by appointment alone.
    if (weekday === SATURDAY && location.location_type === 'service' && site.switches.serviceSaturdayAlternateFrom) continue;
    if (daysAhead === 0 && time >= closes) continue;
    if (daysAhead === 0 && time >= opens) return { isOpen: true, closes: withOffset(date, closes, timeZone) };
    return { isOpen: false, opens: withOffset(date, opens, timeZone), daysAhead };
  }
  return null;
}
