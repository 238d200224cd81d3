import type { SynonymReading, Synonyms } from './synonyms';

/** Which words of a query may be beginnings. */
export type PrefixWords = 'prefixLast' | 'prefixAll' | 'prefixNone';

/** One word to look for, for the query's words from `from` to `to` (not included). */
export interface Part {
  word: string;
  isPrefix: boolean;
  /** Found as it stands only: no beginnings and no typos. */
  isExact: boolean;
  /** Words that are as good, found as they stand only. */
  others: readonly string[];
  from: number;
  to: number;
}

/** One way to read a query; `isPlain` when every word stands for itself. */
export interface QueryReading {
  parts: readonly Part[];
  isPlain: boolean;
}

const SHORTEST_HALF = 2;
const LONGEST_SPLIT = 24;

const exact = (word: string, from: number, to: number): Part => ({ word, isPrefix: false, isExact: true, others: [], from, to });

/** The query's words as they stand, each with the single words that mean the same. */
function plainParts(words: readonly string[], prefix: PrefixWords, oneWord: readonly SynonymReading[]): Part[] {
  const others = (index: number) => oneWord.filter(({ from }) => from === index).map((each) => each.words[0] as string);
  const isPrefix = (index: number) => prefix === 'prefixAll' || (prefix === 'prefixLast' && index === words.length - 1);
  return words.map((word, index) => ({ word, isPrefix: isPrefix(index), isExact: false, others: others(index), from: index, to: index + 1 }));
}

/** Two neighbours as one word: 'land cruiser' finds LandCruiser. */
const joined = (parts: readonly Part[]): Part[] =>
  parts.slice(1).map((part, index) => ({ ...part, word: (parts[index] as Part).word + part.word, others: [], from: index, to: index + 2 }));

/** One word as two that the records know: 'landrover' finds Land Rover. */
function halves({ word, isPrefix, from, to }: Part, isKnown: (word: string) => boolean): [Part, Part][] {
  if (word.length > LONGEST_SPLIT) return [];
  const found: [Part, Part][] = [];
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (isKnown(left) && (isPrefix || isKnown(right))) found.push([exact(left, from, to), { ...exact(right, from, to), isPrefix }]);
  }
  return found;
}

/**
 * Every way to read a query: as it stands, two neighbours joined, one word split into two known ones, and a phrase
 * replaced by a synonym of several words. One change at a time, so that their number stays small; synonyms of one word
 * stand beside their word in every reading.
 */
export function queryReadings(
  words: readonly string[],
  prefix: PrefixWords,
  synonyms: Synonyms,
  isKnown: (word: string) => boolean,
): QueryReading[] {
  const meanings = synonyms.readingsOf(words);
  const isOneWord = (reading: SynonymReading) => reading.to - reading.from === 1 && reading.words.length === 1;
  const plain = plainParts(words, prefix, meanings.filter(isOneWord));
  const replaced = (from: number, to: number, parts: readonly Part[]) => [...plain.slice(0, from), ...parts, ...plain.slice(to)];
  return [
    { parts: plain, isPlain: true },
    ...joined(plain).map((part) => ({ parts: replaced(part.from, part.to, [part]), isPlain: false })),
    ...plain.flatMap((part) => halves(part, isKnown).map((pair) => ({ parts: replaced(part.from, part.to, pair), isPlain: false }))),
    ...meanings.filter((reading) => !isOneWord(reading)).map((reading) => ({ parts: replaced(reading.from, reading.to, synonymParts(reading)), isPlain: true })),
  ];
}

const synonymParts = ({ from, to, words }: SynonymReading) => words.map((word) => exact(word, from, to));
