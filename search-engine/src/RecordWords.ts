import { growArray } from './growArray';
import type { Reader } from './record';
import { MAX_ATTRIBUTE_RANKS } from './matchCost';
import { plainWord, textTokens } from './tokens';
import type { Vocabulary } from './Vocabulary';
import { hasDigit } from './wordMatch';

const MAX_CACHED_TEXTS = 50_000;

/** Reads the texts of a record for one group of attributes. */
export interface WordSource {
  /** One bit for the group. */
  bit: number;
  readers: readonly Reader[];
}

/** Words that were read once for many records: a word's number, then its bits, and so on. */
export type FoundWords = readonly number[];

/** Puts the words of records into a vocabulary, with a bit for each group of attributes that holds them. */
export class RecordWords {
  /** Numbers of the words of a text: cars share most of their texts, and reading words out of a text is slow. */
  private known = new Map<string, number | readonly number[]>();
  /** Of the record at hand: its words' numbers, and the bits of each word by its number (0 for all others). */
  private readonly found: number[] = [];
  private bits = new Uint32Array(0);

  constructor(private readonly vocabulary: Vocabulary) {}

  /** Takes the words of the record at hand, or of a part of it, out of its texts. */
  collect(source: object, sources: readonly WordSource[]): void {
    for (const { bit, readers } of sources) for (const read of readers) this.collectValue(read(source), bit);
  }

  /** The same for words that `take` gave. */
  collectFound(words: FoundWords): void {
    for (let place = 0; place < words.length; place += 2) this.collectWord(words[place] as number, words[place + 1] as number);
  }

  /** Says of everything collected that this record holds it. */
  place(slot: number): void {
    for (const number of this.found) {
      this.vocabulary.add(slot, number, this.bits[number] as number);
      this.bits[number] = 0;
    }
    this.found.length = 0;
  }

  /** Everything collected, of which then nothing is at hand any more. */
  take(): FoundWords {
    const words = this.found.flatMap((number) => [number, this.bits[number] as number]);
    for (const number of this.found) this.bits[number] = 0;
    this.found.length = 0;
    return words;
  }

  clearCache(): void {
    this.known = new Map();
  }

  private collectValue(value: unknown, bit: number): void {
    if (typeof value === 'string') this.collectText(value, bit);
    else if (typeof value === 'number') this.collectText(String(value), bit);
    else if (Array.isArray(value)) for (const each of value) this.collectValue(each, bit);
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) this.collectValue(each, bit);
  }

  private collectText(text: string, bit: number): void {
    const numbers = this.known.get(text) ?? this.wordsOf(text);
    if (typeof numbers === 'number') this.collectWord(numbers, bit);
    else for (const number of numbers) this.collectWord(number, bit);
  }

  private collectWord(number: number, bit: number): void {
    if (this.bits[number] === 0) this.found.push(number);
    this.bits[number] = (this.bits[number] as number) | bit;
  }

  private wordsOf(text: string): number | readonly number[] {
    const word = plainWord(text);
    const numbers = word === null ? textTokens(text).map((token) => this.numberOf(token.word)) : this.numberOf(word);
    // A word with digits is mostly one car's own, such as its stock number: it will not come again.
    if (word !== null && hasDigit(word)) return numbers;
    if (this.known.size >= MAX_CACHED_TEXTS) this.clearCache();
    this.known.set(text, numbers);
    return numbers;
  }

  private numberOf(word: string): number {
    const number = this.vocabulary.number(word);
    if (number >= this.bits.length) this.bits = growArray(this.bits, number + 1);
    return number;
  }
}

/** Every text of a record but its objectID. */
export const EVERY_TEXT: WordSource = {
  bit: 1,
  readers: [(record) => Object.entries(record).flatMap(([name, value]) => (name === 'objectID' ? [] : [value as unknown]))],
};

/** The sources of an index that searches these groups of attributes; those of which a reader has nothing are left out. */
export const wordSources = (groups: readonly (readonly string[])[], readerFor: (attribute: string) => Reader | null): WordSource[] =>
  groups
    .map((group, place) => ({ bit: 1 << Math.min(place, MAX_ATTRIBUTE_RANKS - 1), readers: group.flatMap((attribute) => readerFor(attribute) ?? []) }))
    .filter(({ readers }) => readers.length > 0);
