import { facetSetting, SearchIndex, sortReplicaSettings } from '@forecourt/search-engine';
import { FACET_ATTRIBUTES, RANGE_FACETS, SORT_OPTIONS, type Car } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { CAR_INDEX_SETTINGS, CAR_REPLICAS, CAR_ROW_FORMAT, CAR_SYNONYMS, carIndexRow, toCarRecord, toRecordRow } from '../vehicles';
import { demoStock } from '../../../demo/demoStock';
import { parseSearchResult } from '@forecourt/search-engine/testing';
import { searchRequest } from './queryParameters';

const counted = CAR_INDEX_SETTINGS.attributesForFaceting
  .map(facetSetting)
  .flatMap(({ attribute, isCounted }) => (isCounted ? [attribute] : []));

it('SE-030 every facet of a site is counted and every range can be filtered', () => {
  expect(counted).toEqual(expect.arrayContaining([...Object.values(FACET_ATTRIBUTES), ...RANGE_FACETS]));
  expect(CAR_INDEX_SETTINGS.numericAttributesForFiltering).toEqual(expect.arrayContaining(['visible_until', ...RANGE_FACETS]));
});

it('AP-027 every sort option of a site has a replica', () => {
  const sorted = SORT_OPTIONS.filter(({ value }) => value.includes(':')).map(({ value }) => value.split(':').slice(1).join('_'));
  expect(Object.keys(CAR_REPLICAS).toSorted()).toEqual(sorted.toSorted());
});

it('AP-026 the row of a car has the values of its record, and its parts are the record’s JSON', () => {
  const car = aCar({ name: 'Škoda "Octavia" }', badge: 'line\nbreak', status: 'sold', sold_date_timestamp: 17 });
  const { own, common, parts } = toRecordRow({ json: JSON.stringify(car), indexRow: null });
  const record = toCarRecord(car);
  const lists = [own, ...common.map((list) => JSON.parse(list) as unknown[])];
  const values = [CAR_ROW_FORMAT.own, ...CAR_ROW_FORMAT.common].flatMap((names, list) =>
    names.map((name, place) => [name, lists[list]?.[place]] as const),
  );
  expect(Object.fromEntries(values)).toMatchObject({
    objectID: '101',
    name: car.name,
    badge: 'line\nbreak',
    visible_until: 17,
    custom_rank: record.custom_rank,
  });
  expect(JSON.parse(parts.join(''))).toEqual(record);
});

it('AP-026 a stored index row is indexed like the whole car, and a search returns the whole car', () => {
  const cars = demoStock(aSite(), 40, new Date('2026-03-02T09:00:00Z'));
  const stored = cars.map((car) => ({ json: JSON.stringify(car), indexRow: carIndexRow(car) }));
  const [fromRows, fromJson] = [stored, stored.map(({ json }) => ({ json, indexRow: null }))].map((each) => {
    const index = new SearchIndex(CAR_INDEX_SETTINGS, { replicas: sortReplicaSettings(CAR_REPLICAS), synonyms: CAR_SYNONYMS });
    index.loadRows(each.map(toRecordRow), CAR_ROW_FORMAT);
    return index;
  }) as [SearchIndex, SearchIndex];
  const records = new SearchIndex(CAR_INDEX_SETTINGS, { replicas: sortReplicaSettings(CAR_REPLICAS), synonyms: CAR_SYNONYMS });
  records.save(cars.map(toCarRecord));
  const resultsOf = (index: SearchIndex) =>
    [null, ...Object.keys(CAR_REPLICAS)].flatMap((order) =>
      ['', 'toyota', 'brisbane', 'automatic'].map((query) =>
        index.search(searchRequest({ query, facets: ['*'], hitsPerPage: 1000, filters: 'visible_until > 1' }), order),
      ),
    );
  expect(cars.length).toBeGreaterThan(30);
  expect(resultsOf(fromRows)).toEqual(resultsOf(fromJson));
  expect(resultsOf(fromRows)).toEqual(resultsOf(records));
  expect(fromRows.get(String(cars[3]?.id))).toEqual(toCarRecord(cars[3] as Car));
});

it.each([
  ['in stock', { status: 'in_stock' as const, sold_date_timestamp: null }, 4_102_444_800],
  ['coming soon', { status: 'coming_soon' as const, sold_date_timestamp: 17 }, 4_102_444_800],
  ['sold with a date', { status: 'sold' as const, sold_date_timestamp: 1_700_000_000 }, 1_700_000_000],
  ['sold without a date', { status: 'sold' as const, sold_date_timestamp: null }, 0],
])('AP-025 AP-026 a car %s is visible until %s', (_standing, over, until) => {
  expect(toCarRecord(aCar(over))).toMatchObject({ objectID: '101', visible_until: until });
});

it('AP-022 cars that can be bought now rank first, then those with images and a price', () => {
  const rank = (over: Parameters<typeof aCar>[0]) => toCarRecord(aCar({ photos_count: 3, ...over })).custom_rank as number;
  const ranks = [
    rank({}),
    rank({ price: null }),
    rank({ photos_count: 0 }),
    rank({ reserved: true }),
    rank({ status: 'coming_soon' }),
    rank({ status: 'sold' }),
  ];
  expect(ranks).toEqual(ranks.toSorted((left, right) => right - left));
  expect(new Set(ranks).size).toBe(ranks.length);
});

describe('queries of shoppers', () => {
  const index = new SearchIndex(CAR_INDEX_SETTINGS, { synonyms: CAR_SYNONYMS });
  const cars: Parameters<typeof aCar>[0][] = [
    { name: '2020 Toyota HiLux SR5', make: 'Toyota', model: 'HiLux', body: 'Ute / Tray', simple_body: 'Ute' },
    { name: '2019 Toyota Corolla SX', make: 'Toyota', model: 'Corolla', body: 'Sedan', simple_body: 'Sedan' },
    { name: '2018 Volkswagen Golf', make: 'Volkswagen', model: 'Golf', body: 'Wagon', simple_body: 'Wagon' },
    { name: '2022 Mazda CX-5 Touring', make: 'Mazda', model: 'CX-5', body: 'SUV', simple_body: 'SUV' },
    { name: '2017 Land Rover Defender', make: 'Land Rover', model: 'Defender', body: 'SUV', simple_body: 'SUV' },
    { name: '2021 Mercedes-Benz C200', make: 'Mercedes-Benz', model: 'C200', body: 'Convertible', simple_body: 'Convertible' },
  ];
  index.save(cars.map((over, id) => toCarRecord(aCar({ id, badge: null, series: null, drive: '4x4', ...over }))));

  it.each([
    ['toyta corola', ['Corolla']],
    ['hilu', ['HiLux']],
    ['pickup', ['HiLux']],
    ['pick up toyota', ['HiLux']],
    ['ute', ['HiLux']],
    ['estate', ['Golf']],
    ['station wagon', ['Golf']],
    ['vw golf', ['Golf']],
    ['vw estate', ['Golf']],
    ['saloon', ['Corolla']],
    ['merc', ['C200']],
    ['mercedes convertable', ['C200']],
    ['cx5', ['CX-5']],
    ['cx-5', ['CX-5']],
    ['mazda cx 5 tou', ['CX-5']],
    ['landrover', ['Defender']],
    ['landy', ['Defender']],
    ['2o20 hilux', []],
    ['volkswagen corolla', []],
  ])('AP-021 PL-056 "%s" finds %j', (query, models) => {
    const { hits } = parseSearchResult(index.search(searchRequest({ query })));
    expect(hits.map(({ model }) => model)).toEqual(models);
  });
});
