import { queryWords, textTokens, type Token } from './tokens';
import { matchLevel } from './wordMatch';

/** Algolia's account of where a query's words stand in a value. Nothing is HTML-escaped: the client does that. */
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

interface Mark {
  start: number;
  end: number;
}

/** Where so many letters from `start` end, hyphens not counted. */
function endOfLetters(text: string, { start, end }: Token, letters: number): number {
  let at = start;
  for (let left = letters; left > 0 && at < end; at += 1) if (text[at] !== '-') left -= 1;
  return at;
}

/** The typed part of a word: a beginning marks as many letters as were typed. */
function markOf(text: string, token: Token, typed: string, isPrefix: boolean): Mark | null {
  const level = matchLevel(typed, token.word, isPrefix);
  if (level === null) return null;
  return { start: token.start, end: isPrefix && level > 0 ? endOfLetters(text, token, typed.length) : token.end };
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

/** Marks the query's words in a text; the last word of the query is a beginning. */
export function highlightText(text: string, words: readonly string[], tags: HighlightTags): Highlighted {
  if (words.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const tokens = textTokens(text);
  const found = new Set<number>();
  const marks: Mark[] = [];
  const alternatives = wordAlternatives(words);
  for (const { typed, covers, isLast } of alternatives) {
    for (const token of tokens) {
      const mark = markOf(text, token, typed, isLast);
      if (!mark) continue;
      marks.push(mark);
      for (const index of covers) found.add(index);
    }
  }
  if (marks.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  let value = '';
  let at = 0;
  for (const mark of merged(marks)) {
    value += text.slice(at, mark.start) + tags.before + text.slice(mark.start, mark.end) + tags.after;
    at = mark.end;
  }
  value += text.slice(at);
  return {
    value,
    matchLevel: found.size === words.length ? 'full' : 'partial',
    matchedWords: [...found].toSorted((left, right) => left - right).map((index) => words[index] as string),
    fullyHighlighted: value === tags.before + text + tags.after,
  };
}

/** Each word of a query, and each two neighbours as one: 'land cruiser' finds LandCruiser. */
export function wordAlternatives(words: readonly string[]): { typed: string; covers: number[]; isLast: boolean }[] {
  const single = words.map((typed, index) => ({ typed, covers: [index], isLast: index === words.length - 1 }));
  const joined = words.slice(1).map((word, index) => ({
    typed: (words[index] as string) + word,
    covers: [index, index + 1],
    isLast: index + 1 === words.length - 1,
  }));
  return [...single, ...joined];
}

type HighlightTree = Highlighted | HighlightTree[];

/** The _highlightResult of one attribute: a text, a number, or a list of them; undefined for anything else. */
export function highlightValue(value: unknown, words: readonly string[], tags: HighlightTags): HighlightTree | undefined {
  if (typeof value === 'string') return highlightText(value, words, tags);
  if (typeof value === 'number') return highlightText(String(value), words, tags);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((each) => {
    const result = highlightValue(each, words, tags);
    return result === undefined ? [] : [result];
  });
}

/** Marks a facet value that answers a facet query; null when it does not (every word must be found). */
export function highlightFacet(value: string, facetQuery: string, tags: HighlightTags): string | null {
  const words = queryWords(facetQuery);
  if (words.length === 0) return value;
  const highlighted = highlightText(value, words, tags);
  return highlighted.matchLevel === 'full' ? highlighted.value : null;
}
