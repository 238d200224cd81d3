import { valueAt, type IndexRecord } from './record';
import { ATTRIBUTE_PLACES } from './textCost';
import { textTokens } from './tokens';

const TEXTS_KEPT = 50_000;

/** The words of records with a bit for each group of attributes that holds them. */
export class RecordWords {
  /** Cars share most of their texts, and reading words out of a text is slow. */
  private known = new Map<string, readonly string[]>();

  constructor(private readonly searchable: readonly (readonly string[])[] | null) {}

  of(record: IndexRecord): ReadonlyMap<string, number> {
    const words = new Map<string, number>();
    if (this.searchable === null) {
      for (const [name, value] of Object.entries(record)) if (name !== 'objectID') this.collect(value, 1, words);
      return words;
    }
    this.searchable.forEach((group, place) => {
      const bit = 1 << Math.min(place, ATTRIBUTE_PLACES - 1);
      for (const attribute of group) this.collect(valueAt(record, attribute), bit, words);
    });
    return words;
  }

  forget(): void {
    this.known = new Map();
  }

  private collect(value: unknown, bit: number, words: Map<string, number>): void {
    if (typeof value === 'string' || typeof value === 'number') {
      for (const word of this.wordsOf(String(value))) words.set(word, (words.get(word) ?? 0) | bit);
    } else if (Array.isArray(value)) for (const each of value) this.collect(each, bit, words);
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) this.collect(each, bit, words);
  }

  private wordsOf(text: string): readonly string[] {
    const known = this.known.get(text);
    if (known) return known;
    const words = textTokens(text).map(({ word }) => word);
    if (this.known.size >= TEXTS_KEPT) this.forget();
    this.known.set(text, words);
    return words;
  }
}
