import { noBits, slotsOf, type Bits } from './bits';
import { clauseKey, InvalidQueryError } from './clause';
import { Columns } from './Columns';
import type { FacetColumn } from './FacetColumn';
import { highlightFacet } from './highlight';
import { Hits } from './hits';
import type { FacetHit, IndexAnswer, IndexMatch, IndexQuery } from './indexQuery';
import { LeastRecentlyUsed } from './LeastRecentlyUsed';
import type { NumberColumn } from './NumberColumn';
import { RankedOrder } from './RankedOrder';
import type { IndexRecord, RecordRow, RecordText, RowOrder } from './record';
import { RecordStore } from './RecordStore';
import { RowValues } from './RowValues';
import { engineSettings, replicaOrder, type EngineSettings, type IndexSettings, type RankingCriterion } from './settings';
import type { Synonym } from './synonyms';
import { bitsOfCost, costCounts, type Costs } from './textCost';
import { TextSearch } from './TextSearch';

const CLAUSES_KEPT = 128;
/** With more dead records than this share the index should be built again. */
const MOST_DEAD = 0.25;

interface Match {
  bits: Bits;
  count: number;
  /** null without a text query. */
  costs: Costs | null;
}

export interface IndexExtras {
  /** Settings of each other order of the same records, by name. */
  replicas?: Readonly<Record<string, IndexSettings>>;
  synonyms?: readonly Synonym[];
}

/**
 * One index: records in slots, columns of codes and numbers beside them, bitsets for filters. Counts are exact.
 * An update is a dead slot and a new one; replicas share everything but the order.
 */
export class SearchIndex {
  private readonly records = new RecordStore();
  private readonly hits = new Hits(this.records);
  private readonly slots = new Map<string, number>();
  private readonly alive: Bits = noBits(0);
  private size = 0;
  private readonly columns: Columns;
  private readonly texts: TextSearch;
  private readonly orders: ReadonlyMap<string, { order: RankedOrder; isSorted: boolean }>;
  private readonly clauseBits = new LeastRecentlyUsed<Bits>(CLAUSES_KEPT);
  private readonly engine: EngineSettings;
  private readonly searchable: readonly string[] | null;
  private rows: RowValues | null = null;

  /** Throws InvalidQueryError for settings that cannot be read. */
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

  /** Records that can be found. */
  get count(): number {
    return this.slots.size;
  }

  /** Bytes of the records, dead ones included. */
  get bytes(): number {
    return this.records.bytes;
  }

  /** So many records have been replaced or removed that building the index again pays. */
  get isWorn(): boolean {
    return this.size - this.slots.size > this.size * MOST_DEAD;
  }

  /** Adds records, or replaces those with the same objectID. */
  save(records: Iterable<IndexRecord>): void {
    for (const record of records) this.appendRecord(record, JSON.stringify(record));
    this.changed();
  }

  /** The same for records whose JSON is at hand: writing it again would take longer than indexing them. */
  load(records: Iterable<RecordText>): void {
    for (const { record, text } of records) this.appendRecord(record, text);
    this.changed();
  }

  /**
   * The same for records of which only what is indexed was read: `order` names every attribute that the settings
   * name, and objectID among a row's own. For settings that name what is searched and which numbers are filtered.
   */
  loadRows(rows: Iterable<RecordRow>, order: RowOrder): void {
    if (this.rows?.order !== order) this.rows = new RowValues(order, this.columns, this.texts);
    const id = order.own.indexOf('objectID');
    for (const row of rows) this.rows.put(this.append(row.own[id] as string, row.parts), row);
    this.changed();
  }

  remove(objectIDs: Iterable<string>): void {
    for (const objectID of objectIDs) this.kill(objectID);
    this.changed();
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

  /** Sorts what a bulk load has left unsorted, so that no visitor waits for it. */
  prepare(): void {
    for (const _step of this.preparing());
  }

  /** `prepare` in steps, so that others are served between them. */
  *preparing(): Generator<void> {
    const orders = [...this.orders.values()].map(({ order }) => order);
    for (const column of new Set(orders.flatMap(({ keys }) => keys.map((key) => key.column)))) {
      column.ranks();
      yield;
    }
    for (const order of orders) {
      order.update(this.size);
      yield;
    }
    this.rows?.forget();
    this.texts.prepare(this.size);
  }

  /** Answers one query; `replica` names the order, null is the index's own. */
  search(query: IndexQuery, replica: string | null = null): IndexAnswer {
    const match = this.match(query);
    const { order, isSorted } = this.orders.get(replica ?? '') as { order: RankedOrder; isSorted: boolean };
    order.update(this.size);
    const ranked = isSorted ? { ...match, costs: null } : match;
    const distinct = query.distinct > 0 && this.engine.distinctBy !== null ? this.distinctSlots(ranked, order, query.distinct) : null;
    const page = distinct?.slice(query.offset, query.offset + query.length) ?? pageOf(ranked, order, query.offset, query.length, this.size);
    const view = { query, sought: this.texts.sought(query), searchable: this.searchable };
    return {
      hits: this.hits.texts(page, view),
      nbHits: distinct?.length ?? match.count,
      ...this.countFacets(match, query.facets, query.maxValuesPerFacet),
    };
  }

  /** The objectIDs of everything that a query finds, oldest first. */
  matching(query: IndexMatch): string[] {
    const { bits, count } = this.match(query);
    return [...slotsOf(bits, count)].map((slot) => this.records.read(slot).objectID);
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
    for (const { column, read } of this.columns.recordReadings(record)) column.put(slot, column.keyOf(read(record)));
    this.texts.words.collect(record, this.texts.ofRecords);
    this.texts.words.place(slot);
  }

  /** The slot of a new record, of which nothing is indexed yet. */
  private append(objectID: string, parts: readonly string[]): number {
    this.kill(objectID);
    const slot = this.size;
    this.size += 1;
    this.records.append(parts);
    this.slots.set(objectID, slot);
    this.alive.add(slot);
    return slot;
  }

  private kill(objectID: string): void {
    const slot = this.slots.get(objectID);
    if (slot === undefined) return;
    this.slots.delete(objectID);
    this.alive.remove(slot);
    this.columns.remove(slot);
  }

  private changed(): void {
    this.clauseBits.clear();
    this.texts.changed();
  }

  private match(query: IndexMatch): Match {
    const bits = this.alive.clone() as Bits;
    for (const clause of query.clauses) bits.intersection(this.clauseBits.getOrMake(clauseKey(clause), () => this.columns.bitsOf(clause, this.size)));
    const found = this.texts.find(query, bits, this.size) ?? { bits, costs: null };
    return { ...found, count: found.bits.size() };
  }

  /** All hits in order, of each value of attributeForDistinct the best only. */
  private distinctSlots(match: Match, order: RankedOrder, most: number): number[] {
    const column = this.columns.facet(this.engine.distinctBy as string) as FacetColumn;
    const kept = new Map<number, number>();
    return pageOf(match, order, 0, match.count, this.size).filter((slot) => {
      const code = column.codeAt(slot);
      if (code === 0) return true;
      const count = (kept.get(code) ?? 0) + 1;
      kept.set(code, count);
      return count <= most;
    });
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
    const attributes = wanted.includes('*') ? [...this.engine.facets.keys()] : wanted;
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

/** `length` slots of a match after the first `offset`: cheapest first, then in the given order. */
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
