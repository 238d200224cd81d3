import { minutesOf } from '../../rules/openingHours';
import { objectIn, objectsOf, type Document, type Mistake } from '../mistake';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const TIMES_IN_WORDS = /\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?/gi;

const isGiven = (time: unknown): time is string => typeof time === 'string' && time !== '';

/** Minutes of the two times of 'from 8:30 am to 5 pm', null where there are not exactly two. */
function minutesInWords(words: string): (number | null)[] | null {
  const times = words.match(TIMES_IN_WORDS) ?? [];
  return times.length === 2 ? times.map((time) => minutesOf(time.replace('.', ':').replaceAll('.', ''))) : null;
}

function dayMistakes({ open, close, formated_hours: words }: Document): Mistake[] {
  const wrong = Object.entries({ open, close }).filter(([, time]) => isGiven(time) && !TIME.test(time));
  if (wrong.length > 0) return wrong.map(([field]) => ({ path: [field], reason: 'must be a time such as 08:30 or 17:00, in 24 hours' }));
  if (!isGiven(open) || !isGiven(close)) return [];
  const [opens, closes] = [minutesOf(open), minutesOf(close)] as [number, number];
  if (opens >= closes) return [{ path: ['close'], reason: `must be later than open, which is ${open}` }];
  const said = isGiven(words) ? minutesInWords(words) : null;
  const differs = said !== null && (said[0] !== opens || said[1] !== closes);
  return differs
    ? [{ path: ['formated_hours'], reason: `contradicts open and close, ${open} to ${close}: leave it out, and the site writes the hours` }]
    : [];
}

/** A week's hours: each weekday once, times in 24 hours, open before close, and no other hours in words. */
function weekMistakes(hours: unknown, path: Mistake['path']): Mistake[] {
  const days = objectsOf(hours);
  return days.flatMap(({ at, item }) => {
    const first = days.find((each) => each.item.weekday === item.weekday);
    const day = WEEKDAYS[Number(item.weekday)];
    const isRepeated = day !== undefined && first !== undefined && first.at < at;
    return [
      ...(isRepeated ? [{ path: [...path, at, 'weekday'], reason: `${day} has its hours in entry ${first.at + 1} already` }] : []),
      ...dayMistakes(item).map((each) => ({ ...each, path: [...path, at, ...each.path] })),
    ];
  });
}

/** Opening hours of the site and of its locations. */
export const hoursMistakes = (document: Document): Mistake[] => [
  ...weekMistakes(document.opening_hours, ['opening_hours']),
  ...objectsOf(document.locations).flatMap(({ at, item }) =>
    weekMistakes(objectIn(item.contact_detail).opening_hours, ['locations', at, 'contact_detail', 'opening_hours']),
  ),
];
