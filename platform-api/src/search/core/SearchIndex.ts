import { allBits, noBits, slotsOf, type Bits } from './bits';
import { clauseKey, InvalidQueryError, type Clause, type Comparison } from './clause';
import { FacetColumn, type FacetStats } from './FacetColumn';
import { highlightFacet, highlightValue, type HighlightTags } from './highlight';
import { LeastRecentlyUsed } from './LeastRecentlyUsed';
import { NumberColumn } from './NumberColumn';
import { RankedOrder } from './RankedOrder';
import { pickAttributes, valueAt, type IndexRecord } from './record';
import { RecordStore } from './RecordStore';
import { facetSetting, type FacetSetting, type IndexSettings, type RankingCriterion } from './settings';
import { costTiers, JOIN_COST } from './textMatch';
import { queryWords, textTokens } from './tokens';
import { Vocabulary } from './Vocabulary';

const CLAUSES_KEPT = 128;
const WORDS_KEPT = 64;
/** With more dead records than this share the index is built again. */
const MOST_DEAD = 0.25;
/** Hits beyond cannot be paged to (paginationLimitedTo). */
export const LAST_HIT = 1000;

export interface IndexQuery {
  query: string;
  clauses: readonly Clause[];
  offset: number;
  length: number;
  /** '*' is every attribute that may be counted. */
  facets: readonly string[];
  maxValuesPerFacet: number;
  attributesToRetrieve: readonly string[];
  /** null: all searchable ones. */
  attributesToHighlight: readonly string[] | null;
  highlightTags: HighlightTags;
}

export interface IndexAnswer {
  hits: Record<string, unknown>[];
  nbHits: number;
  facets: Record<string, Record<string, number>>;
  facetsStats: Record<string, FacetStats>;
}

export interface FacetHit {
  value: string;
  highlighted: string;
  count: number;
}

interface Match {
  bits: Bits;
  count: number;
  /** Best first; null without a text query. */
  tiers: Bits[] | null;
}

/**
 * One index: records in slots, columns of codes and numbers beside them, bitsets for filters. Counts are exact.
 * An update is a dead slot and a new one; replicas share everything but the order.
 */
export class SearchIndex {
  private records = new RecordStore();
  private slots = new Map<string, number>();
  private alive: Bits = noBits(0);
  private size = 0;
  private facetColumns = new Map<string, FacetColumn>();
  private numberColumns = new Map<string, NumberColumn>();
  private vocabulary = new Vocabulary();
  private orders = new Map<string, RankedOrder>();
  private readonly clauseBits = new LeastRecentlyUsed<Bits>(CLAUSES_KEPT);
  private readonly wordBits = new LeastRecentlyUsed<Bits[]>(WORDS_KEPT);
  private readonly facetSettings: ReadonlyMap<string, FacetSetting>;

  constructor(private readonly settings: IndexSettings) {
    this.facetSettings = new Map(settings.attributesForFaceting.map(facetSetting).map((each) => [each.attribute, each]));
    this.reset();
  }

  /** Records that can be found. */
  get count(): number {
    return this.slots.size;
  }

  /** Adds records, or replaces those with the same objectID. */
  save(records: Iterable<IndexRecord>): void {
    for (const record of records) {
      this.kill(record.objectID);
      this.append(record);
    }
    this.changed();
  }

  remove(objectIDs: Iterable<string>): void {
    for (const objectID of objectIDs) this.kill(objectID);
    this.changed();
  }

  /** Sorts what a bulk load has left unsorted, so that no visitor waits for it. */
  prepare(): void {
    for (const order of this.orders.values()) order.update(this.size);
    this.wordsOf('a');
  }

  /** Answers one query; `replica` names the order, null is the index's own. */
  search(query: IndexQuery, replica: string | null = null): IndexAnswer {
    const words = queryWords(query.query);
    const match = this.match(query.clauses, words);
    const page = this.pageOf(match, replica, query.offset, Math.min(query.length, LAST_HIT - query.offset));
    return {
      hits: page.map((slot) => this.hit(slot, query, words)),
      nbHits: match.count,
      ...this.countFacets(match, query.facets, query.maxValuesPerFacet),
    };
  }

  /** Values of one facet among the hits of a query, most frequent first. */
  searchFacet(
    attribute: string,
    facetQuery: string,
    limit: number,
    query: Pick<IndexQuery, 'query' | 'clauses' | 'highlightTags'>,
  ): FacetHit[] {
    if (this.facetSettings.get(attribute)?.isSearchable !== true) {
      throw new InvalidQueryError(
        `Cannot search in \`${attribute}\` attribute, you need to add \`searchable(${attribute})\` to attributesForFaceting.`,
      );
    }
    const column = this.facetColumns.get(attribute) as FacetColumn;
    const counts = this.counter(this.match(query.clauses, queryWords(query.query)))(column);
    const found: FacetHit[] = [];
    for (const code of column.top(counts, counts.length)) {
      if (found.length >= limit) break;
      const value = column.valueOf(code);
      const highlighted = highlightFacet(value, facetQuery, query.highlightTags);
      if (highlighted !== null) found.push({ value, highlighted, count: counts[code] as number });
    }
    return found;
  }

  private reset(): void {
    this.records = new RecordStore();
    this.slots = new Map();
    this.alive = noBits(0);
    this.size = 0;
    this.vocabulary = new Vocabulary();
    this.facetColumns = new Map([...this.facetSettings.keys()].map((attribute) => [attribute, new FacetColumn()]));
    const { numericAttributesForFiltering, customRanking, replicas } = this.settings;
    const ranked = [...customRanking, ...Object.values(replicas)].map(({ attribute }) => attribute);
    this.numberColumns = new Map(
      [...new Set([...numericAttributesForFiltering, ...ranked])].map((attribute) => [attribute, new NumberColumn()]),
    );
    this.orders = new Map([
      ['', this.orderBy(customRanking)],
      ...Object.entries(replicas).map(([name, first]) => [name, this.orderBy([first, ...customRanking])] as const),
    ]);
  }

  private orderBy(criteria: readonly RankingCriterion[]): RankedOrder {
    const keys = criteria.map(({ attribute, direction }) => ({
      column: this.numberColumns.get(attribute) as NumberColumn,
      sign: direction === 'asc' ? 1 : -1,
    }));
    return new RankedOrder((left, right) => {
      for (const { column, sign } of keys) {
        const one = column.at(left);
        const other = column.at(right);
        if (one < other) return -sign;
        if (one > other) return sign;
        if (Number.isNaN(one) !== Number.isNaN(other)) return Number.isNaN(one) ? 1 : -1;
      }
      return left - right;
    });
  }

  private append(record: IndexRecord): void {
    const slot = this.size;
    this.size += 1;
    this.records.append(record);
    this.slots.set(record.objectID, slot);
    this.alive.add(slot);
    for (const [attribute, column] of this.facetColumns) column.set(slot, valueAt(record, attribute));
    for (const [attribute, column] of this.numberColumns) column.set(slot, valueAt(record, attribute));
    const words = new Set<string>();
    for (const attribute of this.settings.searchableAttributes) collectWords(valueAt(record, attribute), words);
    this.vocabulary.add(slot, words);
  }

  private kill(objectID: string): void {
    const slot = this.slots.get(objectID);
    if (slot === undefined) return;
    this.slots.delete(objectID);
    this.alive.remove(slot);
    for (const column of this.facetColumns.values()) column.remove(slot);
  }

  private changed(): void {
    this.clauseBits.clear();
    this.wordBits.clear();
    if (this.size - this.slots.size > this.size * MOST_DEAD) this.compact();
  }

  private compact(): void {
    const { records, slots } = this;
    this.reset();
    for (const slot of slots.values()) this.append(records.read(slot));
  }

  private match(clauses: readonly Clause[], words: readonly string[]): Match {
    const bits = this.alive.clone() as Bits;
    for (const clause of clauses) bits.intersection(this.clauseBits.getOrMake(clauseKey(clause), () => this.bitsOf(clause)));
    if (words.length === 0) return { bits, count: bits.size(), tiers: null };
    const tiers = costTiers(this.readings(words), this.size).map((tier) => tier.intersection(bits) as Bits);
    const all = noBits(this.size);
    for (const tier of tiers) all.union(tier);
    return { bits: all, count: all.size(), tiers };
  }

  /** The query as it is typed, and once for each two neighbours as one word. */
  private readings(words: readonly string[]): { words: Bits[][]; cost: number }[] {
    const plain = words.map((word, index) => this.wordsOf(word, index === words.length - 1));
    const joined = words.slice(1).map((word, index) => ({
      words: [
        ...plain.slice(0, index),
        this.wordsOf((words[index] as string) + word, index + 1 === words.length - 1),
        ...plain.slice(index + 2),
      ],
      cost: JOIN_COST,
    }));
    return [{ words: plain, cost: 0 }, ...joined];
  }

  private wordsOf(word: string, isPrefix = true): Bits[] {
    return this.wordBits.getOrMake(`${word}${isPrefix ? '*' : ''}`, () => this.vocabulary.match(word, isPrefix, this.size));
  }

  private bitsOf(clause: Clause): Bits {
    const bits = noBits(this.size);
    for (const each of clause) bits.union(this.bitsOfComparison(each));
    return bits;
  }

  private bitsOfComparison(comparison: Comparison): Bits {
    const { attribute, isNegated } = comparison;
    const found =
      comparison.kind === 'value'
        ? this.facetColumns.get(attribute)?.matching([comparison.value], this.size)
        : this.numberColumns.get(attribute)?.within(comparison.low, comparison.high, this.size);
    const bits = found ?? noBits(this.size);
    return isNegated ? (allBits(this.size).difference(bits) as Bits) : bits;
  }

  private pageOf({ bits, count, tiers }: Match, replica: string | null, offset: number, length: number): number[] {
    const order = this.orders.get(replica ?? '') as RankedOrder;
    order.update(this.size);
    // A replica sorts before it asks how well the words match.
    if (!tiers || replica !== null) return order.page(bits, count, offset, length);
    const page: number[] = [];
    let skip = offset;
    for (const tier of tiers) {
      if (page.length >= length) break;
      const inTier = tier.size();
      if (skip < inTier) page.push(...order.page(tier, inTier, skip, length - page.length));
      skip = Math.max(0, skip - inTier);
    }
    return page;
  }

  /** Counts a facet of the hits; when most records match, it counts the others and subtracts. */
  private counter({ bits, count }: Match): (column: FacetColumn) => Uint32Array {
    if (count * 2 <= this.count) {
      const slots = slotsOf(bits, count);
      return (column) => column.count(slots, bits);
    }
    const others = this.alive.new_difference(bits) as Bits;
    const slots = slotsOf(others, this.count - count);
    return (column) => column.countOthers(slots, others);
  }

  private countFacets(match: Match, wanted: readonly string[], limit: number): Pick<IndexAnswer, 'facets' | 'facetsStats'> {
    const facets: IndexAnswer['facets'] = {};
    const facetsStats: IndexAnswer['facetsStats'] = {};
    const attributes = wanted.includes('*') ? [...this.facetSettings.keys()] : wanted;
    if (attributes.length === 0) return { facets, facetsStats };
    const countOf = this.counter(match);
    for (const attribute of new Set(attributes)) {
      const column = this.facetColumns.get(attribute);
      if (!column || this.facetSettings.get(attribute)?.isCounted === false) continue;
      const counts = countOf(column);
      const values: Record<string, number> = {};
      for (const code of column.top(counts, limit)) values[column.valueOf(code)] = counts[code] as number;
      const stats = column.stats(counts);
      if (match.count > 0) facets[attribute] = values;
      if (stats) facetsStats[attribute] = stats;
    }
    return { facets, facetsStats };
  }

  private hit(slot: number, query: IndexQuery, words: readonly string[]): Record<string, unknown> {
    const record = this.records.read(slot);
    const wanted = query.attributesToHighlight;
    const attributes = wanted === null || wanted.includes('*') ? this.settings.searchableAttributes : wanted;
    const highlights = attributes.flatMap((attribute) => {
      const highlighted = highlightValue(valueAt(record, attribute), words, query.highlightTags);
      return highlighted === undefined ? [] : [[attribute, highlighted] as const];
    });
    return {
      ...pickAttributes(record, query.attributesToRetrieve),
      ...(attributes.length > 0 && { _highlightResult: Object.fromEntries(highlights) }),
    };
  }
}

function collectWords(value: unknown, words: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) collectWords(each, words);
  else if (typeof value === 'string' || typeof value === 'number') for (const { word } of textTokens(String(value))) words.add(word);
}
