/** One word of a text, normalized, with its position. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const HYPHENATED = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)+/gu;
/** ASCII only: lower case is the only folding. */
const PLAIN = /^[ -~]*$/;

/** Lower case without accents, for query words and record words alike. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function tokens(pattern: RegExp, text: string, wordOf: (found: string) => string): Token[] {
  const found: Token[] = [];
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const word = folded(wordOf(match));
    if (word !== '') found.push({ word, start: index, end: index + match.length });
  }
  return found;
}

/** The words of a query, in order. */
export const queryWords = (query: string): string[] => tokens(WORDS, query, (found) => found).map(({ word }) => word);

/** The words of a record's text; a hyphenated word is indexed joined, too: CX-5 as cx, 5 and cx5. */
export const textTokens = (text: string): Token[] => [
  ...tokens(WORDS, text, (found) => found),
  ...(text.includes('-') ? tokens(HYPHENATED, text, (found) => found.replaceAll('-', '')) : []),
];

const ONE_PLAIN_WORD = /^[A-Za-z0-9]+$/;

/** The word of a text that is a single plain word, as most texts of a record are; null for any other. */
export const plainWord = (text: string): string | null => (ONE_PLAIN_WORD.test(text) ? text.toLowerCase() : null);
