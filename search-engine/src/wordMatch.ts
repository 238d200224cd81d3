/**
 * How well one word of a record matches one word of a query, best first: 0 the same word, 1 it starts with it,
 * 2 one typo, 3 two typos; a typo in the first letter counts one more. null: it does not.
 */
export type MatchLevel = 0 | 1 | 2 | 3 | 4;

/** From how many letters on a query word may have typos. */
export interface TypoRules {
  oneFrom: number;
  twoFrom: number;
  /** Whether words with a digit in them (years, models, stock numbers) may have typos too. */
  withDigits: boolean;
  /** Query words, normalized, that match exactly only. */
  never: ReadonlySet<string>;
}

export const DEFAULT_TYPOS: TypoRules = { oneFrom: 4, twoFrom: 8, withDigits: false, never: new Set() };
export const NO_TYPOS: TypoRules = { ...DEFAULT_TYPOS, oneFrom: Number.POSITIVE_INFINITY, twoFrom: Number.POSITIVE_INFINITY };

const whole = (value: unknown, otherwise: number) => (typeof value === 'number' && value >= 1 ? Math.floor(value) : otherwise);

/** Reads the typo settings of an index; what they leave out is Algolia's default. */
export const typoRules = (settings: Readonly<Record<string, unknown>>): TypoRules => ({
  oneFrom: whole(settings.minWordSizefor1Typo, DEFAULT_TYPOS.oneFrom),
  twoFrom: whole(settings.minWordSizefor2Typos, DEFAULT_TYPOS.twoFrom),
  withDigits: settings.allowTyposOnNumericTokens !== false,
  never: new Set(
    Array.isArray(settings.disableTypoToleranceOnWords) ? settings.disableTypoToleranceOnWords.map((word) => String(word).toLowerCase()) : [],
  ),
});

export const hasDigit = (word: string) => /\p{N}/u.test(word);

/** Typos that a query word may have: none below four letters, two from eight letters. */
export function allowedTypos(queryWord: string, rules: TypoRules = DEFAULT_TYPOS): number {
  if (queryWord.length < rules.oneFrom || (!rules.withDigits && hasDigit(queryWord)) || rules.never.has(queryWord)) return 0;
  return queryWord.length < rules.twoFrom ? 1 : 2;
}

/** Words with a digit match exactly only, unless the rules allow typos. */
export const mayHaveTypos = (word: string, rules: TypoRules = DEFAULT_TYPOS) => rules.withDigits || !hasDigit(word);

/** The level of a match with so many typos (at least one). */
export const typoLevel = (typos: number, queryWord: string, word: string): MatchLevel =>
  (1 + typos + (queryWord[0] === word[0] ? 0 : 1)) as MatchLevel;

/** The next row of the distance table: one more letter of the word. A swap of two letters is one typo. */
export function nextRow(queryWord: string, word: string, length: number, rows: readonly Uint8Array[]): void {
  const row = rows[length] as Uint8Array;
  const before = rows[length - 1] as Uint8Array;
  const letter = word[length - 1];
  row[0] = length;
  for (let column = 1; column <= queryWord.length; column += 1) {
    const typed = queryWord[column - 1];
    let distance = (before[column - 1] as number) + (typed === letter ? 0 : 1);
    distance = Math.min(distance, (before[column] as number) + 1, (row[column - 1] as number) + 1);
    if (length > 1 && column > 1 && typed === word[length - 2] && queryWord[column - 2] === letter) {
      distance = Math.min(distance, ((rows[length - 2] as Uint8Array)[column - 2] as number) + 1);
    }
    row[column] = distance;
  }
}

/** Rows for words of up to `length` letters; the first is filled. */
export function distanceRows(queryWord: string, length: number): Uint8Array[] {
  const rows = Array.from({ length: length + 1 }, () => new Uint8Array(queryWord.length + 1));
  rows[0]?.forEach((_zero, column, row) => {
    row[column] = column;
  });
  return rows;
}

/** Compares two words alone; the walk through the whole vocabulary must say the same. */
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
