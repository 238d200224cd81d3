import fc from 'fast-check';
import type { Clause, Comparison } from './clause';
import { valueAt, type IndexRecord } from './record';
import { rebuildIndex } from './rebuildIndex';
import type { IndexQuery } from './indexQuery';
import { EVERYTHING } from './testing/everything';
import { parseSearchResult, type ParsedSearchResult } from './testing/parseSearchResult';
import { SearchIndex, type IndexExtras } from './SearchIndex';
import type { IndexSettings } from './settings';
import { queryWords, textTokens } from './tokens';
import { Vocabulary } from './Vocabulary';
import { matchLevel, NO_TYPOS, DEFAULT_TYPOS } from './wordMatch';

const SETTINGS: IndexSettings = {
  searchableAttributes: ['name', 'make', 'specs.engine'],
  attributesForFaceting: ['searchable(make)', 'tags', 'price', 'isNew', 'filterOnly(state)'],
  numericAttributesForFiltering: ['price', 'sizes', 'specs.doors'],
  customRanking: ['desc(rank)', 'asc(price)'],
  attributeForDistinct: 'state',
  allowTyposOnNumericTokens: false,
};
/** Synonyms in both directions and in one; folded and split into words, as the reference compares them. */
const SYNONYMS = [['range'], ['land'], ['wide', 'span']];
const ONE_WAY_SYNONYM = { from: ['merc'], to: ['mercedes', 'benz'] };
const EXTRAS: IndexExtras = {
  replicas: { price_asc: { ranking: ['asc(price)', 'typo'] }, price_desc: { ranking: ['desc(price)'] } },
  synonyms: [
    { objectID: 'same', type: 'synonym', synonyms: SYNONYMS.map((words) => words.join(' ')) },
    { objectID: 'merc', type: 'oneWaySynonym', input: 'merc', synonyms: ['Mercedes-Benz'] },
  ],
};
const MAX_HITS = 1000;

/** A reference implementation: loops over plain records, slow and simple. */
class ReferenceIndex {
  private readonly records = new Map<string, IndexRecord>();
  private age = 0;
  private readonly ages = new Map<string, number>();

  save(records: readonly IndexRecord[]): void {
    for (const record of records) {
      this.records.set(record.objectID, record);
      this.ages.set(record.objectID, (this.age += 1));
    }
  }

  remove(objectIDs: readonly string[]): void {
    for (const objectID of objectIDs) this.records.delete(objectID);
  }

  search(query: IndexQuery, replica: string | null): Omit<ParsedSearchResult, 'hits'> & { hits: string[] } {
    const words = queryWords(query.query);
    let matches = [...this.records.values()]
      .filter((record) => query.clauses.every((clause) => clause.some((each) => holds(each, record))))
      .map((record) => ({ record, cost: costOf(words, record, query) }))
      .filter((each): each is { record: IndexRecord; cost: Cost } => each.cost !== null);
    if (words.length > 0 && (query.typoTolerance === 'min' || query.typoTolerance === 'strict')) {
      const fewest = Math.min(...matches.map(({ cost }) => cost.typos));
      matches = matches.filter(({ cost }) => cost.typos <= fewest + (query.typoTolerance === 'strict' ? 1 : 0));
    }
    const sort = replica === 'price_asc' ? 'asc' : replica === 'price_desc' ? 'desc' : null;
    const sorted = matches.toSorted(
      (left, right) =>
        (sort ? byNumber(left.record.price, right.record.price, sort) : byCost(left.cost, right.cost)) ||
        byNumber(left.record.rank, right.record.rank, 'desc') ||
        byNumber(left.record.price, right.record.price, 'asc') ||
        (this.ages.get(left.record.objectID) as number) - (this.ages.get(right.record.objectID) as number),
    );
    const distinctCounts = new Map<unknown, number>();
    const ordered = sorted.filter(({ record }) => {
      if (query.distinct === 0 || record.state === null) return true;
      distinctCounts.set(record.state, (distinctCounts.get(record.state) ?? 0) + 1);
      return (distinctCounts.get(record.state) as number) <= query.distinct;
    });
    const hits = ordered.slice(query.offset, Math.min(query.offset + query.length, MAX_HITS)).map(({ record }) => record.objectID);
    const facets: ParsedSearchResult['facets'] = {};
    const facetsStats: ParsedSearchResult['facetsStats'] = {};
    for (const attribute of matches.length > 0 ? ['make', 'tags', 'price', 'isNew'] : []) {
      const values = matches.flatMap(({ record }) => [...new Set(listOf(record[attribute]).map(String))]).filter((text) => text !== '');
      const counts: Record<string, number> = {};
      for (const text of values) counts[text] = (counts[text] ?? 0) + 1;
      facets[attribute] = counts;
      const numbers = matches.flatMap(({ record }) => listOf(record[attribute])).filter((each) => typeof each === 'number');
      if (numbers.length > 0) {
        const sum = numbers.reduce((total, each) => total + each, 0);
        facetsStats[attribute] = { min: Math.min(...numbers), max: Math.max(...numbers), sum, avg: sum / numbers.length };
      }
    }
    return { hits, nbHits: ordered.length, facets, facetsStats };
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]);

function holds(comparison: Comparison, record: IndexRecord): boolean {
  const values = listOf(valueAt(record, comparison.attribute));
  const isFound =
    comparison.kind === 'value'
      ? values.some((each) => String(each) !== '' && String(each).toLowerCase() === comparison.value.toLowerCase())
      : values.some((each) => typeof each === 'number' && each >= comparison.low && each <= comparison.high);
  return isFound !== comparison.isNegated;
}

function byNumber(left: unknown, right: unknown, direction: 'asc' | 'desc'): number {
  const [one, other] = [typeof left === 'number' ? left : null, typeof right === 'number' ? right : null];
  if (one === null || other === null) return (one === null ? 1 : 0) - (other === null ? 1 : 0);
  return direction === 'asc' ? one - other : other - one;
}

interface Cost {
  typos: number;
  inexact: number;
  attribute: number;
}

const byCost = (left: Cost, right: Cost) => left.typos - right.typos || left.inexact - right.inexact || left.attribute - right.attribute;

interface Term {
  word: string;
  isPrefix: boolean;
  isExact: boolean;
  synonyms?: string[];
}

/** The synonyms of one word that are single words. */
const synonymsOf = (word: string) => {
  const own = SYNONYMS.filter((words) => words.length === 1).map(([only]) => only as string);
  return own.includes(word) ? own.filter((each) => each !== word) : [];
};

/** Every alternative of the query's words, with its extra cost. */
function* alternativesOf(words: readonly string[], prefix: IndexQuery['queryType']): Generator<{ terms: Term[]; extra: number }> {
  const plain = words.map((word, index) => ({
    word,
    isPrefix: prefix === 'prefixAll' || (prefix === 'prefixLast' && index === words.length - 1),
    isExact: false,
    synonyms: synonymsOf(word),
  }));
  const replaced = (from: number, to: number, terms: Term[]) => [...plain.slice(0, from), ...terms, ...plain.slice(to)];
  const exact = (word: string, isPrefix = false): Term => ({ word, isPrefix, isExact: true });
  yield { terms: plain, extra: 0 };
  for (const [index, each] of plain.entries()) {
    const next = plain[index + 1];
    if (next) yield { terms: replaced(index, index + 2, [{ ...next, word: each.word + next.word, synonyms: [] }]), extra: 1 };
    for (let split = 2; split <= each.word.length - 2; split += 1) {
      const halves = [exact(each.word.slice(0, split)), exact(each.word.slice(split), each.isPrefix)];
      yield { terms: replaced(index, index + 1, halves), extra: 1 };
    }
    for (const from of SYNONYMS) {
      if (words.slice(index, index + from.length).join(' ') !== from.join(' ')) continue;
      for (const to of SYNONYMS) {
        if (to === from || from.length + to.length <= 2) continue;
        yield {
          terms: replaced(
            index,
            index + from.length,
            to.map((word) => exact(word)),
          ),
          extra: 0,
        };
      }
    }
    if (each.word === ONE_WAY_SYNONYM.from[0]) {
      yield {
        terms: replaced(
          index,
          index + 1,
          ONE_WAY_SYNONYM.to.map((word) => exact(word)),
        ),
        extra: 0,
      };
    }
  }
}

/** The lowest cost of an alternative of the query; null when the record does not match. */
function costOf(words: readonly string[], record: IndexRecord, query: IndexQuery): Cost | null {
  const none: Cost = { typos: 0, inexact: 0, attribute: 0 };
  if (words.length === 0) return none;
  const own = (SETTINGS.searchableAttributes as string[]).flatMap((name, attribute) =>
    query.restrictSearchableAttributes !== null && !query.restrictSearchableAttributes.includes(name)
      ? []
      : listOf(valueAt(record, name)).flatMap((each) => textTokens(String(each)).map(({ word }) => ({ word, attribute }))),
  );
  const rules = query.typoTolerance === 'false' ? NO_TYPOS : DEFAULT_TYPOS;
  let best: Cost | null = null;
  for (const { terms, extra } of alternativesOf(words, query.queryType)) {
    let sum: Cost | null = { ...none, inexact: extra };
    for (const { word, isPrefix, isExact, synonyms = [] } of terms) {
      const costs = own.flatMap(({ word: each, attribute }): Cost[] => {
        const level = synonyms.includes(each) ? 0 : matchLevel(word, each, isPrefix, isExact ? NO_TYPOS : rules);
        return level === null ? [] : [{ typos: Math.max(0, level - 1), inexact: level === 1 ? 1 : 0, attribute }];
      });
      const [cheapest] = costs.toSorted(byCost);
      sum =
        sum && cheapest
          ? { typos: sum.typos + cheapest.typos, inexact: sum.inexact + cheapest.inexact, attribute: sum.attribute + cheapest.attribute }
          : null;
    }
    if (sum && (best === null || byCost(sum, best) < 0)) best = sum;
  }
  return best;
}

const makes = ['Mazda', 'mazda', 'Kia', 'Land Rover', 'Škoda', 'Mercedes-Benz'];
const texts = ['CX-5 Touring', 'RAV4 hybrid', 'Sportage', 'Range Rover', 'LandRover', 'Octavia', 'C200', '', 'D-MAX', 'Wide span Kia'];
const price = fc.option(fc.constantFrom(0, 10, 20, 20.5, 30, -5), { nil: null });
const record = fc.record({
  objectID: fc.integer({ min: 1, max: 40 }).map(String),
  name: fc.constantFrom(...texts),
  make: fc.option(fc.constantFrom(...makes), { nil: null }),
  tags: fc.constantFrom([], ['a'], ['a', 'b', 'a'], 'b', ''),
  isNew: fc.boolean(),
  state: fc.constantFrom('WA', 'NSW', null),
  sizes: fc.constantFrom([], [1, 5], 3),
  specs: fc.constantFrom(undefined, { engine: 'Turbo diesel', doors: 5 }, [{ engine: 'Hybrid' }, { engine: 'Petrol', doors: 3 }]),
  price,
  rank: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
});
const comparison: fc.Arbitrary<Comparison> = fc.oneof(
  fc.record({
    kind: fc.constant('value' as const),
    attribute: fc.constantFrom('make', 'tags', 'isNew', 'state', 'price'),
    value: fc.constantFrom('MAZDA', 'kia', 'a', 'true', 'wa', '10', 'nothing'),
    isNegated: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('range' as const),
    attribute: fc.constantFrom('price', 'sizes', 'specs.doors'),
    low: fc.constantFrom(Number.NEGATIVE_INFINITY, 0, 10, 20),
    high: fc.constantFrom(Number.POSITIVE_INFINITY, 0, 5, 20.5),
    isNegated: fc.boolean(),
  }),
);
const clause: fc.Arbitrary<Clause> = fc.array(comparison, { minLength: 1, maxLength: 3 });
const search = fc.record({
  query: fc.constantFrom(
    '',
    '',
    'mazda',
    'cx5',
    'cx-5 tou',
    'land rover',
    'landrov',
    'octvia',
    'skoda',
    'mercedes',
    'rav4',
    'd max',
    'xyz',
    'r',
    'range rover',
    'landrover tou',
    'widespan',
    'merc',
    'merc c',
    'hybrid',
    'hybird rav4',
    'turbo kia',
  ),
  clauses: fc.array(clause, { maxLength: 3 }),
  offset: fc.nat(12),
  length: fc.nat(30),
  replica: fc.constantFrom(null, 'price_asc', 'price_desc'),
  distinct: fc.constantFrom(0, 0, 1, 2),
  typoTolerance: fc.constantFrom('true' as const, 'true' as const, 'false' as const, 'min' as const, 'strict' as const),
  queryType: fc.constantFrom('prefixLast' as const, 'prefixLast' as const, 'prefixAll' as const, 'prefixNone' as const),
  restrictSearchableAttributes: fc.constantFrom(null, null, ['make'], ['make', 'specs.engine']),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('save' as const), records: fc.array(record, { maxLength: 25 }) }),
  fc.record({ kind: fc.constant('remove' as const), objectIDs: fc.array(fc.integer({ min: 1, max: 40 }).map(String), { maxLength: 6 }) }),
  fc.record({ kind: fc.constant('search' as const), search }),
);

it('AP-021 AP-028 PL-056 returns the hits, order, counts and statistics of a plain loop for random writes and queries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), search, async (steps, last) => {
      let index = new SearchIndex(SETTINGS, EXTRAS);
      const reference = new ReferenceIndex();
      const results: unknown[] = [];
      const expected: unknown[] = [];
      for (const each of [...steps, { kind: 'search' as const, search: last }]) {
        if (each.kind === 'save') {
          index.save(each.records as IndexRecord[]);
          reference.save(each.records as IndexRecord[]);
        } else if (each.kind === 'remove') {
          index.remove(each.objectIDs);
          reference.remove(each.objectIDs);
        } else {
          if (index.needsRebuild) index = await rebuildIndex(index, SETTINGS, EXTRAS);
          const { replica, ...query } = each.search;
          const { hits, ...others } = parseSearchResult(index.search({ ...EVERYTHING, ...query }, replica));
          results.push({ ...others, hits: hits.map((hit) => hit.objectID) });
          expected.push(reference.search({ ...EVERYTHING, ...query }, replica));
        }
      }
      expect(results).toEqual(expected);
    }),
    { numRuns: 800 },
  );
}, 60_000);

describe('facets', () => {
  const index = new SearchIndex(SETTINGS, EXTRAS);
  index.save(
    Array.from({ length: 30 }, (_none, position) => ({
      objectID: String(position),
      make: position < 20 ? 'Kia' : `Make ${position}`,
      price: position,
    })),
  );

  it('AP-028 returns the most frequent values when there are more than requested', () => {
    const { facets } = index.search({ ...EVERYTHING, facets: ['make'], maxValuesPerFacet: 3 });
    expect(facets).toEqual({ make: '{"Kia":20,"Make 20":1,"Make 21":1}' });
  });

  it.each([
    ['a number first', [5, '5', '05', 'five']],
    ['a text first', ['5', 5, '05', 'five']],
  ])('AP-028 counts a number and its decimal string as one value, %s', (_order, prices) => {
    const mixed = new SearchIndex(SETTINGS, EXTRAS);
    mixed.save(prices.map((price, position) => ({ objectID: String(position), price })));
    const clauses = [[{ kind: 'value' as const, attribute: 'price', value: '5', isNegated: false }]];
    expect(parseSearchResult(mixed.search(EVERYTHING)).facets.price).toEqual({ 5: 2, '05': 1, five: 1 });
    expect(mixed.search({ ...EVERYTHING, clauses }).nbHits).toBe(2);
  });

  it('AP-021 does not count filterOnly attributes or attributes without faceting', () => {
    expect(index.search({ ...EVERYTHING, facets: ['state', 'nothing'] }).facets).toEqual({});
  });

  it('AP-021 returns the facet values that match a facet query, most frequent first', () => {
    expect(index.searchFacet('make', 'make', 2, EVERYTHING)).toEqual([
      { value: 'Make 20', highlighted: '<b>Make</b> 20', count: 1 },
      { value: 'Make 21', highlighted: '<b>Make</b> 21', count: 1 },
    ]);
    expect(index.searchFacet('make', '', 1, EVERYTHING)).toEqual([{ value: 'Kia', highlighted: 'Kia', count: 20 }]);
  });

  it('AP-029 rejects a facet search without the searchable modifier and names the setting', () => {
    expect(() => index.searchFacet('price', '1', 2, EVERYTHING)).toThrow(
      'Cannot search in `price` attribute, you need to add `searchable(price)` to attributesForFaceting.',
    );
  });
});

it('AP-021 returns the requested attributes only, with their nesting', () => {
  const index = new SearchIndex(SETTINGS, EXTRAS);
  index.save([{ objectID: '1', make: 'Kia', variant: { torque: 5, doors: 4 } }]);
  const hit = (attributesToRetrieve: string[]) => parseSearchResult(index.search({ ...EVERYTHING, attributesToRetrieve })).hits[0];
  expect(hit(['make'])).toEqual({ objectID: '1', make: 'Kia' });
  expect(hit(['variant.torque'])).toEqual({ objectID: '1', variant: { torque: 5 } });
  expect(hit(['*', '-variant'])).toEqual({ objectID: '1', make: 'Kia' });
  expect(hit(['*'])).toEqual({ objectID: '1', make: 'Kia', variant: { torque: 5, doors: 4 } });
  expect(hit(['make'])).toEqual({ objectID: '1', make: 'Kia' });

  index.save([{ objectID: '1', make: 'Ford' }]);
  expect(hit(['make'])).toEqual({ objectID: '1', make: 'Ford' });
});

it('AP-021 searches the vocabulary once per word until a record changes, also for a word without a match', () => {
  const index = new SearchIndex(SETTINGS, EXTRAS);
  index.save([{ objectID: '1', make: 'Kia' }]);
  const lookup = jest.spyOn(Vocabulary.prototype, 'costs');
  const found = (query: string) => index.search({ ...EVERYTHING, query }).nbHits;

  expect([found('kia'), found('kia'), found('sedan'), found('sedan')]).toEqual([1, 1, 0, 0]);
  expect(lookup.mock.calls.map(([word]) => word)).toEqual(['kia', 'sedan']);

  index.save([{ objectID: '2', make: 'Sedan' }]);
  expect(found('sedan')).toBe(1);
});
