import { grown } from './growing';
import { readerOf, type IndexRecord, type Reader } from './record';
import { ATTRIBUTE_PLACES } from './textCost';
import { textWords } from './tokens';
import type { Vocabulary } from './Vocabulary';

const TEXTS_KEPT = 50_000;

/** Puts the words of records into a vocabulary, with a bit for each group of attributes that holds them. */
export class RecordWords {
  /** Numbers of the words of a text: cars share most of their texts, and reading words out of a text is slow. */
  private known = new Map<string, readonly number[]>();
  /** Of the record at hand: its words' numbers, and the bits of each word by its number (0 for all others). */
  private readonly found: number[] = [];
  private bits = new Uint32Array(0);
  /** null: every text of a record. */
  private readonly groups: readonly { bit: number; readers: readonly Reader[] }[] | null;

  constructor(
    searchable: readonly (readonly string[])[] | null,
    private readonly vocabulary: Vocabulary,
  ) {
    this.groups =
      searchable?.map((group, place) => ({ bit: 1 << Math.min(place, ATTRIBUTE_PLACES - 1), readers: group.map(readerOf) })) ?? null;
  }

  add(slot: number, record: IndexRecord): void {
    if (this.groups === null) {
      for (const [name, value] of Object.entries(record)) if (name !== 'objectID') this.collect(value, 1);
    } else for (const { bit, readers } of this.groups) for (const read of readers) this.collect(read(record), bit);
    for (const number of this.found) {
      this.vocabulary.add(slot, number, this.bits[number] as number);
      this.bits[number] = 0;
    }
    this.found.length = 0;
  }

  forget(): void {
    this.known = new Map();
  }

  private collect(value: unknown, bit: number): void {
    if (typeof value === 'string' || typeof value === 'number') {
      for (const number of this.wordsOf(String(value))) {
        if (this.bits[number] === 0) this.found.push(number);
        this.bits[number] = (this.bits[number] as number) | bit;
      }
    } else if (Array.isArray(value)) for (const each of value) this.collect(each, bit);
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) this.collect(each, bit);
  }

  private wordsOf(text: string): readonly number[] {
    const known = this.known.get(text);
    if (known) return known;
    const numbers = textWords(text).map((word) => this.vocabulary.number(word));
    for (const number of numbers) this.bits = grown(this.bits, number + 1);
    if (this.known.size >= TEXTS_KEPT) this.forget();
    this.known.set(text, numbers);
    return numbers;
  }
}
