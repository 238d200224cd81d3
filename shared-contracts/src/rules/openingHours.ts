import type { Location, OpeningHour, SpecialHours } from '../entities/location';
import type { SiteConfig } from '../site/siteConfig';
import { clockAt, dateOf } from './calendar';

/** The weekly hours of a location, else the site's. */
export function hoursAt(
  location: Pick<Location, 'contact_detail'> | undefined,
  { opening_hours }: Pick<SiteConfig, 'opening_hours'>,
): readonly OpeningHour[] {
  const own = location?.contact_detail.opening_hours ?? [];
  return own.length > 0 ? own : opening_hours;
}

/** Minutes since midnight of '08:30', '8:30 am' or '17:00:00'; null if the text is no time. */
export function minutesOf(text: string | null | undefined): number | null {
  const match = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i.exec(text?.trim() ?? '');
  if (!match) return null;
  const [, hourText, minuteText = '0', half] = match;
  const hour = half ? (Number(hourText) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hourText);
  const minutes = hour * 60 + Number(minuteText);
  return Number(minuteText) < 60 && minutes <= 24 * 60 ? minutes : null;
}

const placeOf = ({ location_id: id, location }: SpecialHours) => id ?? location?.id ?? null;

/** The special hours of one location, either shape of its id is read; on a day without its own those of all locations, which name none. */
export function specialHoursOf(special: readonly SpecialHours[], locationId: number): SpecialHours[] {
  const own = special.filter((each) => placeOf(each) === locationId);
  const ofAll = special.filter((each) => placeOf(each) === null && !own.some(({ date }) => date === each.date));
  return [...own, ...ofAll.map((each) => ({ ...each, location_id: locationId }))];
}

/** Hours of one date, in the fields of a weekday's. */
export interface SpecialDay extends Pick<OpeningHour, 'status' | 'open' | 'close'> {
  /** 'YYYY-MM-DD', '' if the entry has no readable date. */
  date: string;
}

/** The date, status and hours of special hours; either shape of the hours is read. */
export function specialDayOf({ date, status, start_hour, end_hour, hours }: SpecialHours): SpecialDay {
  return { date: dateOf(date) ?? '', status, open: start_hour || hours?.begin || null, close: end_hour || hours?.end || null };
}

/**
 * Whether a location is open by its own clock, wherever the shopper is: open at the opening minute, closed at
 * the closing one; special hours replace the weekday's.
 */
export function isOpenAt(
  instant: Date,
  { hours, special = [], timeZone }: { hours: readonly OpeningHour[]; special?: readonly SpecialHours[]; timeZone: string },
): boolean {
  const { date, weekday, minutes } = clockAt(instant, timeZone);
  const today = special.map(specialDayOf).find((each) => each.date === date) ?? hours.find((each) => each.weekday === weekday);
  if (today?.status !== 'Open') return false;
  const opens = minutesOf(today.open);
  const closes = minutesOf(today.close);
  return opens !== null && closes !== null && opens <= minutes && minutes < closes;
}
