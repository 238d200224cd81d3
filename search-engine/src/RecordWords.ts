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

/** Words of texts that many records share, in one flat list: word id, bit mask of attributes, word id, bit mask, … */
export type CollectedWords = readonly number[];

/** Adds the words of records to a vocabulary, each with a bit mask of the groups of attributes that contain it. */
export class RecordWords {
  /** Cached word ids by text: cars share most of their texts, and splitting a text into words is slow. */
  private idsByText = new Map<string, number | readonly number[]>();
  /** Ids of the words that are collected for the current record. */
  private readonly collected: number[] = [];
  /** By word id: the bit mask of a collected word, 0 for all others. */
  private bitMasks = new Uint32Array(0);

  constructor(private readonly vocabulary: Vocabulary) {}

  /** Collects the words of the current record, or of a part of it, from its texts. */
  collect(source: object, sources: readonly WordSource[]): void {
    for (const { bit, readers } of sources) for (const read of readers) this.collectValue(read(source), bit);
  }

  /** Collects words that `take` has returned. */
  collectAgain(words: CollectedWords): void {
    for (let index = 0; index < words.length; index += 2) this.collectWord(words[index] as number, words[index + 1] as number);
  }

  /** Adds a posting of this record to each collected word, and clears the collection. */
  addPostings(slot: number): void {
    for (const wordId of this.collected) {
      this.vocabulary.addPosting(wordId, slot, this.bitMasks[wordId] as number);
      this.bitMasks[wordId] = 0;
    }
    this.collected.length = 0;
  }

  /** Returns the collected words, and clears the collection. */
  take(): CollectedWords {
    const words = this.collected.flatMap((wordId) => [wordId, this.bitMasks[wordId] as number]);
    for (const wordId of this.collected) this.bitMasks[wordId] = 0;
    this.collected.length = 0;
    return words;
  }

  clearCache(): void {
    this.idsByText = new Map();
  }

  private collectValue(value: unknown, bit: number): void {
    if (typeof value === 'string') this.collectText(value, bit);
    else if (typeof value === 'number') this.collectText(String(value), bit);
    else if (Array.isArray(value)) for (const each of value) this.collectValue(each, bit);
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) this.collectValue(each, bit);
  }

  private collectText(text: string, bit: number): void {
    const ids = this.idsByText.get(text) ?? this.wordIdsOf(text);
    if (typeof ids === 'number') this.collectWord(ids, bit);
    else for (const wordId of ids) this.collectWord(wordId, bit);
  }

  private collectWord(wordId: number, bitMask: number): void {
    if (this.bitMasks[wordId] === 0) this.collected.push(wordId);
    this.bitMasks[wordId] = (this.bitMasks[wordId] as number) | bitMask;
  }

  private wordIdsOf(text: string): number | readonly number[] {
    const word = plainWord(text);
    const ids = word === null ? textTokens(text).map((token) => this.idOf(token.word)) : this.idOf(word);
    // Not cached: a word with digits mostly belongs to one car, such as its stock number.
    if (word !== null && hasDigit(word)) return ids;
    if (this.idsByText.size >= MAX_CACHED_TEXTS) this.clearCache();
    this.idsByText.set(text, ids);
    return ids;
  }

  private idOf(word: string): number {
    const wordId = this.vocabulary.idOf(word);
    if (wordId >= this.bitMasks.length) this.bitMasks = growArray(this.bitMasks, wordId + 1);
    return wordId;
  }
}

/** Every text of a record except its objectID. */
export const EVERY_TEXT: WordSource = {
  bit: 1,
  readers: [(record) => Object.entries(record).flatMap(([name, value]) => (name === 'objectID' ? [] : [value as unknown]))],
};

/** One source for each group of searchable attributes, most important first; groups without a reader are left out. */
export const wordSources = (groups: readonly (readonly string[])[], readerFor: (attribute: string) => Reader | null): WordSource[] =>
  groups
    .map((group, rank) => ({
      bit: 1 << Math.min(rank, MAX_ATTRIBUTE_RANKS - 1),
      readers: group.flatMap((attribute) => readerFor(attribute) ?? []),
    }))
    .filter(({ readers }) => readers.length > 0);
