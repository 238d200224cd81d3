import type { Car } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { startSearchApi, type SearchApi } from './testing/startSearchApi';

const HARBOUR = aSite({ id: 1, slug: 'harbour-motors', search_key: 'harbour-search-key' });
const NOW = Date.parse('2026-03-10T09:00:00Z');
const DAY = 86_400;
const indexName = 'Car_production';

/** Attributes that no page of results shows. */
const PRIVATE: Partial<Car> = {
  regplate: '1PRIVATE',
  autograb_data: { average_market_price: 31_337, state_average_market_price: 31_338 },
  dealercomments: 'confidential remark',
};
const CARS = [
  aCar({ ...PRIVATE, id: 1, slug: 'on-sale', make: 'Kia', vin: 'VIN-ON-SALE' }),
  aCar({ ...PRIVATE, id: 2, slug: 'sold-yesterday', make: 'Kia', status: 'sold', sold_date_timestamp: NOW / 1000 - DAY }),
  aCar({ ...PRIVATE, id: 3, slug: 'hidden', make: 'Holden', model: 'Secretmodel', vin: 'VIN-HIDDEN', show_on_dealer_website: false }),
  aCar({
    ...PRIVATE,
    id: 4,
    slug: 'sold-long-ago',
    make: 'Saab',
    vin: 'VIN-SOLD',
    status: 'sold',
    sold_date_timestamp: NOW / 1000 - 4 * DAY,
  }),
];

let api: SearchApi;
let clock = NOW;
beforeAll(async () => {
  api = await startSearchApi([HARBOUR], { now: () => clock });
  await api.cars.save(
    HARBOUR.slug,
    CARS.map((car) => ({ car, feedKey: String(car.id), source: 'feed' as const })),
  );
  await api.indexes.sync();
});
afterEach(() => {
  clock = NOW;
});
afterAll(() => api.close());

/** The key of every page, and one that is derived from it. */
const KEYS = [
  ['the site’s search key', () => HARBOUR.search_key],
  [
    'a key derived from it',
    () => api.securedKey(HARBOUR, { filters: 'show_on_dealer_website:true OR show_on_dealer_website:false', attributesToRetrieve: ['*'] }),
  ],
] as const;

describe.each(KEYS)('with %s', (_which, keyOf) => {
  const client = () => api.client(HARBOUR, keyOf());
  const idsOf = async (searchParams: Record<string, unknown>) => {
    const { hits } = await client().searchSingleIndex({ indexName, searchParams });
    return hits.map(({ objectID }) => objectID).toSorted();
  };

  it.each([
    ['no filter', {}],
    ['a filter for hidden cars or others', { filters: 'show_on_dealer_website:false OR show_on_dealer_website:true' }],
    ['a filter for all dates', { filters: 'visible_until >= 0', numericFilters: ['visible_until>=0'] }],
    ['filters of facets', { facetFilters: [['show_on_dealer_website:false', 'show_on_dealer_website:true']] }],
    ['encoded parameters', { params: 'filters=visible_until%20%3E%3D%200' }],
    ['the parameter that once held the key’s filter', { keyFilters: '' }],
  ])('SE-110 a search with %s finds visible cars only', async (_what, searchParams) => {
    expect(await idsOf(searchParams)).toEqual(['1', '2']);
  });

  it.each([['show_on_dealer_website:false'], ['make:Holden'], ['make:Saab'], ['status:sold AND sold_date_timestamp < 1773000000']])(
    'SE-110 finds nothing by %s',
    async (filters) => {
      expect(await idsOf({ filters })).toEqual([]);
      const { results } = await client().search({
        requests: [
          { indexName, filters, facets: ['*'] },
          { indexName: `${indexName}_price_asc`, filters },
        ],
      });
      expect(results).toMatchObject([{ nbHits: 0 }, { nbHits: 0 }]);
    },
  );

  it('SE-110 counts and finds facet values of visible cars only', async () => {
    const { facets } = await client().searchSingleIndex({
      indexName,
      searchParams: { facets: ['*', 'regplate', 'show_on_dealer_website', 'status'] },
    });
    expect(facets?.make).toEqual({ Kia: 2 });
    expect(facets).not.toHaveProperty('status');
    const found = (facetName: string, facetQuery: string) =>
      client().searchForFacetValues({ indexName, facetName, searchForFacetValuesRequest: { facetQuery } });
    expect(await found('model', 'Secret')).toMatchObject({ facetHits: [] });
    expect(await found('make', '')).toMatchObject({ facetHits: [{ value: 'Kia', count: 2 }] });
    const several = client().search({ requests: [{ indexName, type: 'facet', facet: 'make', facetQuery: 'Hol' }] });
    expect(await several).toMatchObject({ results: [{ facetHits: [] }] });
  });

  it('SE-110 returns a record of a visible car only', async () => {
    expect(await client().getObject({ indexName, objectID: '1' })).toMatchObject({ slug: 'on-sale' });
    for (const objectID of ['3', '4']) {
      await expect(client().getObject({ indexName, objectID })).rejects.toMatchObject({ status: 404, message: 'ObjectID does not exist' });
    }
    expect(await client().getObjects({ requests: ['2', '3', '4'].map((objectID) => ({ indexName, objectID })) })).toMatchObject({
      results: [{ slug: 'sold-yesterday' }, null, null],
    });
  });

  it('SE-110 returns no private attribute, whatever is requested', async () => {
    const attributes = ['*', ...Object.keys(PRIVATE), 'autograb_data.average_market_price'];
    const everything = {
      attributesToRetrieve: attributes,
      attributesToHighlight: attributes,
      attributesToSnippet: attributes,
      facets: attributes,
    };
    const responses = [
      await client().searchSingleIndex({ indexName, searchParams: everything }),
      await client().searchSingleIndex({ indexName, searchParams: { attributesToRetrieve: Object.keys(PRIVATE) } }),
      await client().searchSingleIndex({ indexName }),
      await client().search({ requests: [{ indexName, ...everything }] }),
      await client().getObject({ indexName, objectID: '1' }),
      await client().getObject({ indexName, objectID: '1', attributesToRetrieve: attributes }),
      await client().getObjects({ requests: [{ indexName, objectID: '1', attributesToRetrieve: attributes }] }),
    ];
    expect(responses).toHaveLength(7);
    expect(responses[0]).toMatchObject({
      nbHits: 2,
      hits: expect.arrayContaining([expect.objectContaining({ slug: 'on-sale', price: 24_990, objectID: '1' })]),
    });
    for (const response of responses) expect(JSON.stringify(response)).not.toMatch(/1PRIVATE|3133[78]|confidential|VIN-HIDDEN|VIN-SOLD/);
  });

  it('SE-110 the endpoint has the clock: a car that was sold yesterday is gone three days later', async () => {
    expect(await idsOf({})).toEqual(['1', '2']);
    clock += 3 * DAY * 1000;
    expect(await idsOf({})).toEqual(['1']);
  });
});

it('SE-110 the admin key reads everything', async () => {
  expect(await api.client(HARBOUR).searchSingleIndex({ indexName, searchParams: { query: '' } })).toMatchObject({ nbHits: 4 });
  expect(await api.client(HARBOUR).getObject({ indexName, objectID: '3' })).toMatchObject({ vin: 'VIN-HIDDEN', regplate: '1PRIVATE' });
});

it('SE-110 a copy of the stock has visible cars only, without private attributes', async () => {
  const { taskID } = await api
    .client(HARBOUR)
    .operationIndex({ indexName, operationIndexParams: { operation: 'copy', destination: 'Copied' } });
  await api.client(HARBOUR).waitForTask({ indexName: 'Copied', taskID });
  const copied = await api
    .client(HARBOUR, HARBOUR.search_key)
    .searchSingleIndex({ indexName: 'Copied', searchParams: { filters: 'make:Kia' } });
  const all = await api.client(HARBOUR).searchSingleIndex({ indexName: 'Copied' });
  expect([copied.nbHits, all.nbHits]).toEqual([2, 2]);
  expect(JSON.stringify(all)).not.toMatch(/1PRIVATE|3133[78]|confidential/);
});

describe('restrictions of a secured key', () => {
  const nbHits = async (restrictions: Record<string, unknown>, searchParams: Record<string, unknown> = {}) =>
    (await api.client(HARBOUR, api.securedKey(HARBOUR, restrictions)).searchSingleIndex({ indexName, searchParams })).nbHits;

  it.each([
    ['facetFilters', { facetFilters: ['status:in_stock'] }, { facetFilters: ['status:sold'] }],
    ['numericFilters', { numericFilters: ['id<2'] }, { numericFilters: ['id>=2'] }],
    ['filters', { filters: 'status:in_stock' }, { filters: 'status:sold' }],
  ])('AP-021 %s of the key and of the request both hold', async (_what, restrictions, searchParams) => {
    expect([await nbHits(restrictions), await nbHits(restrictions, searchParams)]).toEqual([1, 0]);
    const client = api.client(HARBOUR, api.securedKey(HARBOUR, restrictions));
    expect(await client.getObject({ indexName, objectID: '1' })).toMatchObject({ slug: 'on-sale' });
    await expect(client.getObject({ indexName, objectID: '2' })).rejects.toMatchObject({ status: 404 });
    const values = await client.searchForFacetValues({
      indexName,
      facetName: 'make',
      searchForFacetValuesRequest: { facetQuery: '', ...searchParams },
    });
    expect(values.facetHits).toEqual([]);
  });

  it('AP-021 attributesToRetrieve limits what can be read by any method', async () => {
    const client = api.client(HARBOUR, api.securedKey(HARBOUR, { attributesToRetrieve: ['name'] }));
    const response = await client.searchSingleIndex({
      indexName,
      searchParams: { attributesToRetrieve: ['*'], attributesToHighlight: ['make'], facets: ['make'], filters: 'id = 1' },
    });
    expect([response.hits, response.facets]).toEqual([
      [{ name: '2021 Toyota Corolla Ascent Sport', objectID: '1', _highlightResult: {} }],
      {},
    ]);
    expect(await client.getObject({ indexName, objectID: '1', attributesToRetrieve: ['make', 'name'] })).toEqual({
      name: '2021 Toyota Corolla Ascent Sport',
      objectID: '1',
    });
  });

  it.each([
    ['198.51.100.0/24', '198.51.100.7', 200],
    ['198.51.100.0/24', '198.51.101.7', 403],
    ['192.0.2.1,198.51.100.7', '198.51.100.7', 200],
    ['2001:db8::/32', '2001:db8::7', 200],
    ['2001:db8::/32', '198.51.100.7', 403],
    ['no network', '198.51.100.7', 403],
    ['198.51.100.0/99', '198.51.100.7', 403],
  ])('AP-021 restrictSources %s allows %s: %i', async (restrictSources, ip, status) => {
    const response = await api.app.inject({
      method: 'POST',
      url: `/1/indexes/${indexName}/query`,
      headers: {
        'x-algolia-api-key': api.securedKey(HARBOUR, { restrictSources }),
        'x-forwarded-host': 'harbour-motors.localhost',
        'x-forwarded-for': ip,
      },
      payload: {},
    });
    expect(response.statusCode).toBe(status);
  });
});
