import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { startSearchApi, type SearchApi } from './testing/startSearchApi';

const HARBOUR = aSite({ id: 1, slug: 'harbour-motors', search_key: 'harbour-search-key' });
/** Its index at Algolia is not usable, so its visitors come here. */
const HOSTED = aSite({ id: 2, slug: 'hosted-motors', search_app: 'APP', search_key: 'hosted-search-key' });
const NOW = Date.parse('2026-03-02T09:00:00Z');
const indexName = 'Car_production';

let api: SearchApi;
beforeAll(async () => {
  api = await startSearchApi([HARBOUR, HOSTED], { now: () => NOW });
  const cars = ['Kia', 'Kia', 'Mazda'].map((make, index) =>
    aCar({ id: index + 1, slug: `car-${index}`, make, price: 10_000 * (index + 1) }),
  );
  await api.cars.save(
    HARBOUR.slug,
    cars.map((car) => ({ car, feedKey: String(car.id), source: 'feed' as const })),
  );
  await api.indexes.sync();
});
afterAll(() => api.close());

const secured = (restrictions: Record<string, unknown>) => api.securedKey(HARBOUR, restrictions);
const found = async (key: string, searchParams: Record<string, unknown> = {}) =>
  api.client(HARBOUR, key).searchSingleIndex({ indexName, searchParams });

it('AP-021 a secured key restricts every search, whatever the request has', async () => {
  const key = secured({ filters: 'make:Kia', hitsPerPage: 1, userToken: 'visitor-1' });
  expect(await found(key)).toMatchObject({ nbHits: 2, hitsPerPage: 1 });
  expect(await found(key, { filters: 'price > 15000', hitsPerPage: 50 })).toMatchObject({ nbHits: 1, hitsPerPage: 1 });
  expect(await found(key, { filters: 'make:Mazda' })).toMatchObject({ nbHits: 0 });
  const facets = api
    .client(HARBOUR, key)
    .searchForFacetValues({ indexName, facetName: 'make', searchForFacetValuesRequest: { facetQuery: '' } });
  expect(await facets).toMatchObject({ facetHits: [{ value: 'Kia', count: 2 }] });
  await expect(api.client(HARBOUR, key).getObject({ indexName, objectID: '3' })).rejects.toMatchObject({
    status: 404,
    message: 'ObjectID does not exist',
  });
});

it.each([
  ['of another parent', () => api.securedKey(HARBOUR, {}, 'other'), 'Invalid Application-ID or API key'],
  ['that was tampered with', () => Buffer.from(`${'0'.repeat(64)}filters=`).toString('base64'), 'Invalid Application-ID or API key'],
  ['that has expired', () => secured({ validUntil: NOW / 1000 - 1 }), 'Validity period expired'],
  ['for other indexes', () => secured({ restrictIndices: ['Model_*'] }), 'Index not allowed with this API key'],
  ['that is empty', () => ' ', 'Invalid Application-ID or API key'],
])('AP-021 PL-043 refuses a key %s', async (_what, keyOf, message) => {
  await expect(found(keyOf())).rejects.toMatchObject({ status: 403, message });
});

it('SE-110 a site that searches at Algolia has no search here: 503', async () => {
  const search = (key: string) =>
    api.app.inject({
      method: 'POST',
      url: `/1/indexes/${indexName}/query`,
      headers: { 'x-algolia-api-key': key, 'x-forwarded-host': 'hosted-motors.localhost' },
      payload: {},
    });
  const response = await search('');
  expect([response.statusCode, response.json()]).toEqual([503, { message: 'The search is not available', status: 503 }]);
  expect((await search('hosted-search-key')).statusCode).toBe(200);
});

it('AP-021 accepts a secured key before it expires, for the listed indexes', async () => {
  expect(await found(secured({ validUntil: NOW / 1000 + 60, restrictIndices: ['Car_*'] }))).toMatchObject({ nbHits: 3 });
  expect(await found(secured({ restrictIndices: indexName }))).toMatchObject({ nbHits: 3 });
});

it('AP-021 a search key can only search: every write and the settings need the admin key', async () => {
  const client = api.client(HARBOUR, HARBOUR.search_key);
  const refused = { status: 403, message: 'Method not allowed with this API key' };
  const index = { indexName: 'Boats' };
  await expect(client.saveObject({ ...index, body: { objectID: '1' } })).rejects.toMatchObject(refused);
  await expect(client.deleteObject({ ...index, objectID: '1' })).rejects.toMatchObject(refused);
  await expect(client.deleteIndex(index)).rejects.toMatchObject(refused);
  await expect(client.clearObjects(index)).rejects.toMatchObject(refused);
  await expect(client.deleteBy({ ...index, deleteByParams: { filters: 'a:b' } })).rejects.toMatchObject(refused);
  await expect(client.getSettings(index)).rejects.toMatchObject(refused);
  await expect(client.setSettings({ ...index, indexSettings: {} })).rejects.toMatchObject(refused);
  await expect(client.saveSynonyms({ ...index, synonymHit: [] })).rejects.toMatchObject(refused);
  await expect(client.browse({ indexName })).rejects.toMatchObject(refused);
  await expect(client.listIndices()).rejects.toMatchObject(refused);
  await expect(client.operationIndex({ indexName, operationIndexParams: { operation: 'copy', destination: 'x' } })).rejects.toMatchObject(
    refused,
  );
});

it('AP-022 a search key gets 21 hits by default and at most 100, the admin key 1000', async () => {
  expect(await found(HARBOUR.search_key)).toMatchObject({ hitsPerPage: 21 });
  expect(await found(HARBOUR.search_key, { hitsPerPage: 500 })).toMatchObject({ hitsPerPage: 100 });
  expect(await found(api.adminKeyOf(HARBOUR), { hitsPerPage: 5000 })).toMatchObject({ hitsPerPage: 1000 });
});
