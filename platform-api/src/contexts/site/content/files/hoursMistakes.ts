import { isRecord } from '@forecourt/shared-contracts';
import { TIME_OF_DAY, type Mistake } from '@forecourt/shared-contracts/documents';

type Raw = Readonly<Record<string, unknown>>;

/** A time of a day of special hours, with the path of its field. */
interface Time {
  path: string[];
  text: string | null;
}

const timeOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
const nameOf = ({ path }: Time) => path.join('.');

function rangeMistakes(from: Time, until: Time): Mistake[] {
  const wrong = [from, until].filter(({ text }) => text !== null && !TIME_OF_DAY.pattern.test(text));
  if (wrong.length > 0) return wrong.map(({ path }) => ({ path, reason: TIME_OF_DAY.reason }));
  if (from.text !== null && until.text !== null && from.text >= until.text)
    return [{ path: until.path, reason: `must be later than ${nameOf(from)}, which is ${from.text}` }];
  const missing = [from, until].find(({ text }) => text === null);
  const given = [from, until].find(({ text }) => text !== null);
  return missing && given ? [{ path: missing.path, reason: `is missing: the day has ${nameOf(given)} ${given.text ?? ''} alone` }] : [];
}

/** What is wrong with the hours of a day: times in 24 hours, the first before the second, and both on a day that is open. */
export function hoursMistakes({ status, start_hour: start, end_hour: end, hours }: Raw): Mistake[] {
  const { begin, end: until } = isRecord(hours) ? hours : {};
  const pairs: [Time, Time][] = [
    [
      { path: ['start_hour'], text: timeOf(start) },
      { path: ['end_hour'], text: timeOf(end) },
    ],
    [
      { path: ['hours', 'begin'], text: timeOf(begin) },
      { path: ['hours', 'end'], text: timeOf(until) },
    ],
  ];
  const isWithout = pairs.flat().every(({ text }) => text === null);
  if (status === 'Open' && isWithout)
    return [{ path: ['hours'], reason: 'is missing: a day that is open has hours.begin and hours.end, such as 09:00 and 13:00' }];
  return pairs.flatMap(([from, to]) => rangeMistakes(from, to));
}
