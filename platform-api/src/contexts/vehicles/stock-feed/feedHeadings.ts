import { FEED_COLUMNS, FEED_FIELDS, OTHER_UNITS, type FeedColumn, type FeedField } from './feedColumns';

/** The field of a heading; of two columns of one field the one with the lower rank is better. */
export interface KnownHeading {
  field: FeedField;
  rank: number;
  /** Whether only the end of a heading with dots is known. */
  isEnding: boolean;
}

/** 'Stock Number', 'stock_number' and 'StockNumber' are one name. Currencies other than the dollar are part of it. */
const normalizeName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9€£¥]/g, '');

/** The names of a field without case, spaces and punctuation, its own first, then each with its units. */
export function namesOf(field: FeedField): string[] {
  const { names, units }: FeedColumn = FEED_COLUMNS[field];
  const all = [normalizeName(field), ...names];
  return [...new Set([...all, ...all.flatMap((name) => units.map((unit) => name + unit))])];
}

const KNOWN: ReadonlyMap<string, Omit<KnownHeading, 'isEnding'>> = new Map(
  FEED_FIELDS.flatMap((field) => namesOf(field).map((name, rank) => [name, { field, rank }] as const)),
);

/** Names that say nothing without what comes before the dot: `Dealer.Name`, `Photo.File`. */
const GENERAL_NAMES: ReadonlySet<string> = new Set(
  'condition deposit description display file flag heading height key length name options price stock state status tag width year'.split(
    ' ',
  ),
);
/** What `GENERAL_NAMES` may belong to. */
const CAR_WORDS: ReadonlySet<string> = new Set('car details item listing specification specifications specs stock vehicle'.split(' '));

/** The longest known ending of a heading whose parts are separated by dots: `Specification.Odometer.Km` is `odometerkm`. */
function knownEnding(heading: string): KnownHeading | null {
  const parts = heading.split(/\.(?=\S)/).map(normalizeName);
  for (let start = 1; start < parts.length; start += 1) {
    const name = parts.slice(start).join('');
    const known = KNOWN.get(name);
    const isCertain = !GENERAL_NAMES.has(name) || CAR_WORDS.has(parts[start - 1] ?? '');
    if (known && isCertain) return { ...known, isEnding: true };
  }
  return null;
}

/** The field of a heading by the table of columns, or null. */
export function knownHeading(heading: string): KnownHeading | null {
  const known = KNOWN.get(normalizeName(heading));
  return known ? { ...known, isEnding: false } : knownEnding(heading);
}

export const isKnownHeading = (heading: string): boolean => knownHeading(heading) !== null;

/** The words of a heading: `KilometersTravelled` has two. */
const wordsOf = (heading: string) =>
  heading
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const SHORTEST_WORD = 3;
const SHORTEST_PREFIX = 4;

/** 2 for a word of a field's names, 1 where one of both begins with the other, 0 otherwise. */
function likeness(word: string, names: readonly string[]): number {
  if (names.includes(word)) return 2;
  const isLike = (name: string) =>
    (word.length >= SHORTEST_WORD && name.startsWith(word)) || (name.length >= SHORTEST_PREFIX && word.startsWith(name));
  return names.some(isLike) ? 1 : 0;
}

const MOST_FIELDS = 3;

/** The fields that a heading could mean, the likeliest first: they share a word or a prefix. None for a heading with another unit. */
export function fieldsLike(heading: string, fields: readonly FeedField[]): FeedField[] {
  const words = wordsOf(heading);
  if (words.some((word) => OTHER_UNITS.has(word))) return [];
  const scores = fields.map((field) => {
    const ownWords = field.split('_').filter((word) => word.length >= SHORTEST_WORD);
    const names = [...ownWords, ...namesOf(field)];
    return { field, score: words.reduce((sum, word) => sum + likeness(word, names), 0) };
  });
  return scores
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score)
    .slice(0, MOST_FIELDS)
    .map(({ field }) => field);
}
