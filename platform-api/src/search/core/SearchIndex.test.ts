import fc from 'fast-check';
import type { Clause, Comparison } from './clause';
import { valueAt, type IndexRecord } from './record';
import { LAST_HIT, SearchIndex, type IndexAnswer, type IndexQuery } from './SearchIndex';
import type { IndexSettings } from './settings';
import { queryWords, textTokens } from './tokens';
import { matchLevel } from './wordMatch';

const SETTINGS: IndexSettings = {
  searchableAttributes: ['name', 'make'],
  attributesForFaceting: ['searchable(make)', 'tags', 'price', 'isNew', 'filterOnly(state)'],
  numericAttributesForFiltering: ['price', 'sizes'],
  customRanking: [{ attribute: 'rank', direction: 'desc' }],
  replicas: { price_asc: { attribute: 'price', direction: 'asc' }, price_desc: { attribute: 'price', direction: 'desc' } },
};

const QUERY: IndexQuery = {
  query: '',
  clauses: [],
  offset: 0,
  length: 20,
  facets: ['*'],
  maxValuesPerFacet: 100,
  attributesToRetrieve: ['objectID'],
  attributesToHighlight: [],
  highlightTags: { before: '<b>', after: '</b>' },
};

/** The same questions answered one record at a time, as slowly and plainly as possible. */
class Oracle {
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

  search(query: IndexQuery, replica: string | null): Omit<IndexAnswer, 'hits'> & { hits: string[] } {
    const words = queryWords(query.query);
    const found = [...this.records.values()]
      .filter((record) => query.clauses.every((clause) => clause.some((each) => holds(each, record))))
      .map((record) => ({ record, cost: costOf(words, record) }))
      .filter((each): each is { record: IndexRecord; cost: number } => each.cost !== null);
    const sort = replica === null ? null : SETTINGS.replicas[replica];
    const ordered = found.toSorted(
      (left, right) =>
        (sort ? byNumber(left.record.price, right.record.price, sort.direction) : left.cost - right.cost) ||
        byNumber(left.record.rank, right.record.rank, 'desc') ||
        (this.ages.get(left.record.objectID) as number) - (this.ages.get(right.record.objectID) as number),
    );
    const hits = ordered.slice(query.offset, Math.min(query.offset + query.length, LAST_HIT)).map(({ record }) => record.objectID);
    const facets: IndexAnswer['facets'] = {};
    const facetsStats: IndexAnswer['facetsStats'] = {};
    for (const attribute of found.length > 0 ? ['make', 'tags', 'price', 'isNew'] : []) {
      const values = found.flatMap(({ record }) => [...new Set(listOf(record[attribute]).map(String))]).filter((text) => text !== '');
      const counts: Record<string, number> = {};
      for (const text of values) counts[text] = (counts[text] ?? 0) + 1;
      facets[attribute] = counts;
      const numbers = found.flatMap(({ record }) => listOf(record[attribute])).filter((each) => typeof each === 'number');
      if (numbers.length > 0) {
        const sum = numbers.reduce((total, each) => total + each, 0);
        facetsStats[attribute] = { min: Math.min(...numbers), max: Math.max(...numbers), sum, avg: sum / numbers.length };
      }
    }
    return { hits, nbHits: found.length, facets, facetsStats };
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

/** Sum of the levels of the query's words in the cheapest reading, or null. */
function costOf(words: readonly string[], record: IndexRecord): number | null {
  const own = SETTINGS.searchableAttributes.flatMap((attribute) =>
    listOf(record[attribute]).flatMap((each) => textTokens(String(each)).map(({ word }) => word)),
  );
  const readings = [
    words,
    ...words.slice(1).map((word, index) => [...words.slice(0, index), (words[index] as string) + word, ...words.slice(index + 2)]),
  ];
  const costs = readings.flatMap((reading, index) => {
    const levels = reading.map((typed, place) => {
      const all = own.flatMap((word) => matchLevel(typed, word, place === reading.length - 1) ?? []);
      return all.length > 0 ? Math.min(...all) : Number.POSITIVE_INFINITY;
    });
    const cost = levels.reduce((sum, level) => sum + level, index === 0 ? 0 : 1);
    return Number.isFinite(cost) ? [cost] : [];
  });
  return costs.length > 0 ? Math.min(...costs) : null;
}

const makes = ['Mazda', 'mazda', 'Kia', 'Land Rover', 'Škoda', 'Mercedes-Benz'];
const texts = ['CX-5 Touring', 'RAV4 hybrid', 'Sportage', 'Range Rover', 'LandRover', 'Octavia', 'C200', '', 'D-MAX'];
const price = fc.option(fc.constantFrom(0, 10, 20, 20.5, 30, -5), { nil: null });
const record = fc.record({
  objectID: fc.integer({ min: 1, max: 40 }).map(String),
  name: fc.constantFrom(...texts),
  make: fc.option(fc.constantFrom(...makes), { nil: null }),
  tags: fc.constantFrom([], ['a'], ['a', 'b', 'a'], 'b', ''),
  isNew: fc.boolean(),
  state: fc.constantFrom('WA', 'NSW', null),
  sizes: fc.constantFrom([], [1, 5], 3),
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
    attribute: fc.constantFrom('price', 'sizes'),
    low: fc.constantFrom(Number.NEGATIVE_INFINITY, 0, 10, 20),
    high: fc.constantFrom(Number.POSITIVE_INFINITY, 0, 5, 20.5),
    isNegated: fc.boolean(),
  }),
);
const clause: fc.Arbitrary<Clause> = fc.array(comparison, { minLength: 1, maxLength: 3 });
const question = fc.record({
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
  ),
  clauses: fc.array(clause, { maxLength: 3 }),
  offset: fc.nat(12),
  length: fc.nat(30),
  replica: fc.constantFrom(null, 'price_asc', 'price_desc'),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('save' as const), records: fc.array(record, { maxLength: 25 }) }),
  fc.record({ kind: fc.constant('remove' as const), objectIDs: fc.array(fc.integer({ min: 1, max: 40 }).map(String), { maxLength: 6 }) }),
  fc.record({ kind: fc.constant('ask' as const), question }),
);

it('AP-021 AP-028 random writes and queries: hits, order, counts and statistics are what a plain loop finds', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 14 }), question, (steps, last) => {
      const index = new SearchIndex(SETTINGS);
      const oracle = new Oracle();
      const answers: unknown[] = [];
      const expected: unknown[] = [];
      for (const each of [...steps, { kind: 'ask' as const, question: last }]) {
        if (each.kind === 'save') {
          index.save(each.records as IndexRecord[]);
          oracle.save(each.records as IndexRecord[]);
        } else if (each.kind === 'remove') {
          index.remove(each.objectIDs);
          oracle.remove(each.objectIDs);
        } else {
          const { replica, ...asked } = each.question;
          const { hits, ...answer } = index.search({ ...QUERY, ...asked }, replica);
          answers.push({ ...answer, hits: hits.map((hit) => hit.objectID) });
          expected.push(oracle.search({ ...QUERY, ...asked }, replica));
        }
      }
      expect(answers).toEqual(expected);
    }),
    { numRuns: 800 },
  );
});

describe('facets', () => {
  const index = new SearchIndex(SETTINGS);
  index.save(
    Array.from({ length: 30 }, (_none, number) => ({
      objectID: String(number),
      make: number < 20 ? 'Kia' : `Make ${number}`,
      price: number,
    })),
  );

  it('AP-028 gives the most frequent values when there are more than asked for', () => {
    const { facets } = index.search({ ...QUERY, facets: ['make'], maxValuesPerFacet: 3 });
    expect(facets).toEqual({ make: { Kia: 20, 'Make 20': 1, 'Make 21': 1 } });
  });

  it('AP-021 does not count attributes that only filter, nor unknown ones', () => {
    expect(index.search({ ...QUERY, facets: ['state', 'nothing'] }).facets).toEqual({});
  });

  it('AP-021 searches the values of a facet, most frequent first', () => {
    expect(index.searchFacet('make', 'make', 2, QUERY)).toEqual([
      { value: 'Make 20', highlighted: '<b>Make</b> 20', count: 1 },
      { value: 'Make 21', highlighted: '<b>Make</b> 21', count: 1 },
    ]);
    expect(index.searchFacet('make', '', 1, QUERY)).toEqual([{ value: 'Kia', highlighted: 'Kia', count: 20 }]);
  });

  it('AP-029 names the setting that a facet search needs', () => {
    expect(() => index.searchFacet('price', '1', 2, QUERY)).toThrow(
      'Cannot search in `price` attribute, you need to add `searchable(price)` to attributesForFaceting.',
    );
  });
});

it('AP-021 gives the asked attributes only, with their nesting', () => {
  const index = new SearchIndex(SETTINGS);
  index.save([{ objectID: '1', make: 'Kia', variant: { torque: 5, doors: 4 } }]);
  const hit = (attributesToRetrieve: string[]) => index.search({ ...QUERY, attributesToRetrieve }).hits[0];
  expect(hit(['make'])).toEqual({ objectID: '1', make: 'Kia' });
  expect(hit(['variant.torque'])).toEqual({ objectID: '1', variant: { torque: 5 } });
  expect(hit(['*', '-variant'])).toEqual({ objectID: '1', make: 'Kia' });
  expect(hit(['*'])).toEqual({ objectID: '1', make: 'Kia', variant: { torque: 5, doors: 4 } });
});
