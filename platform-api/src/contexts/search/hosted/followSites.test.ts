import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { openTestPostgres } from '../../../../testing/postgres';
import { tenantsOf } from '../../../../testing/testApi';
import { waitFor } from '../../../../testing/waitFor';
import type { Database } from '../../../infrastructure/database/database';
import { createContentRepository } from '../../site';
import { createCarRepository, type CarRepository } from '../../vehicles';
import { SearchIndexes } from '../SearchIndexes';
import { startSearchApi, type SearchApi } from '../testing/startSearchApi';
import { followSites, type FollowedSites } from './followSites';
import { hostedStates } from './hostedStates';

/** The endpoint stands in for Algolia, with a site of its own. */
const ALGOLIA = aSite({ id: 9, slug: 'algolia', search_key: 'search-key', search_index: 'Not_cars' });
const HARBOUR = aSite({ id: 1, slug: 'harbour-motors', search_app: 'HARBOUR' });
const RIVER = aSite({ id: 2, slug: 'river-motors' });
const PREFIX = 'harbour_';
const CARS = `${PREFIX}${HARBOUR.search_index}`;

let algolia: SearchApi;
let database: Database;
let cars: CarRepository;
let indexes: SearchIndexes;
let sites: SiteConfig[];
let followed: FollowedSites | null;
let key: string | null;
/** What was sent to Algolia, the newest last. */
let sent: string[];
let errors: unknown[];
beforeAll(async () => {
  [algolia, database] = await Promise.all([startSearchApi([ALGOLIA]), openTestPostgres()]);
  await algolia.indexes.sync();
  algolia.app.server.on('request', ({ method, url = '' }) => {
    if (method !== 'GET') sent.push(`${method} ${url.replace(/\?.*/s, '')}`);
  });
  cars = createCarRepository(database);
  indexes = new SearchIndexes(database, cars);
});
beforeEach(() => {
  sites = [HARBOUR, RIVER];
  key = algolia.adminKeyOf(ALGOLIA);
  sent = [];
  errors = [];
  followed = null;
});
afterEach(() => followed?.stop());
afterAll(async () => {
  await algolia.close();
  await database.close();
});

const save = (id: number, over: Parameters<typeof aCar>[0] = {}) =>
  cars.save(HARBOUR.slug, [{ car: aCar({ id, slug: `car-${id}`, make: 'Kia', ...over }), feedKey: String(id), source: 'feed' as const }]);
const makes = async () => {
  const { hits } = await algolia.client(ALGOLIA).searchSingleIndex({ indexName: CARS, searchParams: { hitsPerPage: 100 } });
  return hits.map((hit) => `${hit.objectID} ${(hit as unknown as { make: string }).make}`).toSorted();
};
const state = () => hostedStates(database).of(HARBOUR.slug);
/** Starts to follow; resolves when the index is that of the site. */
async function follow(): Promise<void> {
  await indexes.sync();
  const content = createContentRepository(database);
  const tenants = { all: () => sites, bySlug: (slug: string) => tenantsOf(...sites).bySlug(slug) };
  followed = followSites({
    ...{ database, tenants, indexes, cars, content, adminKeyOf: () => key, prefix: PREFIX, checkEveryMs: 5, retryAfterMs: 5 },
    client: {
      hosts: [{ url: algolia.host, accept: 'readWrite', protocol: 'http' }],
      baseHeaders: { 'x-forwarded-host': 'algolia.localhost' },
    },
    onError: (error) => errors.push(error),
  });
  followed.start();
}
const lastChange = async () => (await cars.revisions()).get(HARBOUR.slug) ?? 0;
const caughtUp = () => waitFor(async () => (await state()).change === (await lastChange()));

it('PL-098 an index has its settings and replicas before the first car', async () => {
  await follow();
  await waitFor(async () => (await state()).pushedAt !== null);
  const { items } = await algolia.client(ALGOLIA).listIndices();
  expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining([CARS, `${CARS}_price_asc`]));
  expect(items.map(({ name }) => name)).not.toContain(`${PREFIX}Product_production`);
});

it('PL-098 changes of the stock reach Algolia by themselves: those alone, hidden and held cars as the site shows them', async () => {
  for (const id of [1, 2, 3]) await save(id);
  await follow();
  await caughtUp();
  expect(await makes()).toEqual(['1 Kia', '2 Kia', '3 Kia']);
  sent = [];
  await cars.save(HARBOUR.slug, [
    { car: aCar({ id: 1, slug: 'car-1', make: 'Audi' }), feedKey: '1', source: 'feed' },
    { car: aCar({ id: 2, slug: 'car-2', show_on_dealer_website: false }), feedKey: '2', source: 'feed' },
    { car: aCar({ id: 4, slug: 'car-4', make: 'Ford' }), feedKey: '4', source: 'feed' },
  ]);
  await caughtUp();
  expect(await makes()).toEqual(['1 Audi', '3 Kia', '4 Ford']);
  expect(sent.filter((request) => !request.includes('/queries') && !request.includes('/query'))).toEqual([`POST /1/indexes/${CARS}/batch`]);
  expect(await state()).toMatchObject({ failures: 0, problem: null });
  expect((await hostedStates(database).list()).map(({ tenant }) => tenant)).toEqual([HARBOUR.slug]);
});

it('PL-098 models and products follow, and another filter of the document replaces all of it', async () => {
  await follow();
  await caughtUp();
  const names = async (indexName: string) =>
    (await algolia.client(ALGOLIA).searchSingleIndex({ indexName })).hits.map((hit) => (hit as unknown as { name: string }).name);
  await createContentRepository(database).save(HARBOUR.slug, 'model', [
    { slug: 'rio', position: 1, document: { id: 1, slug: 'rio', name: 'Rio', manufacturer: 'Kia' } },
  ] as never);
  await waitFor(async () => (await names(`${PREFIX}Model_production`).catch((): string[] => [])).includes('Rio'));
  sites = [{ ...HARBOUR, search_filters: 'NOT make:Ford' }, RIVER];
  await waitFor(async () => (await makes()).length === 2);
  expect(await makes()).toEqual(['1 Audi', '3 Kia']);
});

it('PL-098 what fails is repeated until it succeeds, and the operator reads how far the index is', async () => {
  key = 'search-key';
  await save(5);
  await follow();
  await waitFor(() => followed?.problems().length === 1);
  expect(followed?.problems()[0]).toMatch(
    /^harbour-motors: the search index at Algolia is that of \d{4}-\d\d-\d\dT[\d:]+Z: .*Method not allowed with this API key/,
  );
  expect(errors.length).toBeGreaterThan(0);
  key = algolia.adminKeyOf(ALGOLIA);
  await caughtUp();
  await waitFor(() => followed?.problems().length === 0);
  expect(await makes()).toContain('5 Kia');
});

it('PL-098 a site without a key that may write says what to set, and its queue stays empty', async () => {
  key = null;
  await save(6);
  await follow();
  await waitFor(() => followed?.problems().length === 1);
  expect(followed?.problems()).toEqual([
    'harbour-motors: the search index at Algolia (HARBOUR) does not follow the site: name a key that may write as services.search.key of its delivery document, or set ALGOLIA_ADMIN_KEY',
  ]);
  expect(sent).toEqual([]);
  expect(await database.query('select problem from hosted_indexes where queued_at is not null')).toEqual([]);
  expect((await state()).problem).toBe(followed?.problems()[0]);
});

it('PL-098 two sites with one application do not write over each other', async () => {
  sites = [HARBOUR, { ...RIVER, search_app: 'HARBOUR' }];
  await follow();
  await waitFor(() => followed?.problems().length === 2);
  expect(followed?.problems()[0]).toContain('river-motors would write the same indexes of that application');
  expect(sent).toEqual([]);
});

it('PL-098 after a push by hand all of it is sent once more', async () => {
  await follow();
  await caughtUp();
  await waitFor(async () => (await state()).form !== '');
  sent = [];
  await hostedStates(database).forget(HARBOUR.slug);
  await waitFor(async () => (await state()).form !== '');
  expect(sent.some((request) => request.includes('/operation') || request.includes('tmp'))).toBe(true);
});
