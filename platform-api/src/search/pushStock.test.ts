import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { openTestDatabase } from '../testing/testDatabase';
import { createCarRepository } from '../stock/carRepository';
import { pushStock } from './pushStock';
import { startSearchApi, type SearchApi } from './testing/searchApi';
import type { Database } from '../database/database';

/** The endpoint itself plays Algolia, under a site of its own. */
const ALGOLIA = aSite({ id: 9, slug: 'algolia', search_key: 'search-key', search_index: 'Not_cars' });
const HARBOUR = aSite({ id: 1, slug: 'harbour-motors' });

let api: SearchApi;
let database: Database;
beforeAll(async () => {
  [api, database] = await Promise.all([startSearchApi([ALGOLIA]), openTestDatabase()]);
  await api.indexes.catchUp();
  const cars = Array.from({ length: 30 }, (_none, index) =>
    aCar({ id: index + 1, slug: `car-${index}`, price: 50_000 - 1000 * index, make: index % 2 ? 'Kia' : 'Volkswagen', simple_body: 'Ute' }),
  );
  await createCarRepository(database).save(HARBOUR.slug, cars.map((car) => ({ car, feedKey: String(car.id), source: 'feed' as const })));
  await database.query(
    `insert into content_items (tenant, kind, slug, document) values ($1, 'model', 'hilux', '{"name": "HiLux"}'), ('river', 'model', 'rio', '{"name": "Rio"}')`,
    [HARBOUR.slug],
  );
});
afterAll(async () => {
  await api.close();
  await database.close();
});

it('AP-021 PL-056 a push fills an Algolia application with settings, replicas, synonyms and records, and again without a trace of before', async () => {
  const target = {
    appId: 'APP',
    adminKey: api.adminKeyOf(ALGOLIA),
    prefix: 'harbour_',
    client: { hosts: [{ url: api.host, accept: 'readWrite' as const, protocol: 'http' as const }], baseHeaders: { 'x-forwarded-host': 'algolia.localhost' } },
  };
  const report = await pushStock(database, HARBOUR, target);
  expect(report.records).toEqual({ harbour_Car_production: 30, harbour_Model_production: 1 });
  expect(report.replicas).toContain('harbour_Car_production_price_asc');

  const search = (indexName: string, searchParams: object) => api.client(ALGOLIA, 'search-key').searchSingleIndex({ indexName, searchParams });
  expect(await search('harbour_Car_production', { query: 'vw pickup', facets: ['make'], filters: 'visible_until > 1' })).toMatchObject({
    nbHits: 15,
    hitsPerPage: 21,
    facets: { make: { Volkswagen: 15 } },
  });
  expect((await search('harbour_Car_production_price_asc', { query: 'vw' })).hits[0]).toMatchObject({ objectID: '29' });
  expect(await search('harbour_Model_production', { query: 'hilu' })).toMatchObject({ nbHits: 1 });

  await createCarRepository(database).save(HARBOUR.slug, [{ car: aCar({ id: 1, slug: 'car-0', make: 'Audi' }), feedKey: '1', source: 'feed' }]);
  await pushStock(database, HARBOUR, target);
  expect(await search('harbour_Car_production_price_desc', { facets: ['make'], hitsPerPage: 0 })).toMatchObject({
    nbHits: 30,
    facets: { make: { Audi: 1, Kia: 15, Volkswagen: 14 } },
  });
  expect((await api.client(ALGOLIA).listIndices()).items.filter(({ name }) => name.includes('tmp'))).toEqual([]);
});

it('AP-021 a key that may not write is told to the operator', async () => {
  const target = { appId: 'APP', adminKey: 'search-key', client: { hosts: [{ url: api.host, accept: 'readWrite' as const, protocol: 'http' as const }], baseHeaders: { 'x-forwarded-host': 'algolia.localhost' } } };
  await expect(pushStock(database, HARBOUR, target)).rejects.toThrow('Method not allowed with this API key');
});
