import leven from 'leven';

const sorted = (word: string) => [...word].toSorted().join('');

/** The letters are there in another order, up to a third of them are wrong, or one word begins with the other: `brandColour` is probably `brand`. */
const isNear = (wanted: string, known: string, distance: number) =>
  sorted(wanted) === sorted(known) ||
  distance <= Math.max(1, Math.floor(Math.max(wanted.length, known.length) / 3)) ||
  (known.length >= 4 && wanted.startsWith(known)) ||
  (wanted.length >= 4 && known.startsWith(wanted));

/** How many letters of a word are wrong; of a name of several words, its first one may stand for it. */
function distanceOf(wanted: string, known: string): number {
  const [first = '', ...rest] = known.split(' ');
  return Math.min(leven(wanted, known), rest.length > 0 ? leven(wanted, first) + 1 : Infinity);
}

/** The one of some words that somebody probably meant by another, or null. */
export function suggestion(word: string, words: readonly string[]): string | null {
  const wanted = word.toLowerCase();
  const [best] = words
    .map((each) => ({ each, distance: distanceOf(wanted, each.toLowerCase()) }))
    .filter(({ each, distance }) => isNear(wanted, each.toLowerCase(), distance))
    .toSorted((one, other) => one.distance - other.distance);
  return best?.each ?? null;
}

/** Names that people know words by: Victoria for VIC. */
export type OtherNames = Readonly<Record<string, string>> | undefined;

/** '; did you mean financeVariant?', or '' without a suggestion. */
export function didYouMean(word: string, words: readonly string[], otherNames: OtherNames = {}): string {
  const names = Object.entries(otherNames);
  const found = suggestion(word, [...words, ...names.map(([, name]) => name)]);
  const meant = names.find(([, name]) => name === found)?.[0] ?? found;
  return meant === null ? '' : `; did you mean ${meant}?`;
}
