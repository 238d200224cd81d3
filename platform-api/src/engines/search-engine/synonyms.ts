import { queryWords } from './tokens';

/** A synonym in Algolia's shape; `synonym` works both ways, `oneWaySynonym` from input to synonyms only. */
export interface Synonym {
  readonly objectID: string;
  readonly type?: string;
  readonly synonyms?: readonly string[];
  readonly input?: string;
  readonly word?: string;
  readonly corrections?: readonly string[];
  readonly [other: string]: unknown;
}

/** A phrase of the query from `from` to `to` (not included) that may be read as other words. */
export interface SynonymReading {
  from: number;
  to: number;
  words: readonly string[];
}

const LONGEST_PHRASE = 4;

/** What may stand for what, folded as the records are. */
export class Synonyms {
  private readonly byPhrase = new Map<string, Map<string, readonly string[]>>();

  constructor(list: readonly Synonym[]) {
    for (const each of list) {
      const type = each.type?.toLowerCase() ?? 'synonym';
      if (type === 'synonym') {
        const phrases = each.synonyms ?? [];
        for (const from of phrases) for (const to of phrases) this.add(from, to);
      } else if (type === 'onewaysynonym') for (const to of each.synonyms ?? []) this.add(each.input ?? '', to);
      else if (type.startsWith('altcorrection')) for (const to of each.corrections ?? []) this.add(each.word ?? '', to);
    }
  }

  /** Every phrase of a query that has other words, with each of them. */
  readingsOf(words: readonly string[]): SynonymReading[] {
    if (this.byPhrase.size === 0) return [];
    const found: SynonymReading[] = [];
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1) {
        for (const other of this.byPhrase.get(words.slice(from, to).join(' '))?.values() ?? []) found.push({ from, to, words: other });
      }
    }
    return found;
  }

  private add(from: string, to: string): void {
    const [phrase, words] = [queryWords(from), queryWords(to)];
    const key = phrase.join(' ');
    if (phrase.length === 0 || phrase.length > LONGEST_PHRASE || words.length === 0 || key === words.join(' ')) return;
    const others = this.byPhrase.get(key) ?? new Map<string, readonly string[]>();
    this.byPhrase.set(key, others.set(words.join(' '), words));
  }
}
