import type { SynonymAlternative, Synonyms } from './synonyms';

/** Which words of a query match as prefixes. */
export type PrefixWords = 'prefixLast' | 'prefixAll' | 'prefixNone';

/** One word to match, instead of the query's words from `from` to `to` (exclusive). */
export interface QueryTerm {
  word: string;
  isPrefix: boolean;
  /** Matches exactly only: no prefixes and no typos. */
  isExact: boolean;
  /** Synonyms of one word, which match exactly only. */
  synonyms: readonly string[];
  from: number;
  to: number;
}

/** One alternative of a query; `isPlain` for its words as typed and their synonyms. */
export interface QueryAlternative {
  terms: readonly QueryTerm[];
  isPlain: boolean;
}

const MIN_SPLIT_LENGTH = 2;
const MAX_SPLIT_LENGTH = 24;

const exact = (word: string, from: number, to: number): QueryTerm => ({ word, isPrefix: false, isExact: true, synonyms: [], from, to });

/** The query's words as typed, each with its synonyms of one word. */
function plainTerms(words: readonly string[], prefix: PrefixWords, oneWord: readonly SynonymAlternative[]): QueryTerm[] {
  const synonymsAt = (index: number) => oneWord.filter(({ from }) => from === index).map((each) => each.words[0] as string);
  const isPrefix = (index: number) => prefix === 'prefixAll' || (prefix === 'prefixLast' && index === words.length - 1);
  return words.map((word, index) => ({
    word,
    isPrefix: isPrefix(index),
    isExact: false,
    synonyms: synonymsAt(index),
    from: index,
    to: index + 1,
  }));
}

/** Two adjacent words as one: 'land cruiser' matches LandCruiser. */
const joined = (terms: readonly QueryTerm[]): QueryTerm[] =>
  terms.slice(1).map((term, index) => ({
    ...term,
    word: (terms[index] as QueryTerm).word + term.word,
    synonyms: [],
    from: index,
    to: index + 2,
  }));

/** One word as two words of the vocabulary: 'landrover' matches Land Rover. */
function split({ word, isPrefix, from, to }: QueryTerm, hasWord: (word: string) => boolean): [QueryTerm, QueryTerm][] {
  if (word.length > MAX_SPLIT_LENGTH) return [];
  const found: [QueryTerm, QueryTerm][] = [];
  for (let index = MIN_SPLIT_LENGTH; index <= word.length - MIN_SPLIT_LENGTH; index += 1) {
    const [left, right] = [word.slice(0, index), word.slice(index)];
    if (hasWord(left) && (isPrefix || hasWord(right))) found.push([exact(left, from, to), { ...exact(right, from, to), isPrefix }]);
  }
  return found;
}

/**
 * All alternatives of a query: its words as typed, two adjacent words joined, one word split into two indexed ones, and a
 * phrase replaced by a synonym of several words. One change per alternative, so that their number remains small; synonyms
 * of one word are part of every alternative.
 */
export function queryAlternatives(
  words: readonly string[],
  prefix: PrefixWords,
  synonyms: Synonyms,
  hasWord: (word: string) => boolean,
): QueryAlternative[] {
  const found = synonyms.alternativesOf(words);
  const isOneWord = (each: SynonymAlternative) => each.to - each.from === 1 && each.words.length === 1;
  const plain = plainTerms(words, prefix, found.filter(isOneWord));
  const replaced = (from: number, to: number, terms: readonly QueryTerm[]) => [...plain.slice(0, from), ...terms, ...plain.slice(to)];
  return [
    { terms: plain, isPlain: true },
    ...joined(plain).map((part) => ({ terms: replaced(part.from, part.to, [part]), isPlain: false })),
    ...plain.flatMap((part) => split(part, hasWord).map((pair) => ({ terms: replaced(part.from, part.to, pair), isPlain: false }))),
    ...found.filter((each) => !isOneWord(each)).map((each) => ({ terms: replaced(each.from, each.to, synonymTerms(each)), isPlain: true })),
  ];
}

const synonymTerms = ({ from, to, words }: SynonymAlternative) => words.map((word) => exact(word, from, to));
