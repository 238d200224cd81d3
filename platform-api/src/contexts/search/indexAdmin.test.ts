import { gzipSync } from 'node:zlib';
import type { SearchResponse } from 'algoliasearch';
import { aCar } from '@forecourt/shared-contracts/testing';
import { aSite } from '@forecourt/shared-contracts/testing';
import { startSearchApi, type SearchApi } from './testing/startSearchApi';

const HARBOUR = aSite({ id: 1, slug: 'harbour-motors', search_key: 'harbour-search-key' });
const RIVER = aSite({ id: 2, slug: 'river-motors', search_key: 'river-search-key' });

interface Boat {
  objectID: string;
  name?: string;
  maker?: string;
  price?: number;
  berths?: number;
  extras?: string[];
}

let api: SearchApi;
beforeAll(async () => {
  api = await startSearchApi([HARBOUR, RIVER]);
  await api.cars.save(HARBOUR.slug, [{ car: aCar({ id: 7, slug: 'car-7' }), feedKey: '7', source: 'feed' }]);
  await api.indexes.sync();
});
afterAll(() => api.close());

const indexName = 'Boats';
const admin = () => api.client(HARBOUR);
const boats: Boat[] = [
  { objectID: '1', name: 'Sea Breeze 20', maker: 'Quintrex', price: 30_000, berths: 2, extras: ['radio'] },
  { objectID: '2', name: 'Harbour Cruiser', maker: 'Riviera', price: 400_000, berths: 6, extras: [] },
  { objectID: '3', name: 'Tinnie 12', maker: 'Quintrex', price: 5000, berths: 0 },
];
const search = async (params: Record<string, unknown> = {}, name = indexName) =>
  (await admin().searchSingleIndex({ indexName: name, searchParams: params })) as SearchResponse<Boat>;
const idsOf = ({ hits }: SearchResponse<Boat>) => hits.map(({ objectID }) => objectID);

async function fill(): Promise<void> {
  await admin().deleteIndex({ indexName });
  await admin().setSettings({
    indexName,
    indexSettings: {
      searchableAttributes: ['name', 'maker'],
      attributesForFaceting: ['searchable(maker)', 'extras'],
      customRanking: ['desc(berths)', 'asc(price)'],
      unretrievableAttributes: ['berths'],
    },
  });
  await admin().saveObjects({ indexName, objects: boats as unknown as Record<string, unknown>[], waitForTasks: true });
}
beforeEach(fill);

it('AP-021 saved records are searchable at once, by words, filters, facets and order', async () => {
  expect(idsOf(await search())).toEqual(['2', '1', '3']);
  expect(idsOf(await search({ query: 'quintrx' }))).toEqual(['1', '3']);
  expect(await search({ facets: ['*'], filters: 'price < 100000' })).toMatchObject({
    nbHits: 2,
    facets: { maker: { Quintrex: 2 }, extras: { radio: 1 } },
  });
  expect((await search({ query: 'tinnie' })).hits[0]).not.toHaveProperty('berths');
});

it('AP-021 partial updates increment numbers and change lists, and create a missing record only with createIfNotExists', async () => {
  const change = (objectID: string, attributesToUpdate: Record<string, unknown>, createIfNotExists = true) =>
    admin().partialUpdateObject({ indexName, objectID, attributesToUpdate: attributesToUpdate as never, createIfNotExists });
  await change('1', { price: { _operation: 'Increment', value: 500 }, extras: { _operation: 'AddUnique', value: 'radio' } });
  await change('1', { price: { _operation: 'Decrement', value: 100 }, extras: { _operation: 'Add', value: 'anchor' } });
  await change('9', { name: 'Ghost' }, false);
  await admin().partialUpdateObjects({ indexName, objects: [{ objectID: '8', name: 'Raft' }], createIfNotExists: true });
  expect(await admin().getObject({ indexName, objectID: '1' })).toMatchObject({
    name: 'Sea Breeze 20',
    price: 30_400,
    extras: ['radio', 'anchor'],
  });
  await change('1', { extras: { _operation: 'Remove', value: 'radio' } });
  const { results } = await admin().getObjects({
    requests: ['1', '8', '9'].map((objectID) => ({ indexName, objectID, attributesToRetrieve: ['extras', 'name'] })),
  });
  expect(results).toEqual([{ objectID: '1', extras: ['anchor'], name: 'Sea Breeze 20' }, { objectID: '8', name: 'Raft' }, null]);
});

it('AP-021 deletes records one by one, by a filter, or all', async () => {
  await admin().deleteObject({ indexName, objectID: '1' });
  expect(idsOf(await search())).toEqual(['2', '3']);
  await admin().deleteBy({ indexName, deleteByParams: { filters: 'maker:Riviera' } });
  expect(idsOf(await search())).toEqual(['3']);
  await admin().clearObjects({ indexName });
  expect(await search()).toMatchObject({ nbHits: 0 });
  await admin().deleteIndex({ indexName });
  await expect(search()).rejects.toMatchObject({ status: 404, message: 'Index Boats does not exist' });
  expect(await admin().indexExists({ indexName })).toBe(false);
});

it('AP-021 replaceAllObjects replaces the records and preserves settings and replicas', async () => {
  await admin().setSettings({ indexName, indexSettings: { replicas: ['Boats_cheap'] } });
  await admin().setSettings({ indexName: 'Boats_cheap', indexSettings: { ranking: ['asc(price)', 'typo', 'custom'] } });
  const objects = Array.from({ length: 25 }, (_none, index) => ({ objectID: `n${index}`, name: `New boat ${index}`, price: 25 - index }));
  await admin().replaceAllObjects({ indexName, objects, batchSize: 10 });
  expect(await search({ query: 'boat' })).toMatchObject({ nbHits: 25 });
  expect(idsOf(await search({ hitsPerPage: 2 }, 'Boats_cheap'))).toEqual(['n24', 'n23']);
  expect(await admin().getSettings({ indexName })).toMatchObject({
    customRanking: ['desc(berths)', 'asc(price)'],
    replicas: ['Boats_cheap'],
  });
  const { items } = await admin().listIndices();
  expect(items.map(({ name, entries, primary }) => [name, entries, primary])).toEqual(
    expect.arrayContaining([
      ['Boats', 25, undefined],
      ['Boats_cheap', 25, 'Boats'],
      ['Car_production', 1, undefined],
      ['Car_production_price_asc', 1, 'Car_production'],
      ['Product_production', 0, undefined],
    ]),
  );
  expect(items.some(({ name }) => name.includes('tmp'))).toBe(false);
});

it('AP-027 a replica returns the records of its primary in its own order; settings can be forwarded', async () => {
  await admin().setSettings({ indexName, indexSettings: { replicas: ['virtual(Boats_dear)'] } });
  await admin().setSettings({ indexName: 'Boats_dear', indexSettings: { customRanking: ['desc(price)'] } });
  expect(idsOf(await search({}, 'Boats_dear'))).toEqual(['2', '1', '3']);
  await admin().setSettings({ indexName, indexSettings: { hitsPerPage: 1 }, forwardToReplicas: true });
  expect(await search({}, 'Boats_dear')).toMatchObject({ hitsPerPage: 1, nbPages: 3 });
  await expect(admin().saveObject({ indexName: 'Boats_dear', body: { name: 'x' } })).rejects.toMatchObject({ status: 400 });
  await admin().setSettings({ indexName, indexSettings: { replicas: [] } });
  await expect(search({}, 'Boats_dear')).rejects.toMatchObject({ status: 404 });
});

it('AP-021 copies by scope, moves, and writes to several indexes in one call', async () => {
  await admin().operationIndex({ indexName, operationIndexParams: { operation: 'copy', destination: 'Copy', scope: ['settings'] } });
  expect(await search({}, 'Copy')).toMatchObject({ nbHits: 0 });
  await admin().operationIndex({ indexName, operationIndexParams: { operation: 'copy', destination: 'Copy' } });
  expect(await search({ query: 'quintrex' }, 'Copy')).toMatchObject({ nbHits: 2 });
  await admin().operationIndex({ indexName: 'Copy', operationIndexParams: { operation: 'move', destination: 'Moved' } });
  await expect(search({}, 'Copy')).rejects.toMatchObject({ status: 404 });
  const { taskID } = await admin().multipleBatch({
    requests: [
      { action: 'addObject', indexName: 'Moved', body: { objectID: '4', name: 'Ferry' } },
      { action: 'deleteObject', indexName, body: { objectID: '1' } },
    ],
  });
  expect(Object.keys(taskID)).toEqual(['Moved', 'Boats']);
  expect(await search({}, 'Moved')).toMatchObject({ nbHits: 4 });
  expect(await search()).toMatchObject({ nbHits: 2 });
});

it('AP-021 browses all records over several pages', async () => {
  const objects = Array.from({ length: 2345 }, (_none, index) => ({ objectID: String(index), name: 'Buoy', price: index }));
  await admin().saveObjects({ indexName: 'Buoys', objects, batchSize: 1000 });
  const seen: string[] = [];
  await admin().browseObjects<Boat>({
    indexName: 'Buoys',
    browseParams: { filters: 'price >= 45' },
    aggregator: ({ hits }) => seen.push(...hits.map(({ objectID }) => objectID)),
  });
  expect(new Set(seen).size).toBe(2300);
  expect(seen).toHaveLength(2300);
});

it('AP-021 synonyms work in both directions or in one; rules are rejected with a message', async () => {
  await admin().saveSynonyms({
    indexName,
    synonymHit: [
      { objectID: 'a', type: 'synonym', synonyms: ['tinnie', 'dinghy'] },
      { objectID: 'b', type: 'onewaysynonym', input: 'yacht', synonyms: ['cruiser'] },
    ],
  });
  expect(idsOf(await search({ query: 'dinghy' }))).toEqual(['3']);
  expect(idsOf(await search({ query: 'yacht' }))).toEqual(['2']);
  expect(await admin().searchSynonyms({ indexName, searchSynonymsParams: { query: 'yacht' } })).toMatchObject({ nbHits: 1 });
  await admin().deleteSynonym({ indexName, objectID: 'b' });
  expect(idsOf(await search({ query: 'yacht' }))).toEqual([]);
  await admin().clearSynonyms({ indexName });
  expect(idsOf(await search({ query: 'dinghy' }))).toEqual([]);
  expect(await admin().searchRules({ indexName })).toMatchObject({ nbHits: 0 });
  await expect(admin().saveRules({ indexName, rules: [{ objectID: 'r', consequence: { params: { query: 'x' } } }] })).rejects.toMatchObject(
    {
      status: 400,
      message: 'This endpoint has no rules: use settings and synonyms',
    },
  );
});

it('AP-021 settings configure typos, snippets, tags and distinct', async () => {
  await admin().setSettings({
    indexName,
    indexSettings: {
      attributeForDistinct: 'maker',
      distinct: 1,
      typoTolerance: false,
      attributesToSnippet: ['name:1'],
      attributesForFaceting: ['maker'],
    },
  });
  expect(idsOf(await search())).toEqual(['2', '1']);
  expect(await search({ query: 'quintrx' })).toMatchObject({ nbHits: 0 });
  expect((await search({ query: 'sea', distinct: false })).hits[0]).toMatchObject({ _snippetResult: { name: { value: '<em>Sea</em>…' } } });
  await admin().saveObject({ indexName, body: { objectID: '5', name: 'Tug', _tags: ['work'], engine: { kind: 'Diesel', power: 90 } } });
  await admin().setSettings({
    indexName,
    indexSettings: { attributesForFaceting: ['engine.kind'], searchableAttributes: ['name', 'engine.kind'] },
  });
  expect(idsOf(await search({ filters: 'work' }))).toEqual(['5']);
  expect(await search({ query: 'dies', filters: 'engine.power >= 90', facets: ['engine.kind'] })).toMatchObject({
    facets: { 'engine.kind': { Diesel: 1 } },
    hits: [{ _highlightResult: { engine: { kind: { value: '<em>Dies</em>el' } } } }],
  });
  await expect(admin().setSettings({ indexName, indexSettings: { customRanking: ['price'] } })).rejects.toMatchObject({ status: 400 });
});

it('AP-021 writes to the cars index are rejected with a message, copies of it accept writes', async () => {
  for (const name of ['Car_production', 'Car_production_price_asc', 'Model_production']) {
    const write = admin().saveObject({ indexName: name, body: { objectID: '1' } });
    await expect(write).rejects.toMatchObject({ status: 400, message: expect.stringContaining(`${name} is built from`) });
    await expect(admin().clearObjects({ indexName: name })).rejects.toMatchObject({ status: 400 });
  }
  await admin().operationIndex({ indexName: 'Car_production', operationIndexParams: { operation: 'copy', destination: 'Cars_2026' } });
  expect(await search({ filters: 'id = 7' }, 'Cars_2026')).toMatchObject({ nbHits: 1 });
});

it('PL-043 an index of one site does not exist on another, and its admin key is invalid there', async () => {
  await expect(api.client(RIVER).searchSingleIndex({ indexName })).rejects.toMatchObject({ status: 404 });
  await expect(api.client(RIVER, api.adminKeyOf(HARBOUR)).listIndices()).rejects.toMatchObject({ status: 403 });
});

it('AP-021 written records persist over a restart and are searchable in another process', async () => {
  await admin().saveSynonyms({ indexName, synonymHit: [{ objectID: 'a', type: 'synonym', synonyms: ['tinnie', 'dinghy'] }] });
  await admin().deleteObject({ indexName, objectID: '1' });
  const other = await startSearchApi([HARBOUR], { database: api.database });
  await other.indexes.sync();
  const found = async (query: string) => (await other.client(HARBOUR).searchSingleIndex({ indexName, searchParams: { query } })).nbHits;
  expect([await found('dinghy'), await found('sea breeze')]).toEqual([1, 0]);
  await admin().saveObject({ indexName, body: { objectID: '6', name: 'Kayak' } });
  await other.indexes.sync();
  expect(await found('kayak')).toBe(1);
  await other.close();
});

it('AP-029 responds 400 with a message to invalid writes, never 5xx', async () => {
  const batch = (requests: object[]) => admin().batch({ indexName, batchWriteParams: { requests: requests as never } });
  await expect(batch([{ action: 'fly', body: {} }])).rejects.toMatchObject({ status: 400, message: 'Unknown action "fly"' });
  await expect(batch([{ action: 'updateObject', body: { name: 'x' } }])).rejects.toMatchObject({
    status: 400,
    message: 'objectID is missing',
  });
  await expect(batch([{ action: 'addObject', body: { objectID: 'x', text: 'x'.repeat(100_001) } }])).rejects.toMatchObject({ status: 400 });
  await expect(batch(Array.from({ length: 1001 }, () => ({ action: 'clear', body: {} })))).rejects.toMatchObject({ status: 400 });
  expect(await search()).toMatchObject({ nbHits: 3 });
});

it('AP-021 accepts compressed bodies, and rejects those that are too large decompressed', async () => {
  const post = (payload: Buffer) =>
    fetch(`http://${api.host}/1/indexes/*/queries?x-algolia-api-key=${HARBOUR.search_key}`, {
      method: 'POST',
      headers: {
        'x-forwarded-host': 'harbour-motors.localhost',
        'content-encoding': 'gzip',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new Uint8Array(payload),
    });
  expect((await post(gzipSync(JSON.stringify({ requests: [{ indexName }] })))).status).toBe(200);
  const bomb = await post(gzipSync(Buffer.alloc(50 * 1024 * 1024, 32)));
  expect([bomb.status, await bomb.json()]).toEqual([413, { message: 'Request body is too large', status: 413 }]);
  expect((await post(Buffer.from('no zip'))).status).toBe(400);
});
