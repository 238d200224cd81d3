import { LRUCache } from 'lru-cache';
import { noBits, slotsOf, type Bits } from './bits';
import { clauseKey, InvalidQueryError, type Clause } from './clause';
import { Columns } from './Columns';
import type { FacetColumn } from './FacetColumn';
import { highlightFacet } from './highlight';
import { Hits } from './hits';
import type { FacetHit, SearchResult, IndexMatch, IndexQuery } from './indexQuery';
import type { NumberColumn } from './NumberColumn';
import { RankedOrder } from './RankedOrder';
import type { IndexRecord, RecordRow, RecordText, RowFormat } from './record';
import { RecordStore } from './RecordStore';
import { RowValues } from './RowValues';
import { engineSettings, replicaOrder, type EngineSettings, type IndexSettings, type RankingCriterion } from './settings';
import type { Synonym } from './synonyms';
import { bitsOfCost, costCounts, type Costs } from './matchCost';
import { TextSearch } from './TextSearch';

const MAX_CACHED_CLAUSES = 128;
/** With a larger share of deleted records the index should be rebuilt. */
const MAX_DELETED_SHARE = 0.25;

interface Match {
  bits: Bits;
  count: number;
  /** null without a text query. */
  costs: Costs | null;
}

export interface IndexExtras {
  /** Settings of the replicas by name. */
  replicas?: Readonly<Record<string, IndexSettings>>;
  synonyms?: readonly Synonym[];
}

/**
 * One index: records in slots, columns of codes and numbers, bit sets for filters. Counts are exact.
 * An update deletes a slot and appends a new one; replicas share everything except the order.
 */
export class SearchIndex {
  private readonly records = new RecordStore();
  private readonly hits = new Hits(this.records);
  private readonly slots = new Map<string, number>();
  private readonly live: Bits = noBits(0);
  private size = 0;
  private readonly columns: Columns;
  private readonly texts: TextSearch;
  private readonly orders: ReadonlyMap<string, { order: RankedOrder; isSorted: boolean }>;
  private readonly clauseBits = new LRUCache<string, Bits, Clause>({
    max: MAX_CACHED_CLAUSES,
    memoMethod: (_key, _stale, { context }) => this.columns.bitsOf(context, this.size),
  });
  private readonly engine: EngineSettings;
  private readonly searchable: readonly string[] | null;
  private rows: RowValues | null = null;

  /** Throws InvalidQueryError for invalid settings. */
  constructor(settings: IndexSettings, { replicas = {}, synonyms = [] }: IndexExtras = {}) {
    this.engine = engineSettings(settings);
    this.searchable = this.engine.searchable?.flat() ?? null;
    this.texts = new TextSearch(this.engine, synonyms);
    const orders = Object.entries(replicas).map(([name, own]) => [name, replicaOrder({ ...settings, ...own })] as const);
    const ranked = [...this.engine.order, ...orders.flatMap(([, { order }]) => order)].map(({ attribute }) => attribute);
    this.columns = new Columns(this.engine.facets.keys(), this.engine.numbers, ranked);
    this.orders = new Map([
      ['', { order: this.orderBy(this.engine.order), isSorted: replicaOrder(settings).sorts.length > 0 }],
      ...orders.map(([name, { sorts, order }]) => [name, { order: this.orderBy(order), isSorted: sorts.length > 0 }] as const),
    ]);
  }

  /** Number of records. */
  get count(): number {
    return this.slots.size;
  }

  /** Bytes of the records, deleted ones included. */
  get bytes(): number {
    return this.records.bytes;
  }

  /** Whether the index should be rebuilt, because many records have been replaced or removed. */
  get needsRebuild(): boolean {
    return this.size - this.slots.size > this.size * MAX_DELETED_SHARE;
  }

  /** Adds records, or replaces those with the same objectID. */
  save(records: Iterable<IndexRecord>): void {
    for (const record of records) this.appendRecord(record, JSON.stringify(record));
    this.invalidate();
  }

  /** `save` for records whose JSON exists already: serializing takes longer than indexing. */
  load(records: Iterable<RecordText>): void {
    for (const { record, text } of records) this.appendRecord(record, text);
    this.invalidate();
  }

  /**
   * `save` for rows of indexed values: `format` lists every attribute of the settings, and objectID among a row's
   * own values. Requires settings with searchableAttributes and numericAttributesForFiltering.
   */
  loadRows(rows: Iterable<RecordRow>, format: RowFormat): void {
    if (this.rows?.format !== format) this.rows = new RowValues(format, this.columns, this.texts);
    const id = format.own.indexOf('objectID');
    for (const row of rows) this.rows.put(this.append(row.own[id] as string, row.parts), row);
    this.invalidate();
  }

  remove(objectIDs: Iterable<string>): void {
    for (const objectID of objectIDs) this.delete(objectID);
    this.invalidate();
  }

  get(objectID: string): IndexRecord | null {
    const slot = this.slots.get(objectID);
    return slot === undefined ? null : this.records.read(slot);
  }

  /** Every record, oldest first. */
  *all(): Generator<IndexRecord> {
    for (const { record } of this.stored()) yield record;
  }

  /** Every record with its JSON, oldest first. */
  *stored(): Generator<RecordText> {
    for (const slot of [...this.slots.values()]) {
      const text = this.records.text(slot);
      yield { record: JSON.parse(text) as IndexRecord, text };
    }
  }

  /** Sorts after a bulk load, so that the first search is not slower than others. */
  prepare(): void {
    for (const _step of this.prepareInSteps());
  }

  /** `prepare` in steps, so that other requests can be handled between them. */
  *prepareInSteps(): Generator<void> {
    const orders = [...this.orders.values()].map(({ order }) => order);
    for (const column of new Set(orders.flatMap(({ keys }) => keys.map((key) => key.column)))) {
      column.ranks();
      yield;
    }
    for (const order of orders) {
      order.update(this.size);
      yield;
    }
    this.rows?.clearCache();
    this.texts.prepare(this.size);
  }

  /** The result of a query; `replica` null for the primary index. */
  search(query: IndexQuery, replica: string | null = null): SearchResult {
    const match = this.match(query);
    const { order, isSorted } = this.orders.get(replica ?? '') as { order: RankedOrder; isSorted: boolean };
    order.update(this.size);
    const ranked = isSorted ? { ...match, costs: null } : match;
    const distinct = query.distinct > 0 && this.engine.distinctBy !== null ? this.distinctSlots(ranked, order, query.distinct) : null;
    const page = distinct?.slice(query.offset, query.offset + query.length) ?? pageOf(ranked, order, query.offset, query.length, this.size);
    const view = { query, words: this.texts.highlighted(query), searchable: this.searchable };
    return {
      hits: this.hits.texts(page, view),
      nbHits: distinct?.length ?? match.count,
      ...this.countFacets(match, query),
    };
  }

  /** The objectIDs of all records that match a query, oldest first. */
  matching(query: IndexMatch): string[] {
    const { bits, count } = this.match(query);
    return [...slotsOf(bits, count)].map((slot) => this.records.read(slot).objectID);
  }

  /** Whether a record fulfils all clauses. */
  isMatch(objectID: string, clauses: readonly Clause[]): boolean {
    const slot = this.slots.get(objectID);
    return slot !== undefined && clauses.every((clause) => this.bitsOf(clause).has(slot));
  }

  /** Values of one facet among the hits of a query, most frequent first. */
  searchFacet(attribute: string, facetQuery: string, limit: number, query: IndexMatch): FacetHit[] {
    if (this.engine.facets.get(attribute)?.isSearchable !== true) {
      throw new InvalidQueryError(
        `Cannot search in \`${attribute}\` attribute, you need to add \`searchable(${attribute})\` to attributesForFaceting.`,
      );
    }
    const column = this.columns.facet(attribute) as FacetColumn;
    const counts = this.counter(this.match(query))(column);
    const found: FacetHit[] = [];
    for (const code of column.top(counts)) {
      if (found.length >= limit) break;
      const value = column.valueOf(code);
      const highlighted = highlightFacet(value, facetQuery, query.highlightTags, this.engine.typos);
      if (highlighted !== null) found.push({ value, highlighted, count: counts[code] as number });
    }
    return found;
  }

  private orderBy(criteria: readonly RankingCriterion[]): RankedOrder {
    return new RankedOrder(
      criteria.map(({ attribute, direction }) => ({ column: this.columns.number(attribute) as NumberColumn, direction })),
    );
  }

  private appendRecord(record: IndexRecord, text: string): void {
    const slot = this.append(record.objectID, [text]);
    for (const { column, read } of this.columns.recordColumnReaders(record)) column.put(slot, column.keyOf(read(record)));
    this.texts.words.collect(record, this.texts.recordSources);
    this.texts.words.addPostings(slot);
  }

  /** Stores a record and returns its slot; its values are not indexed yet. */
  private append(objectID: string, parts: readonly string[]): number {
    this.delete(objectID);
    const slot = this.size;
    this.size += 1;
    this.records.append(parts);
    this.slots.set(objectID, slot);
    this.live.add(slot);
    return slot;
  }

  private delete(objectID: string): void {
    const slot = this.slots.get(objectID);
    if (slot === undefined) return;
    this.slots.delete(objectID);
    this.live.remove(slot);
    this.columns.remove(slot);
  }

  private invalidate(): void {
    this.clauseBits.clear();
    this.texts.invalidate();
  }

  /** The bit set of the slots that fulfil a clause; cached, must not be changed. */
  private bitsOf(clause: Clause): Bits {
    return this.clauseBits.memo(clauseKey(clause), { context: clause });
  }

  private match(query: IndexMatch): Match {
    const bits = this.live.clone() as Bits;
    for (const clause of query.clauses) bits.intersection(this.bitsOf(clause));
    const found = this.texts.find(query, bits, this.size) ?? { bits, costs: null };
    return { ...found, count: found.bits.size() };
  }

  /** All hits in order, at most `max` of each value of attributeForDistinct. */
  private distinctSlots(match: Match, order: RankedOrder, max: number): number[] {
    const column = this.columns.facet(this.engine.distinctBy as string) as FacetColumn;
    const counts = new Map<number, number>();
    return pageOf(match, order, 0, match.count, this.size).filter((slot) => {
      const code = column.codeAt(slot);
      if (code === 0) return true;
      const count = (counts.get(code) ?? 0) + 1;
      counts.set(code, count);
      return count <= max;
    });
  }

  /** Returns a function that counts the values of a facet; when most records match, it counts the others and subtracts. */
  private counter({ bits, count }: Match): (column: FacetColumn) => Uint32Array {
    if (count * 2 <= this.count) {
      const slots = slotsOf(bits, count);
      return (column) => column.count(slots, bits);
    }
    const others = this.live.new_difference(bits) as Bits;
    const slots = slotsOf(others, this.count - count);
    return (column) => column.countOthers(slots, others);
  }

  private countFacets(match: Match, query: IndexQuery): Pick<SearchResult, 'facets' | 'facetsStats'> {
    const { facets: requested, maxValuesPerFacet: limit, readableAttributes: readable } = query;
    const facets: SearchResult['facets'] = {};
    const facetsStats: SearchResult['facetsStats'] = {};
    const all = requested.includes('*') ? [...this.engine.facets.keys()] : requested;
    const attributes = readable === null ? all : all.filter((attribute) => readable.includes(attribute));
    if (attributes.length === 0) return { facets, facetsStats };
    const countOf = this.counter(match);
    for (const attribute of new Set(attributes)) {
      const column = this.columns.facet(attribute);
      if (!column || this.engine.facets.get(attribute)?.isCounted === false) continue;
      const counts = countOf(column);
      const stats = column.stats(counts);
      if (match.count > 0) facets[attribute] = column.countsText(column.top(counts, limit), counts);
      if (stats) facetsStats[attribute] = stats;
    }
    return { facets, facetsStats };
  }
}

/** `length` slots of a match after `offset`: by cost, then in the given order. */
function pageOf({ bits, count, costs }: Match, order: RankedOrder, offset: number, length: number, size: number): number[] {
  if (!costs) return order.page(bits, count, offset, length);
  const slots = slotsOf(bits, count);
  const page: number[] = [];
  let skip = offset;
  for (const [cost, inTier] of costCounts(costs, slots)) {
    if (page.length >= length) break;
    if (skip < inTier) {
      const tier = inTier === count ? bits : bitsOfCost(costs, slots, cost, size);
      for (const slot of order.page(tier, inTier, skip, length - page.length)) page.push(slot);
    }
    skip = Math.max(0, skip - inTier);
  }
  return page;
}
