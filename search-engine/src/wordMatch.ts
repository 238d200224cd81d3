/**
 * How well a word of a record matches a word of a query, best first: 0 equal, 1 the query word is a prefix, 2 one typo,
 * 3 two typos; a typo in the first letter adds one. null: no match.
 */
export type MatchLevel = 0 | 1 | 2 | 3 | 4;

/** The minimum length of query words that may have one typo or two. */
export interface TypoRules {
  oneFrom: number;
  twoFrom: number;
  /** Whether words with a digit (years, models, stock numbers) may have typos too. */
  withDigits: boolean;
  /** Query words, normalized, that match exactly only. */
  exactWords: ReadonlySet<string>;
}

export const DEFAULT_TYPOS: TypoRules = { oneFrom: 4, twoFrom: 8, withDigits: false, exactWords: new Set() };
export const NO_TYPOS: TypoRules = { ...DEFAULT_TYPOS, oneFrom: Number.POSITIVE_INFINITY, twoFrom: Number.POSITIVE_INFINITY };

const positiveInteger = (value: unknown, fallback: number) => (typeof value === 'number' && value >= 1 ? Math.floor(value) : fallback);

/** Parses the typo settings of an index; missing settings have Algolia's defaults. */
export const typoRules = (settings: Readonly<Record<string, unknown>>): TypoRules => ({
  oneFrom: positiveInteger(settings.minWordSizefor1Typo, DEFAULT_TYPOS.oneFrom),
  twoFrom: positiveInteger(settings.minWordSizefor2Typos, DEFAULT_TYPOS.twoFrom),
  withDigits: settings.allowTyposOnNumericTokens !== false,
  exactWords: new Set(
    Array.isArray(settings.disableTypoToleranceOnWords)
      ? settings.disableTypoToleranceOnWords.map((word) => String(word).toLowerCase())
      : [],
  ),
});

export const hasDigit = (word: string) => /\p{N}/u.test(word);

/** The maximum number of typos of a query word; by default none below four letters, two from eight letters. */
export function allowedTypos(queryWord: string, rules: TypoRules = DEFAULT_TYPOS): number {
  if (queryWord.length < rules.oneFrom || (!rules.withDigits && hasDigit(queryWord)) || rules.exactWords.has(queryWord)) return 0;
  return queryWord.length < rules.twoFrom ? 1 : 2;
}

/** Words with a digit match exactly only, unless the rules allow typos. */
export const mayHaveTypos = (word: string, rules: TypoRules = DEFAULT_TYPOS) => rules.withDigits || !hasDigit(word);

/** The level of a match with this number of typos (at least one). */
export const typoLevel = (typos: number, queryWord: string, word: string): MatchLevel =>
  (1 + typos + (queryWord[0] === word[0] ? 0 : 1)) as MatchLevel;

/** Computes the row of the edit distance matrix for the first `length` letters of a word. A transposition is one typo. */
export function nextRow(queryWord: string, word: string, length: number, rows: readonly Uint8Array[]): void {
  const row = rows[length] as Uint8Array;
  const previous = rows[length - 1] as Uint8Array;
  const letter = word[length - 1];
  row[0] = length;
  for (let column = 1; column <= queryWord.length; column += 1) {
    const typed = queryWord[column - 1];
    let distance = (previous[column - 1] as number) + (typed === letter ? 0 : 1);
    distance = Math.min(distance, (previous[column] as number) + 1, (row[column - 1] as number) + 1);
    if (length > 1 && column > 1 && typed === word[length - 2] && queryWord[column - 2] === letter) {
      distance = Math.min(distance, ((rows[length - 2] as Uint8Array)[column - 2] as number) + 1);
    }
    row[column] = distance;
  }
}

/** An edit distance matrix for words of up to `length` letters, with the first row filled. */
export function distanceRows(queryWord: string, length: number): Uint8Array[] {
  const rows = Array.from({ length: length + 1 }, () => new Uint8Array(queryWord.length + 1));
  rows[0]?.forEach((_zero, column, row) => {
    row[column] = column;
  });
  return rows;
}

/** Compares two words; a search in the vocabulary must return the same level. */
export function matchLevel(queryWord: string, word: string, isPrefix: boolean, rules: TypoRules = DEFAULT_TYPOS): MatchLevel | null {
  if (queryWord === word) return 0;
  if (isPrefix && word.startsWith(queryWord)) return 1;
  const allowed = allowedTypos(queryWord, rules);
  if (allowed === 0 || !mayHaveTypos(word, rules)) return null;
  const missing = queryWord.length - word.length;
  if (missing > allowed || (!isPrefix && -missing > allowed)) return null;
  const rows = distanceRows(queryWord, word.length);
  let fewest = Number.POSITIVE_INFINITY;
  for (let length = 1; length <= word.length; length += 1) {
    nextRow(queryWord, word, length, rows);
    if (isPrefix || length === word.length) fewest = Math.min(fewest, rows[length]?.[queryWord.length] as number);
  }
  return fewest <= allowed ? typoLevel(fewest, queryWord, word) : null;
}
