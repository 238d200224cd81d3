import { shortDay, specialDayOf, type SpecialDay, type SpecialHours } from '@forecourt/shared-contracts';

/** Special days from today on, by date; `today` is 'YYYY-MM-DD' in the location's time zone. */
export function upcomingSpecialDays(special: readonly SpecialHours[], today: string): SpecialDay[] {
  return special
    .map(specialDayOf)
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** 'Today' or 'Fri 25 Dec'; a date of another year is followed by that year. */
export function specialDayLabel(date: string, today: string): string {
  if (date === today) return 'Today';
  const year = date.slice(0, 4);
  return today.startsWith(year) ? shortDay(date) : `${shortDay(date)} ${year}`;
}
