import {
  addDays,
  clockAt,
  dayNumber,
  hoursAt,
  minutesOf,
  specialDayOf,
  specialHoursOf,
  withOffset,
  type AppointmentSlot,
  type Location,
  type SiteConfig,
  type SpecialHours,
} from '@forecourt/shared-contracts';
import { weekdayOf } from '@forecourt/shared-contracts/back-end';

/** Length of a test drive: a location offers the full hours of its day, the last one ends when it closes. */
const SLOT_MINUTES = 60;

export interface SlotQuery {
  location: Location;
  /** Its hours are those of a location without any. */
  site: Pick<SiteConfig, 'opening_hours'>;
  special: readonly SpecialHours[];
  timeZone: string;
  /** First and last date in the location's time zone, 'YYYY-MM-DD'. */
  from: string;
  to: string;
  now: Date;
  /** Days from today on for which slots are offered. */
  days: number;
  /** Starts that are booked. */
  booked: readonly Date[];
}

/** Opening and closing minute of a date: special hours replace the weekday's; null on a closed day. */
function hoursOn(date: string, { location, site, special }: SlotQuery): { opens: number; closes: number } | null {
  const holiday = specialHoursOf(special, location.id)
    .map(specialDayOf)
    .find((each) => each.date === date);
  const hours = holiday ?? hoursAt(location, site).find(({ weekday }) => weekday === weekdayOf(date));
  if (hours?.status !== 'Open') return null;
  const opens = minutesOf(hours.open);
  const closes = minutesOf(hours.close);
  return opens === null || closes === null ? null : { opens, closes };
}

/** Slots of a location for a test drive, in its time zone; past ones and those of later days are omitted, booked ones are not available. */
export function appointmentSlots(query: SlotQuery): AppointmentSlot[] {
  const booked = new Set(query.booked.map((start) => start.getTime()));
  const today = dayNumber(clockAt(query.now, query.timeZone).date);
  const last = Math.min(dayNumber(query.to), today + query.days - 1);
  const slots: AppointmentSlot[] = [];
  for (let { from: date } = query; dayNumber(date) <= last; date = addDays(date, 1)) {
    const hours = hoursOn(date, query);
    if (!hours) continue;
    for (let begin = hours.opens; begin + SLOT_MINUTES <= hours.closes; begin += SLOT_MINUTES) {
      const start = withOffset(date, begin, query.timeZone);
      const instant = Date.parse(start);
      if (instant > query.now.getTime()) slots.push({ start, available: !booked.has(instant) });
    }
  }
  return slots;
}
