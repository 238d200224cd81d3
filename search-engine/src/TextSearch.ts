import { LRUCache } from 'lru-cache';
import type { Bits } from './bits';
import { InvalidQueryError } from './clause';
import { highlightWords, type HighlightWords } from './highlight';
import type { IndexMatch } from './indexQuery';
import { queryAlternatives, type QueryTerm } from './queryAlternatives';
import { readerOf, type Reader } from './record';
import { EVERY_TEXT, RecordWords, wordSources, type WordSource } from './RecordWords';
import type { EngineSettings } from './settings';
import { Synonyms, type Synonym } from './synonyms';
import { MAX_ATTRIBUTE_RANKS, cheapest, costsOf, INEXACT, MAX_QUERY_WORDS, typosOf, type Costs } from './matchCost';
import { queryWords } from './tokens';
import { EVERY_ATTRIBUTE, Vocabulary } from './Vocabulary';
import { NO_TYPOS, type TypoRules } from './wordMatch';

const MAX_CACHED_WORDS = 64;

/** The vocabulary of an index's records, and text search in it. */
export class TextSearch {
  private readonly vocabulary = new Vocabulary();
  /** Extracts words from records. */
  readonly words = new RecordWords(this.vocabulary);
  /** Costs of recent words, also of words without a match: their search for typos takes longest. */
  private readonly wordCosts = new LRUCache<string, { costs: Costs | null }>({ max: MAX_CACHED_WORDS });
  private readonly synonyms: Synonyms;
  readonly recordSources: readonly WordSource[];

  constructor(
    private readonly engine: Pick<EngineSettings, 'searchable' | 'typos'>,
    synonyms: readonly Synonym[],
  ) {
    this.synonyms = new Synonyms(synonyms);
    this.recordSources = this.sources(readerOf);
  }

  /** The sources of the searchable texts of a record. */
  sources(readerFor: (attribute: string) => Reader | null): readonly WordSource[] {
    const { searchable } = this.engine;
    return searchable === null ? [EVERY_TEXT] : wordSources(searchable, readerFor);
  }

  /** Clears the cache after records changed. */
  invalidate(): void {
    this.wordCosts.clear();
  }

  /** Sorts the vocabulary after a bulk load. */
  prepare(size: number): void {
    this.words.clearCache();
    this.costsOfTerm({ word: 'a', isPrefix: true, isExact: true, synonyms: [], from: 0, to: 1 }, NO_TYPOS, EVERY_ATTRIBUTE, size);
  }

  /** The words to highlight in hits. */
  highlighted(query: IndexMatch): HighlightWords {
    return highlightWords(wordsOf(query), query.queryType, this.synonyms, this.hasWord, this.typosFor(query));
  }

  /** The candidates that match a query and their costs; null for a query without words. */
  find(query: IndexMatch, candidates: Bits, size: number): { bits: Bits; costs: Costs } | null {
    const words = wordsOf(query);
    if (words.length === 0) return null;
    const typos = this.typosFor(query);
    const allowed = this.attributeMask(query.restrictSearchableAttributes);
    const alternatives = queryAlternatives(words, query.queryType, this.synonyms, this.hasWord).flatMap(({ terms, isPlain }) => {
      const costs: Costs[] = [];
      for (const term of terms) {
        const own = this.costsOfTerm(term, typos, allowed, size);
        if (own === null) return [];
        costs.push(own);
      }
      return [{ terms: costs, extra: isPlain ? 0 : INEXACT }];
    });
    const found = costsOf(alternatives, candidates, size);
    if (query.typoTolerance === 'min') retainFewestTypos(found, 0);
    if (query.typoTolerance === 'strict') retainFewestTypos(found, 1);
    return found;
  }

  private hasWord = (word: string) => this.vocabulary.has(word);

  private typosFor({ typoTolerance }: Pick<IndexMatch, 'typoTolerance'>): TypoRules {
    return typoTolerance === 'false' ? NO_TYPOS : this.engine.typos;
  }

  private costsOfTerm({ word, isPrefix, isExact, synonyms }: QueryTerm, typos: TypoRules, allowed: number, size: number): Costs | null {
    const rules = isExact ? NO_TYPOS : typos;
    const key = `${word} ${synonyms.join(' ')} ${isPrefix ? 'p' : ''}${rules === NO_TYPOS ? 'e' : ''}${allowed}`;
    const cached = this.wordCosts.get(key);
    if (cached) return cached.costs;
    const costs = cheapest([
      this.vocabulary.costs(word, isPrefix, size, rules, allowed),
      ...synonyms.map((synonym) => this.vocabulary.costs(synonym, false, size, NO_TYPOS, allowed)),
    ]);
    this.wordCosts.set(key, { costs });
    return costs;
  }

  /** The bit mask of the groups of searchable attributes that a search is restricted to. */
  private attributeMask(restricted: readonly string[] | null): number {
    const { searchable } = this.engine;
    if (restricted === null || restricted.length === 0 || searchable === null) return EVERY_ATTRIBUTE;
    let bitMask = 0;
    for (const attribute of restricted) {
      const rank = searchable.findIndex((group) => group.includes(attribute));
      if (rank < 0) throw new InvalidQueryError(`restrictSearchableAttributes: ${attribute} is not in searchableAttributes`);
      bitMask |= 1 << Math.min(rank, MAX_ATTRIBUTE_RANKS - 1);
    }
    return bitMask;
  }
}

const wordsOf = ({ query }: Pick<IndexMatch, 'query'>) => queryWords(query).slice(0, MAX_QUERY_WORDS);

function retainFewestTypos({ costs, bits }: { costs: Costs; bits: Bits }, extraTypos: number): void {
  let fewest = Number.POSITIVE_INFINITY;
  bits.forEach((slot) => {
    fewest = Math.min(fewest, typosOf(costs[slot] as number));
  });
  for (const slot of bits.array()) if (typosOf(costs[slot] as number) > fewest + extraTypos) bits.remove(slot);
}
