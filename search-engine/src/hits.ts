import { LRUCache } from 'lru-cache';
import { eachText, highlightText, snippetText, type HighlightWords } from './highlight';
import type { IndexQuery } from './indexQuery';
import { define, pickAttributes, assignPath, readableRecord, valueAt, type IndexRecord } from './record';
import type { RecordStore } from './RecordStore';

/** What the hits of one result have in common. */
export interface HitView {
  query: IndexQuery;
  words: HighlightWords;
  /** The index's searchable attributes; null: all attributes of a record. */
  searchable: readonly string[] | null;
}

/** Hits of pages that are requested often, such as the landing page. */
const MAX_CACHED_TEXTS = 512;

/** Records as hits in JSON: the requested attributes, with highlights. */
export class Hits {
  /** Hits without highlights by slot and attributes; the record of a slot never changes. */
  private readonly plain = new LRUCache<string, string, { slot: number; view: HitView }>({
    max: MAX_CACHED_TEXTS,
    memoMethod: (_key, _stale, { context: { slot, view } }) => this.text(slot, view),
  });

  constructor(private readonly records: RecordStore) {}

  texts(slots: readonly number[], view: HitView): string[] {
    const { attributesToRetrieve, attributesToHighlight, attributesToSnippet, hiddenAttributes, readableAttributes } = view.query;
    if (attributesToHighlight?.length !== 0 || attributesToSnippet.length > 0) return slots.map((slot) => this.text(slot, view));
    const isWhole = readableAttributes === null && hiddenAttributes.length === 0 && attributesToRetrieve.join() === '*';
    if (isWhole) return slots.map((slot) => this.records.text(slot));
    const names = JSON.stringify([attributesToRetrieve, hiddenAttributes, readableAttributes]);
    return slots.map((slot) => this.plain.memo(`${slot}${names}`, { context: { slot, view } }));
  }

  private text(slot: number, view: HitView): string {
    return JSON.stringify(hitOf(readableRecord(this.records.read(slot), view.query.readableAttributes), view));
  }
}

function hitOf(record: IndexRecord, view: HitView): Record<string, unknown> {
  const { query, words } = view;
  const hit = pickAttributes(record, query.attributesToRetrieve, query.hiddenAttributes);
  const attributes = highlightedAttributes(record, view);
  if (attributes.length > 0) {
    hit._highlightResult = resultsOf(record, attributes, (text) => highlightText(text, words, query.highlightTags));
  }
  if (query.attributesToSnippet.length > 0) hit._snippetResult = snippets(record, view);
  return hit;
}

function highlightedAttributes(record: IndexRecord, { query, searchable }: HitView): string[] {
  const { attributesToHighlight, hiddenAttributes } = query;
  if (attributesToHighlight?.length === 0) return [];
  // Without searchableAttributes in the settings, '*' is every attribute of the record.
  const all = searchable ?? Object.keys(record).filter((each) => each !== 'objectID');
  const requested = attributesToHighlight?.flatMap((name) => (name === '*' ? all : [name])) ?? all;
  return requested.filter((attribute) => !hiddenAttributes.includes(attribute));
}

function snippets(record: IndexRecord, { query, words, searchable }: HitView): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const each of query.attributesToSnippet) {
    const [, name = each, maxWords = '10'] = /^(.+):(\d+)$/.exec(each) ?? [];
    const names = name === '*' ? (searchable ?? Object.keys(record)) : [name];
    const attributes = names.filter((attribute) => !query.hiddenAttributes.includes(attribute));
    const read = (text: string) => snippetText(text, Number(maxWords), query.snippetEllipsisText, words, query.highlightTags);
    Object.assign(result, resultsOf(record, attributes, read));
  }
  return result;
}

function resultsOf<Result>(record: IndexRecord, attributes: readonly string[], read: (text: string) => Result): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const attribute of attributes) {
    const value = eachText(valueAt(record, attribute), read);
    if (value === undefined) continue;
    if (Object.hasOwn(record, attribute)) define(result, attribute, value);
    else assignPath(result, attribute, value);
  }
  return result;
}
