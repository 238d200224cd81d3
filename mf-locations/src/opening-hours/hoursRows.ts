import { minutesOf, type OpeningHour, type Switches } from '@forecourt/shared-contracts';

/** A row of the opening hours table: 'Mon-Fri', '8:30am - 5:30pm'. */
export interface HoursRow {
  label: string;
  text: string;
}

type HoursSwitches = Pick<Switches, 'closedAsAppointmentOnly'>;

const WORKDAYS = [
  { weekday: 1, label: 'Mon' },
  { weekday: 2, label: 'Tue' },
  { weekday: 3, label: 'Wed' },
  { weekday: 4, label: 'Thu' },
  { weekday: 5, label: 'Fri' },
];
const WEEKEND = [
  { weekday: 6, label: 'Sat' },
  { weekday: 0, label: 'Sun' },
];

/** Hours of a weekday or of a special day, which has no text of its own. */
type DayHours = Pick<OpeningHour, 'status' | 'open' | 'close'> & Partial<Pick<OpeningHour, 'formated_hours'>>;

/** '17:00' as '5:00pm'; a text that is no time as it is. */
function timeText(text: string): string {
  const minutes = minutesOf(text);
  if (minutes === null) return text;
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}${hour < 12 ? 'am' : 'pm'}`;
}

/** Text of one day; a day without an entry is closed. */
export function hoursText(hour: DayHours | undefined, { closedAsAppointmentOnly }: HoursSwitches): string {
  if (hour?.status !== 'Open') return closedAsAppointmentOnly ? 'By appointment only' : 'Closed';
  const times = [hour.open, hour.close].flatMap((time) => (time ? timeText(time) : []));
  return hour.formated_hours?.trim() || times.join(' - ') || 'Open';
}

/**
 * A week's opening hours as rows: adjacent equal weekdays share a row, Saturday and Sunday have their own. No hours give
 * no rows.
 */
export function groupedHours(hours: readonly OpeningHour[], switches: HoursSwitches): HoursRow[] {
  if (hours.length === 0) return [];
  const rowOf = ({ weekday, label }: { weekday: number; label: string }) => {
    const hour = hours.find((each) => each.weekday === weekday);
    return { first: label, last: label, status: hour?.status ?? 'Closed', text: hoursText(hour, switches) };
  };
  const groups: ReturnType<typeof rowOf>[] = [];
  for (const row of WORKDAYS.map(rowOf)) {
    const previous = groups.at(-1);
    if (previous?.status === row.status && previous.text === row.text) previous.last = row.last;
    else groups.push(row);
  }
  return [...groups, ...WEEKEND.map(rowOf)].map(({ first, last, text }) => ({
    label: first === last ? first : `${first}-${last}`,
    text,
  }));
}
