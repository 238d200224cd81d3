import { gzipSync } from 'node:zlib';
import { liteClient } from 'algoliasearch/lite';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { isVisible } from '@forecourt/shared-contracts';
import { searchFilter } from '@forecourt/shared-contracts/searched-cars';
import fc from 'fast-check';
import { HARBOUR, HARBOUR_HOST, RIVER, RIVER_HOST } from '../../../testing/testApi';
import { startSearchApi, type SearchApi } from './testing/startSearchApi';
import { waitFor } from '../../../testing/waitFor';

const NOW = new Date('2026-03-02T09:00:00Z');
const SOLD_YESTERDAY = NOW.getTime() / 1000 - 86_400;

const LAKE = aSite({ id: 3, slug: 'lake-motors', search_key: 'lake-search-key' });

const GROUP = aSite({
  id: 4,
  slug: 'group',
  search_key: 'group-search-key',
  switches: { soldWindowDays: 3, salesTypes: ['used'] },
  dealerships: [
    { id: 70, slug: 'south', name: 'South' },
    { id: 80, slug: 'north', name: 'North', switches: { soldWindowDays: 10, salesTypes: ['new', 'used'] } },
  ],
});

let api: SearchApi;
let address: string;

const stored = (car: ReturnType<typeof aCar>) => ({ car, feedKey: String(car.id), source: 'feed' as const });
const car = (id: number, over: Parameters<typeof aCar>[0]) => stored(aCar({ id, slug: `car-${id}`, stocknum: `S${id}`, ...over }));

beforeAll(async () => {
  api = await startSearchApi([HARBOUR, RIVER, LAKE, GROUP], { now: () => NOW.getTime() });
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
  await api.indexes.sync();
  address = api.host;
});
afterAll(() => api.close());

/** The real client as the site's server sets it up, over HTTP; the forwarded host decides the tenant. */
const client = (key: string, host = HARBOUR_HOST) =>
  liteClient('local', key, {
    hosts: [{ url: address, accept: 'readWrite', protocol: 'http' }],
    baseHeaders: { 'x-forwarded-host': host },
  });

interface Reply {
  hits: { objectID: string; name: string }[];
  nbHits: number;
  nbPages: number;
  index: string;
  facets: Record<string, Record<string, number>>;
  facets_stats: Record<string, { min: number; max: number }>;
}

async function search(...requests: object[]): Promise<Reply[]> {
  const { results } = await client(HARBOUR.search_key).search({
    requests: requests.map((each) => ({ indexName: 'Car_production', ...each })) as never,
  });
  return results as unknown as Reply[];
}

const visible = `visible_until > ${NOW.getTime() / 1000 - 3 * 86_400} AND show_on_dealer_website:true`;

it('AP-021 the algoliasearch client finds cars by words, with typos, and by hyphenated models', async () => {
  const [plain, typo, joined] = await search({ query: 'mazda' }, { query: 'corola' }, { query: 'cx5' });
  expect(plain?.hits.map(({ name }) => name)).toEqual(['2019 Mazda 3 Pure', '2021 Mazda CX-5 Touring']);
  expect(typo?.hits.map(({ name }) => name)).toEqual(['2020 Toyota Corolla SX']);
  expect(joined?.hits[0]).toMatchObject({ objectID: '1', _highlightResult: { model: { value: '<em>CX-5</em>', matchLevel: 'full' } } });
});

it.each([
  ['two typos', 'toyta corola', ['3']],
  ['a prefix', 'coroll', ['3']],
  ['a split word', 'cera to', ['5']],
])('AP-021 finds %s', async (_what, query, expected) => {
  const [result] = await search({ query });
  expect(result?.hits.map(({ objectID }) => objectID)).toEqual(expected);
});

it('AP-024 AP-025 the numeric filter equals the OR filter that Algolia forbids, for any car', async () => {
  const now = NOW.getTime() / 1000;
  const site = { switches: { soldWindowDays: 3 } };
  const stock = fc
    .sample(
      fc.record({
        status: fc.constantFrom('in_stock' as const, 'coming_soon' as const, 'sold' as const),
        sold_date_timestamp: fc.option(fc.constantFrom(0, now - 3 * 86_400 - 1, now - 3 * 86_400, now - 3 * 86_400 + 1, now, now + 5), {
          nil: null,
        }),
        show_on_dealer_website: fc.boolean(),
      }),
      200,
    )
    .map((over, index) => aCar({ id: index + 100, slug: `any-${index}`, make: 'Any', ...over }));
  await api.cars.save(LAKE.slug, stock.map(stored));
  await api.indexes.sync();
  const bound = now - site.switches.soldWindowDays * 86_400;
  const literal = stock.filter(
    (each) =>
      (each.status === 'in_stock' || each.status === 'coming_soon' || (each.sold_date_timestamp ?? 0) > bound) &&
      each.show_on_dealer_website,
  );
  const { results } = await client(LAKE.search_key, 'lake-motors.localhost').search({
    requests: [
      { indexName: 'Car_production', filters: `visible_until > ${bound} AND show_on_dealer_website:true AND make:Any`, hitsPerPage: 0 },
    ],
  });
  expect(results[0]).toMatchObject({ nbHits: literal.length });
  expect(literal).toEqual(stock.filter((each) => isVisible(each, site.switches, NOW)));
});

it('VE-075 finds sold cars for the days, and cars of the types, of each dealership', async () => {
  const now = NOW.getTime() / 1000;
  const ofDealership = (dealership_slug: string, days: number | null, car_type: 'new' | 'demo' | 'used' = 'used') => ({
    name: `${dealership_slug} ${car_type} ${days === null ? 'in stock' : `sold ${days} days ago`}`,
    dealership_slug,
    dealership_id: dealership_slug === 'south' ? 70 : 80,
    car_type,
    status: days === null ? ('in_stock' as const) : ('sold' as const),
    sold_date_timestamp: days === null ? null : now - days * 86_400,
  });
  const all = ['south', 'north'].flatMap((slug) => [
    ofDealership(slug, null),
    ofDealership(slug, null, 'new'),
    ofDealership(slug, null, 'demo'),
    ofDealership(slug, 2),
    ofDealership(slug, 4),
    ofDealership(slug, 11),
  ]);
  await api.cars.save(
    GROUP.slug,
    all.map((over, index) => stored(aCar({ id: index + 500, slug: `group-${index}`, ...over }))),
  );
  await api.indexes.sync();

  const { results } = await client(GROUP.search_key, 'group.localhost').search({
    requests: [{ indexName: 'Car_production', filters: searchFilter(GROUP, NOW) }],
  });

  expect((results[0] as unknown as Reply).hits.map(({ name }) => name).toSorted()).toEqual([
    'north new in stock',
    'north used in stock',
    'north used sold 2 days ago',
    'north used sold 4 days ago',
    'south used in stock',
    'south used sold 2 days ago',
  ]);
});

it('AP-025 AP-026 the visibility filter includes cars for sale and recently sold cars', async () => {
  const [result] = await search({ filters: visible });
  expect(result?.hits.map(({ objectID }) => objectID).toSorted()).toEqual(['1', '2', '3', '4', '5']);
});

it('AP-021 AP-028 a batch of disjunctive queries has results in the order of its requests, with exact counts', async () => {
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

it('AP-021 searches for facet values', async () => {
  const { results } = await client(HARBOUR.search_key).search({
    requests: [{ type: 'facet', indexName: 'Car_production', facet: 'model', facetQuery: 'cor', facets: ['make'], page: 0 }] as never,
  });
  expect(results[0]).toMatchObject({ facetHits: [{ value: 'Corolla', highlighted: '<em>Cor</em>olla', count: 1 }] });
});

it.each([
  ['AP-029 a malformed filter', { filters: 'make:' }, 400, /filters: unexpected end/],
  ['AP-029 a facet that cannot be searched', { type: 'facet', facet: 'km', facetQuery: '1' }, 400, /you need to add `searchable\(km\)`/],
  ['AP-027 an unknown index', { indexName: 'Car_production_price' }, 404, /Index Car_production_price does not exist/],
])("%s is reported to the client in the shape of Algolia's errors", async (_what, request, status, message) => {
  await expect(search(request)).rejects.toMatchObject({ name: 'ApiError', status, message: expect.stringMatching(message) });
});

it('PL-043 a key is valid for its own site only, and no host returns another site’s cars', async () => {
  const wrong = client(RIVER.search_key).search({ requests: [{ indexName: 'Car_production' }] });
  await expect(wrong).rejects.toMatchObject({ status: 403, message: 'Invalid Application-ID or API key' });

  const { results } = await client(RIVER.search_key, RIVER_HOST).search({ requests: [{ indexName: 'Car_production' }] });
  expect(results[0]).toMatchObject({ nbHits: 1, hits: [{ name: '2022 Isuzu D-MAX' }] });
});

describe('requests of browsers', () => {
  const url = `/1/indexes/*/queries?x-algolia-api-key=${HARBOUR.search_key}&x-algolia-application-id=local`;
  const headers = { host: HARBOUR_HOST, 'content-type': 'text/plain' };

  it('AP-021 reads the key from the query and JSON of any content type, compressed or not', async () => {
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

  it('AP-029 responds 400 to invalid JSON and 204 to a preflight', async () => {
    const broken = await api.app.inject({ method: 'POST', url, headers, payload: '{' });
    expect([broken.statusCode, broken.json()]).toEqual([400, { message: 'Invalid JSON in the body', status: 400 }]);
    expect((await api.app.inject({ method: 'OPTIONS', url, headers })).statusCode).toBe(204);
  });

  it('AP-022 offset and length replace pages; one query and one facet have their own routes', async () => {
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
    expect((await post('facets/make/query', { facetQuery: 'ki' })).json()).toMatchObject({ facetHits: [{ value: 'Kia', count: 2 }] });
  });
});

it('AP-026 a sold car is searchable with its new status by the sync that runs at an interval', async () => {
  api.indexes.start(250, (error) => {
    throw error;
  });
  // Each query differs, because the client caches responses.
  const found = async () => (await search({ filters: `${visible} AND id = 4`, userToken: String(Math.random()) }))[0]?.nbHits;
  expect(await found()).toBe(1);
  await api.cars.save(HARBOUR.slug, [
    car(4, { name: '2018 Kia Rio S', make: 'Kia', model: 'Rio', status: 'sold', sold_date_timestamp: null }),
  ]);
  await waitFor(async () => (await found()) === 0);
  await api.indexes.stop();
});

it('AP-029 responds 429 with Retry-After while an index is built, and 503 when building failed', async () => {
  const building = await startSearchApi([HARBOUR], { database: api.database });
  const send = () =>
    fetch(`http://${building.host}/1/indexes/*/queries?x-algolia-api-key=${HARBOUR.search_key}`, {
      method: 'POST',
      headers: { 'x-forwarded-host': HARBOUR_HOST },
      body: JSON.stringify({ requests: [{ indexName: 'Car_production' }] }),
    });
  const early = await send();
  expect([early.status, early.headers.get('retry-after'), await early.json()]).toEqual([
    429,
    '1',
    { message: 'The index is being built', status: 429 },
  ]);

  await api.database.script('alter table content_items rename to elsewhere');
  await expect(building.indexes.sync()).rejects.toThrow('content_items');
  const failed = await send();
  expect([failed.status, await failed.json()]).toEqual([503, { message: 'The search is not available', status: 503 }]);

  await api.database.script('alter table elsewhere rename to content_items');
  await building.indexes.sync();
  expect((await send()).status).toBe(200);
  await building.close();
});

describe('models and products', () => {
  const put = (kind: string, slug: string, position: number, document: object) =>
    api.database.query(
      `insert into content_items (tenant, kind, slug, position, document) values ($1, $2, $3, $4, $5::jsonb)
       on conflict (tenant, kind, slug) do update set document = excluded.document`,
      [HARBOUR.slug, kind, slug, position, JSON.stringify(document)],
    );
  beforeAll(async () => {
    await put('model', 'hilux', 2, { name: 'HiLux', slug: 'hilux', manufacturer: 'Toyota', manufacturer_body: 'Ute', status: '' });
    await put('model', 'corolla', 1, {
      name: 'Corolla',
      slug: 'corolla',
      manufacturer: 'Toyota',
      manufacturer_body: 'Hatch',
      status: 'coming_soon',
    });
    await put('product', 'towbar', 1, { id: 1, name: 'Tow bar', price: 900, categories: ['Towing', 'Utes'], models: ['hilux'] });
    await put('product', 'mats', 2, { id: 2, name: 'Floor mats', price: 120, categories: ['Interior'], models: [] });
    await api.indexes.sync();
  });

  it('AP-023 SE-098 models are searched in the editors’ order, 21 per page', async () => {
    const [all, typo] = await search(
      { indexName: 'Model_production', facets: ['manufacturer_body'] },
      { indexName: 'Model_production', query: 'hilu' },
    );
    expect(all).toMatchObject({
      hitsPerPage: 21,
      hits: [{ slug: 'corolla' }, { slug: 'hilux' }],
      facets: { manufacturer_body: { Hatch: 1, Ute: 1 } },
    });
    expect(typo?.hits).toMatchObject([{ name: 'HiLux' }]);
  });

  it('AP-023 SE-103 products are filtered by categories and price, and sorted by price', async () => {
    const [towing, cheap, sorted] = await search(
      { indexName: 'Product_production', facetFilters: [['categories:Towing']], facets: ['categories', 'price'] },
      { indexName: 'Product_production', numericFilters: ['price<=500'] },
      { indexName: 'Product_production_price_asc' },
    );
    expect(towing).toMatchObject({ nbHits: 1, hits: [{ objectID: 'towbar' }], facets_stats: { price: { min: 900, max: 900 } } });
    expect(cheap?.hits).toMatchObject([{ objectID: 'mats' }]);
    expect(sorted?.hits.map(({ objectID }) => objectID)).toEqual(['mats', 'towbar']);
  });

  it('AP-023 is updated when editors change and delete content', async () => {
    await put('product', 'mats', 2, { id: 2, name: 'Rubber mats', price: 150, categories: [], models: [] });
    await api.indexes.sync();
    expect((await search({ indexName: 'Product_production', query: 'rubber' }))[0]).toMatchObject({ nbHits: 1 });
    await api.database.query(`delete from content_items where tenant = $1 and kind = 'product'`, [HARBOUR.slug]);
    await api.indexes.sync();
    expect((await search({ indexName: 'Product_production', query: 'mats' }))[0]).toMatchObject({ nbHits: 0 });
  });
});
