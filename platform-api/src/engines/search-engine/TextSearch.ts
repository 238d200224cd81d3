import type { Bits } from './bits';
import { InvalidQueryError } from './clause';
import { soughtWords, type SoughtWords } from './highlight';
import type { IndexMatch } from './indexQuery';
import { LeastRecentlyUsed } from './LeastRecentlyUsed';
import { queryReadings, type Part } from './queryReadings';
import { readerOf, type Reader } from './record';
import { EVERY_TEXT, RecordWords, wordSources, type WordSource } from './RecordWords';
import type { EngineSettings } from './settings';
import { Synonyms, type Synonym } from './synonyms';
import { ATTRIBUTE_PLACES, cheapest, costsOf, INEXACT, MOST_WORDS, typosOf, type Costs } from './textCost';
import { queryWords } from './tokens';
import { EVERY_ATTRIBUTE, Vocabulary } from './Vocabulary';
import { NO_TYPOS, type TypoRules } from './wordMatch';

const WORDS_KEPT = 64;

/** The words of an index's records, and what a text query finds among them. */
export class TextSearch {
  private readonly vocabulary = new Vocabulary();
  /** What takes words out of records. */
  readonly words = new RecordWords(this.vocabulary);
  private readonly wordCosts = new LeastRecentlyUsed<Costs | null>(WORDS_KEPT);
  private readonly synonyms: Synonyms;
  readonly ofRecords: readonly WordSource[];

  constructor(
    private readonly engine: Pick<EngineSettings, 'searchable' | 'typos'>,
    synonyms: readonly Synonym[],
  ) {
    this.synonyms = new Synonyms(synonyms);
    this.ofRecords = this.sources(readerOf);
  }

  /** What reads the texts of a record. */
  sources(readerFor: (attribute: string) => Reader | null): readonly WordSource[] {
    const { searchable } = this.engine;
    return searchable === null ? [EVERY_TEXT] : wordSources(searchable, readerFor);
  }

  /** Forgets what was found before records changed. */
  changed(): void {
    this.wordCosts.clear();
  }

  /** Sorts what a bulk load has left unsorted. */
  prepare(size: number): void {
    this.words.forget();
    this.costsOfPart({ word: 'a', isPrefix: true, isExact: true, others: [], from: 0, to: 1 }, NO_TYPOS, EVERY_ATTRIBUTE, size);
  }

  /** The words that hits show as found. */
  sought(query: IndexMatch): SoughtWords {
    return soughtWords(wordsOf(query), query.queryType, this.synonyms, this.isKnown, this.typosFor(query));
  }

  /** Which of the candidates a query finds and how well; null without words in the query. */
  find(query: IndexMatch, candidates: Bits, size: number): { bits: Bits; costs: Costs } | null {
    const words = wordsOf(query);
    if (words.length === 0) return null;
    const typos = this.typosFor(query);
    const allowed = this.attributesOf(query.restrictSearchableAttributes);
    const readings = queryReadings(words, query.queryType, this.synonyms, this.isKnown).flatMap(({ parts, isPlain }) => {
      const costs: Costs[] = [];
      for (const part of parts) {
        const own = this.costsOfPart(part, typos, allowed, size);
        if (own === null) return [];
        costs.push(own);
      }
      return [{ parts: costs, extra: isPlain ? 0 : INEXACT }];
    });
    const found = costsOf(readings, candidates, size);
    if (query.typoTolerance === 'min') keepFewestTypos(found, 0);
    if (query.typoTolerance === 'strict') keepFewestTypos(found, 1);
    return found;
  }

  private isKnown = (word: string) => this.vocabulary.has(word);

  private typosFor({ typoTolerance }: Pick<IndexMatch, 'typoTolerance'>): TypoRules {
    return typoTolerance === 'false' ? NO_TYPOS : this.engine.typos;
  }

  private costsOfPart({ word, isPrefix, isExact, others }: Part, typos: TypoRules, allowed: number, size: number): Costs | null {
    const rules = isExact ? NO_TYPOS : typos;
    const key = `${word} ${others.join(' ')} ${isPrefix ? 'p' : ''}${rules === NO_TYPOS ? 'e' : ''}${allowed}`;
    return this.wordCosts.getOrMake(key, () =>
      cheapest([
        this.vocabulary.costs(word, isPrefix, size, rules, allowed),
        ...others.map((other) => this.vocabulary.costs(other, false, size, NO_TYPOS, allowed)),
      ]),
    );
  }

  /** A bit for each group of searchable attributes that a search is restricted to. */
  private attributesOf(wanted: readonly string[] | null): number {
    const { searchable } = this.engine;
    if (wanted === null || wanted.length === 0 || searchable === null) return EVERY_ATTRIBUTE;
    let bits = 0;
    for (const attribute of wanted) {
      const place = searchable.findIndex((group) => group.includes(attribute));
      if (place < 0) throw new InvalidQueryError(`restrictSearchableAttributes: ${attribute} is not in searchableAttributes`);
      bits |= 1 << Math.min(place, ATTRIBUTE_PLACES - 1);
    }
    return bits;
  }
}

const wordsOf = ({ query }: Pick<IndexMatch, 'query'>) => queryWords(query).slice(0, MOST_WORDS);

function keepFewestTypos({ costs, bits }: { costs: Costs; bits: Bits }, more: number): void {
  let fewest = Number.POSITIVE_INFINITY;
  bits.forEach((slot) => {
    fewest = Math.min(fewest, typosOf(costs[slot] as number));
  });
  for (const slot of bits.array()) if (typosOf(costs[slot] as number) > fewest + more) bits.remove(slot);
}
