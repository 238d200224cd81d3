import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { CARD_ATTRIBUTES } from '@forecourt/shared-contracts/searched-cars';
import type { Algoliasearch } from 'algoliasearch';
import { seedDemoStock } from '../../../../demo/seedDemoStock';
import { openTestPostgres } from '../../../../testing/postgres';
import { CAR_REPLICAS, createCarRepository } from '../../vehicles';
import { pushStock, type PushTarget } from './pushIndexes';
import { startSearchApi, type SearchApi } from '../testing/startSearchApi';
import type { Database } from '../../../infrastructure/database/database';

/** The endpoint stands in for Algolia, with a site of its own. */
const ALGOLIA = aSite({ id: 9, slug: 'algolia', search_key: 'search-key', search_index: 'Not_cars' });
const HARBOUR = aSite({ id: 1, slug: 'harbour-motors' });
const RIVER = aSite({ id: 2, slug: 'river-motors', search_key: 'river-key' });

const FACETS = ['make', 'simple_body', 'price', 'year', 'location_name'];
/** Queries of visitors, each sent to every replica too. */
const QUERIES = [
  { query: '' },
  { query: 'toyta corola' },
  { query: 'hilu' },
  { query: 'pickup', hitsPerPage: 5, page: 1 },
  { query: 'suv', facetFilters: [['make:Toyota', 'make:Mazda'], ['simple_body:-Ute']], numericFilters: ['price>=15000', 'price<=45000'] },
  { query: '', filters: 'visible_until > 1767225600 AND show_on_dealer_website:true AND NOT make:Ford', offset: 3, length: 4 },
  { query: 'automatic', attributesToRetrieve: ['name', 'price'], attributesToSnippet: ['location_name:5'] },
].map((query) => ({ attributesToRetrieve: [...CARD_ATTRIBUTES], ...query, facets: FACETS }));

let api: SearchApi;
let database: Database;
let target: PushTarget;
beforeAll(async () => {
  [api, database] = await Promise.all([startSearchApi([ALGOLIA]), openTestPostgres()]);
  target = {
    appId: 'APP',
    adminKey: api.adminKeyOf(ALGOLIA),
    client: { hosts: [{ url: api.host, accept: 'readWrite', protocol: 'http' }], baseHeaders: { 'x-forwarded-host': 'algolia.localhost' } },
  };
  await api.indexes.sync();
  const cars = Array.from({ length: 30 }, (_none, index) =>
    aCar({ id: index + 1, slug: `car-${index}`, price: 50_000 - 1000 * index, make: index % 2 ? 'Kia' : 'Volkswagen', simple_body: 'Ute' }),
  );
  await createCarRepository(database).save(
    HARBOUR.slug,
    cars.map((car) => ({ car, feedKey: String(car.id), source: 'feed' as const })),
  );
  await database.query(
    `insert into content_items (tenant, kind, slug, document) values ($1, 'model', 'hilux', '{"name": "HiLux"}'), ('river', 'model', 'rio', '{"name": "Rio"}')`,
    [HARBOUR.slug],
  );
});
afterAll(async () => {
  await api.close();
  await database.close();
});

it('AP-021 PL-056 a push writes settings, replicas, synonyms and records, and replaces those of an earlier push', async () => {
  const prefixed = { ...target, prefix: 'harbour_' };
  const report = await pushStock(database, HARBOUR, prefixed);
  expect(report.records).toEqual({ harbour_Car_production: 30, harbour_Model_production: 1 });
  expect(report.replicas).toContain('harbour_Car_production_price_asc');

  const search = (indexName: string, searchParams: object) =>
    api.client(ALGOLIA, 'search-key').searchSingleIndex({ indexName, searchParams });
  expect(await search('harbour_Car_production', { query: 'vw pickup', facets: ['make'], filters: 'visible_until > 1' })).toMatchObject({
    nbHits: 15,
    hitsPerPage: 21,
    facets: { make: { Volkswagen: 15 } },
  });
  expect((await search('harbour_Car_production_price_asc', { query: 'vw' })).hits[0]).toMatchObject({ objectID: '29' });
  expect(await search('harbour_Model_production', { query: 'hilu' })).toMatchObject({ nbHits: 1 });

  await createCarRepository(database).save(HARBOUR.slug, [
    { car: aCar({ id: 1, slug: 'car-0', make: 'Audi' }), feedKey: '1', source: 'feed' },
  ]);
  await pushStock(database, HARBOUR, prefixed);
  expect(await search('harbour_Car_production_price_desc', { facets: ['make'], hitsPerPage: 0 })).toMatchObject({
    nbHits: 30,
    facets: { make: { Audi: 1, Kia: 15, Volkswagen: 14 } },
  });
  expect((await api.client(ALGOLIA).listIndices()).items.filter(({ name }) => name.includes('tmp'))).toEqual([]);
});

it("AP-021 a pushed index and the site's endpoint return the same results to the Algolia client, in every replica", async () => {
  await seedDemoStock(database, [RIVER]);
  const own = await startSearchApi([RIVER], { database });
  try {
    await own.indexes.sync();
    const { records } = await pushStock(database, RIVER, { ...target, prefix: 'river_' });
    expect(records.river_Car_production).toBeGreaterThan(200);
    const resultsOf = async (client: Algoliasearch, prefix: string) => {
      const indexes = ['Car_production', ...Object.keys(CAR_REPLICAS).map((order) => `Car_production_${order}`)];
      const requests = indexes.flatMap((name) => QUERIES.map((query) => ({ indexName: prefix + name, ...query })));
      const { results } = await client.searchForHits({ requests });
      return results.map(({ index: _index, processingTimeMS: _ms, ...result }) => result);
    };
    const [ours, pushed] = [
      await resultsOf(own.client(RIVER, RIVER.search_key), ''),
      await resultsOf(api.client(ALGOLIA, 'search-key'), 'river_'),
    ];
    expect(ours.filter(({ nbHits }) => nbHits === 0)).toEqual([]);
    expect(pushed).toEqual(ours);
  } finally {
    await own.close();
  }
});

it('SE-110 a push leaves out cars that the site does not show, and private attributes', async () => {
  const cars = [
    aCar({ id: 51, slug: 'shown', regplate: '1PRIVATE', dealercomments: 'confidential remark' }),
    aCar({ id: 52, slug: 'hidden', show_on_dealer_website: false }),
    aCar({ id: 53, slug: 'sold', status: 'sold', sold_date_timestamp: 1_700_000_000 }),
  ];
  await createCarRepository(database).save(
    'quay-motors',
    cars.map((car) => ({ car, feedKey: String(car.id), source: 'feed' as const })),
  );
  const quay = aSite({ id: 3, slug: 'quay-motors' });
  expect((await pushStock(database, quay, { ...target, prefix: 'quay_' })).records).toEqual({ quay_Car_production: 1 });
  const { hits } = await api.client(ALGOLIA).searchSingleIndex({ indexName: 'quay_Car_production' });
  expect(hits).toMatchObject([{ slug: 'shown', visible_until: 4_102_444_800, show_on_dealer_website: true }]);
  expect(JSON.stringify(hits)).not.toMatch(/1PRIVATE|confidential/);
});

it('AP-021 reports a key without write permission', async () => {
  await expect(pushStock(database, HARBOUR, { ...target, adminKey: 'search-key' })).rejects.toThrow('Method not allowed with this API key');
});
