import { queryAlternatives, type QueryTerm, type PrefixWords } from './queryAlternatives';
import { Synonyms } from './synonyms';
import { queryWords, textTokens, type Token } from './tokens';
import { matchLevel, NO_TYPOS, DEFAULT_TYPOS, type MatchLevel, type TypoRules } from './wordMatch';

/** A value of Algolia's `_highlightResult`. Nothing is HTML-escaped: the client does that. */
export interface Highlighted {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

export interface HighlightTags {
  before: string;
  after: string;
}

/** The words of a query and the terms of its alternatives. */
export interface HighlightWords {
  words: readonly string[];
  terms: readonly QueryTerm[];
  typos: TypoRules;
  /** Match levels of words by term, computed once for all hits. */
  levels: ReadonlyMap<QueryTerm, Map<string, MatchLevel | null>>;
  /** Cached matches by text: the hits of a page share most of their texts. */
  matches: Map<string, TextMatches>;
}

interface TextMatches {
  marks: readonly Mark[];
  /** Indexes of the query's words that match the text. */
  words: ReadonlySet<number>;
}

interface Mark {
  start: number;
  end: number;
}

/** The terms of all alternatives of a query, each once. */
export function highlightWords(
  words: readonly string[],
  prefix: PrefixWords,
  synonyms: Synonyms,
  hasWord: (word: string) => boolean,
  typos: TypoRules,
): HighlightWords {
  const terms = new Map<string, QueryTerm>();
  for (const alternative of queryAlternatives(words, prefix, synonyms, hasWord)) {
    for (const term of alternative.terms) {
      terms.set(JSON.stringify(term), term);
      for (const word of term.synonyms) terms.set(JSON.stringify([word, term]), { ...term, word, isPrefix: false, isExact: true });
    }
  }
  const all = [...terms.values()];
  return { words, terms: all, typos, levels: new Map(all.map((term) => [term, new Map()])), matches: new Map() };
}

/** The position after this many letters from `start`, not counting hyphens. */
function endOfLetters(text: string, { start, end }: Token, letters: number): number {
  let position = start;
  for (let remaining = letters; remaining > 0 && position < end; position += 1) if (text[position] !== '-') remaining -= 1;
  return position;
}

/** The matched part of a word: a prefix marks only the typed letters. */
function markOf(text: string, token: Token, term: QueryTerm, { typos, levels }: HighlightWords): Mark | null {
  const { word, isPrefix, isExact } = term;
  const cachedLevels = levels.get(term) as Map<string, MatchLevel | null>;
  let level = cachedLevels.get(token.word);
  if (level === undefined) {
    level = matchLevel(word, token.word, isPrefix, isExact ? NO_TYPOS : typos);
    cachedLevels.set(token.word, level);
  }
  if (level === null) return null;
  return { start: token.start, end: isPrefix && level > 0 ? endOfLetters(text, token, word.length) : token.end };
}

function merged(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const mark of marks.toSorted((left, right) => left.start - right.start)) {
    const last = result.at(-1);
    if (last && mark.start < last.end) last.end = Math.max(last.end, mark.end);
    else result.push({ ...mark });
  }
  return result;
}

const NO_MATCHES: TextMatches = { marks: [], words: new Set() };

function matchesIn(text: string, query: HighlightWords): TextMatches {
  if (query.terms.length === 0) return NO_MATCHES;
  const matches = query.matches.get(text) ?? findMatches(text, query);
  query.matches.set(text, matches);
  return matches;
}

function findMatches(text: string, query: HighlightWords): TextMatches {
  const words = new Set<number>();
  const marks: Mark[] = [];
  const tokens = textTokens(text);
  for (const term of query.terms) {
    for (const token of tokens) {
      const mark = markOf(text, token, term, query);
      if (!mark) continue;
      marks.push(mark);
      for (let index = term.from; index < term.to; index += 1) words.add(index);
    }
  }
  return { marks: merged(marks), words };
}

function tagged(text: string, marks: readonly Mark[], tags: HighlightTags, from = 0, to = text.length): string {
  let value = '';
  let position = from;
  for (const mark of marks) {
    if (mark.end <= from || mark.start >= to) continue;
    const [start, end] = [Math.max(mark.start, from), Math.min(mark.end, to)];
    value += text.slice(position, start) + tags.before + text.slice(start, end) + tags.after;
    position = end;
  }
  return value + text.slice(position, to);
}

const levelOf = (matched: ReadonlySet<number>, words: readonly string[]) =>
  matched.size === 0 ? 'none' : matched.size === words.length ? 'full' : 'partial';

/** Marks the query's words in a text. */
export function highlightText(text: string, query: HighlightWords, tags: HighlightTags): Highlighted {
  const { marks, words: matched } = matchesIn(text, query);
  if (marks.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const value = tagged(text, marks, tags);
  return {
    value,
    matchLevel: levelOf(matched, query.words),
    matchedWords: [...matched].toSorted((left, right) => left - right).map((index) => query.words[index] as string),
    fullyHighlighted: value === tags.before + text + tags.after,
  };
}

/** A value of Algolia's `_snippetResult`. */
export interface Snippet {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

/** At most `maxWords` words of a text, around the first match of the query. */
export function snippetText(text: string, maxWords: number, ellipsis: string, query: HighlightWords, tags: HighlightTags): Snippet {
  const { marks, words: matched } = matchesIn(text, query);
  const words = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
  const matchLevel = levelOf(matched, query.words);
  if (words.length <= maxWords || words.length === 0) return { value: tagged(text, marks, tags), matchLevel };
  const first = marks[0] ? words.findIndex(({ end }) => end > (marks[0] as Mark).start) : 0;
  const from = Math.max(0, Math.min(first - Math.floor(maxWords / 2), words.length - maxWords));
  const [start, end] = [words[from], words[from + maxWords - 1]] as [Mark, Mark];
  const body = tagged(text, marks, tags, start.start, end.end);
  return { value: `${from > 0 ? ellipsis : ''}${body}${from + maxWords < words.length ? ellipsis : ''}`, matchLevel };
}

export type Tree<Leaf> = Leaf | Tree<Leaf>[] | { [name: string]: Tree<Leaf> };

/** Applies `read` to each text or number of a value, also in nested lists and objects; undefined for other values. */
export function eachText<Leaf>(value: unknown, read: (text: string) => Leaf): Tree<Leaf> | undefined {
  if (typeof value === 'string') return read(value);
  if (typeof value === 'number') return read(String(value));
  if (Array.isArray(value)) {
    return value.flatMap((each) => {
      const result = eachText(each, read);
      return result === undefined ? [] : [result];
    });
  }
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const result = eachText(inner, read);
      return result === undefined ? [] : [[name, result] as const];
    }),
  );
}

const NO_SYNONYMS = new Synonyms([]);

/** Marks the words of a facet query in a facet value; null unless every word matches. */
export function highlightFacet(value: string, facetQuery: string, tags: HighlightTags, typos: TypoRules = DEFAULT_TYPOS): string | null {
  const words = queryWords(facetQuery);
  if (words.length === 0) return value;
  const highlighted = highlightText(
    value,
    highlightWords(words, 'prefixLast', NO_SYNONYMS, () => false, typos),
    tags,
  );
  return highlighted.matchLevel === 'full' ? highlighted.value : null;
}
