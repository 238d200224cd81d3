import { gzipSync } from 'node:zlib';
import { liteClient } from 'algoliasearch/lite';
import { aCar } from '@forecourt/shared-contracts/testing';
import { HARBOUR, HARBOUR_HOST, RIVER, RIVER_HOST, startTestApi, type TestApi } from '../testing/testApi';

const NOW = new Date('2026-03-02T09:00:00Z');
const SOLD_YESTERDAY = NOW.getTime() / 1000 - 86_400;

let api: TestApi;
let address: string;

const stored = (car: ReturnType<typeof aCar>) => ({ car, feedKey: String(car.id), source: 'feed' as const });
const car = (id: number, over: Parameters<typeof aCar>[0]) => stored(aCar({ id, slug: `car-${id}`, stocknum: `S${id}`, ...over }));

beforeAll(async () => {
  api = await startTestApi({ now: () => NOW });
  await api.cars.save(HARBOUR.slug, [
    car(1, { name: '2021 Mazda CX-5 Touring', make: 'Mazda', model: 'CX-5', badge: 'Touring', price: 30_000, km: 50_000, colour: 'Red' }),
    car(2, { name: '2019 Mazda 3 Pure', make: 'Mazda', model: '3', badge: 'Pure', price: 20_000, km: 80_000, colour: 'Blue' }),
    car(3, { name: '2020 Toyota Corolla SX', make: 'Toyota', model: 'Corolla', badge: 'SX', price: 25_000, km: 40_000, colour: 'Red' }),
    car(4, { name: '2018 Kia Rio S', make: 'Kia', model: 'Rio', badge: 'S', price: null, km: 90_000, colour: 'White' }),
    car(5, {
      name: '2017 Kia Cerato S',
      make: 'Kia',
      model: 'Cerato',
      badge: 'S',
      price: 15_000,
      status: 'sold',
      sold_date_timestamp: SOLD_YESTERDAY,
      colour: 'Blue',
    }),
    car(6, {
      name: '2016 Kia Rio S',
      make: 'Kia',
      model: 'Rio',
      badge: 'S',
      price: 9000,
      status: 'sold',
      sold_date_timestamp: null,
      colour: 'Blue',
    }),
  ]);
  await api.cars.save(RIVER.slug, [car(1, { name: '2022 Isuzu D-MAX', make: 'Isuzu', model: 'D-MAX', price: 60_000 })]);
  await api.app.carIndexes.catchUp();
  address = (await api.app.listen({ port: 0, host: '127.0.0.1' })).replace('http://', '');
});
afterAll(() => api.close());

/** The real client as the site's server sets it up, over HTTP; the forwarded host decides the tenant. */
const client = (key: string, host = HARBOUR_HOST) =>
  liteClient('local', key, {
    hosts: [{ url: address, accept: 'readWrite', protocol: 'http' }],
    baseHeaders: { 'x-forwarded-host': host },
  });

interface Answer {
  hits: { objectID: string; name: string }[];
  nbHits: number;
  nbPages: number;
  index: string;
  facets: Record<string, Record<string, number>>;
  facets_stats: Record<string, { min: number; max: number }>;
}

async function search(...requests: object[]): Promise<Answer[]> {
  const { results } = await client(HARBOUR.search_key).search({
    requests: requests.map((each) => ({ indexName: 'Car_production', ...each })) as never,
  });
  return results as unknown as Answer[];
}

const visible = `visible_until > ${NOW.getTime() / 1000 - 3 * 86_400} AND show_on_dealer_website:true`;

it('AP-021 the algoliasearch client finds cars by words, with typos, and by hyphenated models', async () => {
  const [plain, typo, joined] = await search({ query: 'mazda' }, { query: 'corola' }, { query: 'cx5' });
  expect(plain?.hits.map(({ name }) => name)).toEqual(['2019 Mazda 3 Pure', '2021 Mazda CX-5 Touring']);
  expect(typo?.hits.map(({ name }) => name)).toEqual(['2020 Toyota Corolla SX']);
  expect(joined?.hits[0]).toMatchObject({ objectID: '1', _highlightResult: { model: { value: '<em>CX-5</em>', matchLevel: 'full' } } });
});

it('AP-025 AP-026 the visibility filter keeps what is for sale and what was sold a moment ago', async () => {
  const [answer] = await search({ filters: visible });
  expect(answer?.hits.map(({ objectID }) => objectID).toSorted()).toEqual(['1', '2', '3', '4', '5']);
});

it('AP-021 AP-028 a batch of disjunctive queries answers in the order of its requests, with exact counts', async () => {
  const [main, makes, colours] = await search(
    { filters: visible, facets: ['colour', 'make', 'price'], facetFilters: [['make:Mazda'], ['colour:Red']], hitsPerPage: 21 },
    { filters: visible, facets: 'make', facetFilters: [['colour:Red']], hitsPerPage: 0 },
    { filters: visible, facets: 'colour', facetFilters: [['make:Mazda']], hitsPerPage: 0 },
  );
  expect(main).toMatchObject({
    nbHits: 1,
    nbPages: 1,
    facets: { colour: { Red: 1 }, make: { Mazda: 1 } },
    facets_stats: { price: { min: 30_000, max: 30_000 } },
  });
  expect(makes).toMatchObject({ hits: [], facets: { make: { Mazda: 1, Toyota: 1 } } });
  expect(colours).toMatchObject({ facets: { colour: { Red: 1, Blue: 1 } }, exhaustiveFacetsCount: true });
});

it('AP-027 replicas sort; cars without the number come last', async () => {
  const ids = async (indexName: string) => (await search({ indexName, filters: visible }))[0]?.hits.map(({ objectID }) => objectID);
  expect(await ids('Car_production_price_asc')).toEqual(['5', '2', '3', '1', '4']);
  expect(await ids('Car_production_price_desc')).toEqual(['1', '3', '2', '5', '4']);
  expect(await ids('Car_production_km_asc')).toEqual(['3', '5', '1', '2', '4']);
});

it('AP-021 searches inside the values of a facet', async () => {
  const { results } = await client(HARBOUR.search_key).search({
    requests: [{ type: 'facet', indexName: 'Car_production', facet: 'model', facetQuery: 'cor', facets: ['make'], page: 0 }] as never,
  });
  expect(results[0]).toMatchObject({ facetHits: [{ value: 'Corolla', highlighted: '<em>Cor</em>olla', count: 1 }] });
});

it.each([
  ['AP-029 a malformed filter', { filters: 'make:' }, 400, /filters: unexpected end/],
  ['AP-029 a facet that cannot be searched', { type: 'facet', facet: 'km', facetQuery: '1' }, 400, /you need to add `searchable\(km\)`/],
  ['AP-027 an unknown index', { indexName: 'Car_production_price' }, 404, /Index Car_production_price does not exist/],
])('%s is told to the client in its own shape', async (_what, request, status, message) => {
  await expect(search(request)).rejects.toMatchObject({ name: 'ApiError', status, message: expect.stringMatching(message) });
});

it('PL-043 a key opens its own site only, and no host shows another site’s cars', async () => {
  const wrong = client(RIVER.search_key).search({ requests: [{ indexName: 'Car_production' }] });
  await expect(wrong).rejects.toMatchObject({ status: 403, message: 'Invalid Application-ID or API key' });

  const { results } = await client(RIVER.search_key, RIVER_HOST).search({ requests: [{ indexName: 'Car_production' }] });
  expect(results[0]).toMatchObject({ nbHits: 1, hits: [{ name: '2022 Isuzu D-MAX' }] });
});

describe('the protocol as browsers speak it', () => {
  const url = `/1/indexes/*/queries?x-algolia-api-key=${HARBOUR.search_key}&x-algolia-application-id=local`;
  const headers = { host: HARBOUR_HOST, 'content-type': 'text/plain' };

  it('AP-021 takes the key from the query and JSON of any content type, plain or zipped', async () => {
    const payload = JSON.stringify({
      requests: [{ indexName: 'Car_production', params: 'query=mazda&hitsPerPage=1&facets=%5B%22make%22%5D' }],
    });
    const plain = await api.app.inject({ method: 'POST', url, headers, payload });
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['access-control-allow-origin']).toBe('*');
    expect(plain.json()).toMatchObject({
      results: [{ nbHits: 2, hitsPerPage: 1, nbPages: 2, query: 'mazda', facets: { make: { Mazda: 2 } } }],
    });

    const zipped = await api.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-encoding': 'gzip' },
      payload: gzipSync(payload),
    });
    expect(zipped.json()).toMatchObject({ results: [{ nbHits: 2 }] });
  });

  it('AP-029 answers a body that is no JSON with 400, and a preflight with 204', async () => {
    const broken = await api.app.inject({ method: 'POST', url, headers, payload: '{' });
    expect([broken.statusCode, broken.json()]).toEqual([400, { message: 'Invalid JSON in the body', status: 400 }]);
    expect((await api.app.inject({ method: 'OPTIONS', url, headers })).statusCode).toBe(204);
  });

  it('AP-022 offset and length replace pages; one query and one facet have their own addresses', async () => {
    const post = (path: string, payload: object) =>
      api.app.inject({
        method: 'POST',
        url: `/1/indexes/Car_production/${path}${url.slice(url.indexOf('?'))}`,
        headers,
        payload: JSON.stringify(payload),
      });
    expect((await post('query', { offset: 1, length: 2, attributesToRetrieve: ['name'], attributesToHighlight: [] })).json()).toMatchObject(
      { offset: 1, length: 2, hits: [{}, {}] },
    );
    expect((await post('facets/make/query', { facetQuery: 'ki' })).json()).toMatchObject({ facetHits: [{ value: 'Kia', count: 3 }] });
  });
});

it('AP-026 a car that is sold is found under its new state after the next look at the stock', async () => {
  await api.cars.save(HARBOUR.slug, [
    car(4, { name: '2018 Kia Rio S', make: 'Kia', model: 'Rio', status: 'sold', sold_date_timestamp: null }),
  ]);
  await api.app.carIndexes.catchUp();
  const { body } = await api.app.inject({
    method: 'POST',
    url: '/1/indexes/*/queries',
    headers: { host: HARBOUR_HOST, 'x-algolia-api-key': HARBOUR.search_key },
    payload: { requests: [{ indexName: 'Car_production', filters: `${visible} AND id:4` }] },
  });
  expect(JSON.parse(body)).toMatchObject({ results: [{ nbHits: 0 }] });
});
