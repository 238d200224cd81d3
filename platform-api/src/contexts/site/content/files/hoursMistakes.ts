import { isRecord, minutesOf } from '@forecourt/shared-contracts';
import type { Mistake } from '@forecourt/shared-contracts/documents';

type Raw = Readonly<Record<string, unknown>>;

/** A time of a day of special hours, with the path of its field. */
interface Time {
  path: string[];
  text: string | null;
}

const timeOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
const nameOf = ({ path }: Time) => path.join('.');

/** Minutes since midnight; null where it is no time, and for a number alone. */
const minutesIn = (text: string) => (/^\d+$/.test(text) ? null : minutesOf(text));

function rangeMistakes(from: Time, until: Time): Mistake[] {
  const wrong = [from, until].filter(({ text }) => text !== null && minutesIn(text) === null);
  if (wrong.length > 0) return wrong.map(({ path }) => ({ path, reason: 'must be a time such as 08:30 or 17:00' }));
  const [begins, ends] = [from, until].map(({ text }) => (text === null ? null : minutesIn(text))) as [number | null, number | null];
  if (begins !== null && ends !== null && begins >= ends)
    return [{ path: until.path, reason: `must be later than ${nameOf(from)}, which is ${from.text}` }];
  const missing = [from, until].find(({ text }) => text === null);
  const given = [from, until].find(({ text }) => text !== null);
  return missing && given ? [{ path: missing.path, reason: `is missing: the day has ${nameOf(given)} ${given.text ?? ''} alone` }] : [];
}

/** What is wrong with the hours of a day that is open: they are times, the first before the second, and there are both. */
export function hoursMistakes({ status, start_hour: start, end_hour: end, hours }: Raw): Mistake[] {
  if (status !== 'Open') return [];
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
  if (isWithout)
    return [{ path: ['hours'], reason: 'is missing: a day that is open has hours.begin and hours.end, such as 09:00 and 13:00' }];
  return pairs.flatMap(([from, to]) => rangeMistakes(from, to));
}
