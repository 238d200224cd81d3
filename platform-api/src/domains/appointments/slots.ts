import {
  addDays,
  clockAt,
  dayNumber,
  minutesOf,
  specialHoursOf,
  weekdayOf,
  type AppointmentSlot,
  type Location,
  type SpecialHours,
} from '@forecourt/shared-contracts';

/** Length of a test drive: a location offers the full hours of its day, the last one ends when it closes. */
const SLOT_MINUTES = 60;
const MINUTE_MS = 60_000;

export interface SlotQuery {
  location: Location;
  special: readonly SpecialHours[];
  timeZone: string;
  /** First and last date in the location's time zone, 'YYYY-MM-DD'. */
  from: string;
  to: string;
  now: Date;
  /** Starts that are booked. */
  booked: readonly Date[];
}

/** Opening and closing minute of a date: special hours replace the weekday's; null on a closed day. */
function hoursOn(date: string, { location, special }: SlotQuery): { opens: number; closes: number } | null {
  const holiday = specialHoursOf(special, location.id).find((each) => each.date.slice(0, 10) === date);
  const day = location.contact_detail.opening_hours.find(({ weekday }) => weekday === weekdayOf(date));
  const hours = holiday
    ? { status: holiday.status, open: holiday.start_hour ?? holiday.hours?.begin, close: holiday.end_hour ?? holiday.hours?.end }
    : day;
  if (hours?.status !== 'Open') return null;
  const opens = minutesOf(hours.open);
  const closes = minutesOf(hours.close);
  return opens === null || closes === null ? null : { opens, closes };
}

/** Minutes that a zone is ahead of UTC at an instant. */
function offsetAt(instant: Date, timeZone: string): number {
  const { date, minutes } = clockAt(instant, timeZone);
  const wall = dayNumber(date) * 24 * 60 + minutes;
  return wall - Math.floor(instant.getTime() / MINUTE_MS);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function withOffset(date: string, minutes: number, timeZone: string): string {
  const asUtc = dayNumber(date) * 24 * 60 + minutes;
  // The offset at the instant itself, read once near it and once at it: clocks may change in between.
  const near = offsetAt(new Date((asUtc - 10 * 60) * MINUTE_MS), timeZone);
  const offset = offsetAt(new Date((asUtc - near) * MINUTE_MS), timeZone);
  const zone = `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(offset) / 60))}:${twoDigits(Math.abs(offset) % 60)}`;
  return `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00${zone}`;
}

/** Slots of a location for a test drive, in its time zone; past ones are omitted, booked ones are not available. */
export function appointmentSlots(query: SlotQuery): AppointmentSlot[] {
  const booked = new Set(query.booked.map((start) => start.getTime()));
  const slots: AppointmentSlot[] = [];
  for (let { from: date } = query; dayNumber(date) <= dayNumber(query.to); date = addDays(date, 1)) {
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
