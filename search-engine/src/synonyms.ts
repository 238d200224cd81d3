import { queryWords } from './tokens';

/** A synonym in Algolia's format; `synonym` applies in both directions, `oneWaySynonym` from input to synonyms only. */
export interface Synonym {
  readonly objectID: string;
  readonly type?: string;
  readonly synonyms?: readonly string[];
  readonly input?: string;
  readonly word?: string;
  readonly corrections?: readonly string[];
  readonly [other: string]: unknown;
}

/** A synonym of the query's phrase from `from` to `to` (exclusive). */
export interface SynonymAlternative {
  from: number;
  to: number;
  words: readonly string[];
}

const MAX_PHRASE_LENGTH = 4;

/** Synonyms by phrase, normalized like the records. */
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

  /** All synonyms of the phrases of a query. */
  alternativesOf(words: readonly string[]): SynonymAlternative[] {
    if (this.byPhrase.size === 0) return [];
    const found: SynonymAlternative[] = [];
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from + 1; to <= Math.min(words.length, from + MAX_PHRASE_LENGTH); to += 1) {
        for (const other of this.byPhrase.get(words.slice(from, to).join(' '))?.values() ?? []) found.push({ from, to, words: other });
      }
    }
    return found;
  }

  private add(from: string, to: string): void {
    const [phrase, words] = [queryWords(from), queryWords(to)];
    const key = phrase.join(' ');
    if (phrase.length === 0 || phrase.length > MAX_PHRASE_LENGTH || words.length === 0 || key === words.join(' ')) return;
    const others = this.byPhrase.get(key) ?? new Map<string, readonly string[]>();
    this.byPhrase.set(key, others.set(words.join(' '), words));
  }
}
