import fc from 'fast-check';
import { SearchIndex, sortReplicaSettings, type IndexRecord } from '@forecourt/search-engine';
import type { Car, SiteConfig } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { demoStock } from '../../../demo/demoStock';
import { openTestPostgres } from '../../../testing/postgres';
import { CAR_INDEX_SETTINGS, CAR_REPLICAS, CAR_SYNONYMS, createCarRepository, importStock, toCarRecord } from '../vehicles';
import { parseSearchResult } from '@forecourt/search-engine/testing';
import { searchRequest } from './queryParameters';

/** A feed of real listings; without one the listings are the demonstration stock. */
const { STOCK_FEED } = process.env;

async function carsOfFeed(feed: string, site: SiteConfig): Promise<Car[]> {
  const database = await openTestPostgres();
  await importStock(database, site, feed);
  const imported = await createCarRepository(database).changedSince(site.slug, { change: 0, id: 0 }, 1_000_000);
  await database.close();
  return imported.map(({ car }) => car);
}

let records: IndexRecord[];
let index: SearchIndex;
beforeAll(async () => {
  const site = aSite({ id: 3, slug: 'listings' });
  const cars = STOCK_FEED ? await carsOfFeed(STOCK_FEED, site) : demoStock(site, 1, new Date('2026-03-02T09:00:00Z'));
  records = cars.map(toCarRecord);
  index = new SearchIndex(CAR_INDEX_SETTINGS, { replicas: sortReplicaSettings(CAR_REPLICAS), synonyms: CAR_SYNONYMS });
  index.save(records);
}, 180_000);

/** One comparison, in the filter language and as a plain test of a record. */
interface Condition {
  filter: string;
  holds(record: IndexRecord): boolean;
}

const VALUES = ['make', 'model', 'simple_body', 'colour', 'state', 'drive', 'simple_fuel', 'car_type', 'seats'];
const NUMBERS = ['price', 'km', 'year', 'engine_size_litres', 'cylinders'];

const sample = (seed: number) => records[seed % records.length] as IndexRecord;

/** Values are taken from the listings themselves, in any case, so that most filters find something. */
const valueCondition = fc
  .record({ attribute: fc.constantFrom(...VALUES), seed: fc.nat(), isNegated: fc.boolean(), isUpper: fc.boolean() })
  .map(({ attribute, seed, isNegated, isUpper }) => (): Condition => {
    const text = String(sample(seed)[attribute] ?? 'nothing');
    const same = (record: IndexRecord) => String(record[attribute] ?? '').toLowerCase() === text.toLowerCase();
    return {
      filter: `${isNegated ? 'NOT ' : ''}${attribute}:"${(isUpper ? text.toUpperCase() : text).replaceAll(/["\\]/g, '\\$&')}"`,
      holds: (record) => same(record) !== isNegated,
    };
  });

const OPERATORS: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '=': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '>=': (left, right) => left >= right,
  '>': (left, right) => left > right,
};

const numberCondition = fc
  .record({ attribute: fc.constantFrom(...NUMBERS), seed: fc.nat(), operator: fc.constantFrom(...Object.keys(OPERATORS)) })
  .map(({ attribute, seed, operator }) => (): Condition => {
    const bound = Number(sample(seed)[attribute] ?? 0);
    return {
      filter: `${attribute} ${operator} ${bound}`,
      holds: (record) => {
        const value = record[attribute];
        // A car without the number never satisfies a comparison, and is never equal.
        return typeof value === 'number'
          ? (OPERATORS[operator] as (left: number, right: number) => boolean)(value, bound)
          : operator === '!=';
      },
    };
  });

const rangeCondition = fc
  .record({ attribute: fc.constantFrom('price', 'km', 'year'), one: fc.nat(), other: fc.nat() })
  .map(({ attribute, one, other }) => (): Condition => {
    const [low, high] = [Number(sample(one)[attribute] ?? 0), Number(sample(other)[attribute] ?? 0)].toSorted(
      (left, right) => left - right,
    ) as [number, number];
    return {
      filter: `${attribute}:${low} TO ${high}`,
      holds: (record) =>
        typeof record[attribute] === 'number' && (record[attribute] as number) >= low && (record[attribute] as number) <= high,
    };
  });

const clause = fc.oneof(
  fc.array(valueCondition, { minLength: 1, maxLength: 3 }),
  fc.array(numberCondition, { minLength: 1, maxLength: 2 }),
  fc.array(rangeCondition, { minLength: 1, maxLength: 2 }),
);

it('AP-024 AP-028 PL-056 random filters over listings have the hits, counts, statistics and order of a linear scan', () => {
  fc.assert(
    fc.property(
      fc.array(clause, { maxLength: 4 }),
      fc.constantFrom(...VALUES, 'price', 'year'),
      fc.constantFrom(null, 'price_asc', 'km_asc', 'year_desc'),
      (clauses, facet, order) => {
        const conditions = clauses.map((each) => each.map((make) => make()));
        const filters = conditions.map((each) => `(${each.map(({ filter }) => filter).join(' OR ')})`).join(' AND ');
        const found = records.filter((record) => conditions.every((each) => each.some(({ holds }) => holds(record))));

        const request = {
          filters,
          facets: [facet],
          hitsPerPage: 40,
          maxValuesPerFacet: 1000,
          attributesToRetrieve: ['objectID'],
          attributesToHighlight: [],
        };
        const result = parseSearchResult(index.search(searchRequest(request), order));

        const counts: Record<string, number> = {};
        for (const record of found) {
          const value = String(record[facet] ?? '');
          if (value !== '') counts[value] = (counts[value] ?? 0) + 1;
        }
        const returned = Object.values(counts)
          .toSorted((left, right) => right - left)
          .slice(0, 1000);
        expect(result.nbHits).toBe(found.length);
        expect(Object.values(result.facets[facet] ?? {}).toSorted((left, right) => right - left)).toEqual(returned);
        for (const [value, count] of Object.entries(result.facets[facet] ?? {})) expect([value, count]).toEqual([value, counts[value]]);
        const numbers = found.flatMap((record) => (typeof record[facet] === 'number' ? [record[facet]] : []));
        const { min, max } = result.facetsStats[facet] ?? {};
        expect([min, max]).toEqual(
          numbers.length === 0
            ? [undefined, undefined]
            : [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))],
        );
        const keys = [...(order === null ? [] : [CAR_REPLICAS[order] as string]), ...CAR_INDEX_SETTINGS.customRanking].map((text) => ({
          attribute: text.slice(text.indexOf('(') + 1, -1),
          sign: text.startsWith('asc') ? 1 : -1,
        }));
        const expected = found.toSorted((left, right) => {
          for (const { attribute, sign } of keys) {
            const [one, other] = [left[attribute], right[attribute]] as [number | null, number | null];
            if (one === other) continue;
            if (one === null || other === null) return one === null ? 1 : -1;
            return sign * (one - other);
          }
          return 0;
        });
        expect(result.hits.map(({ objectID }) => objectID)).toEqual(expected.slice(0, 40).map(({ objectID }) => objectID));
      },
    ),
    { numRuns: 60 },
  );
});
