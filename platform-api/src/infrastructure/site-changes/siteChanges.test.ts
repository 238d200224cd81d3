import { aCar, anOffer } from '@forecourt/shared-contracts/testing';
import { DEPENDS_ON, SITE_CHANGES_PATH, type SiteChangesReport } from '@forecourt/shared-contracts/site-changes';
import { HARBOUR, HARBOUR_HOST, RIVER, startTestApi, type TestApi } from '../../../testing/testApi';
import { createContentRepository } from '../../contexts/site';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const changes = async () => (await api.app.inject({ url: SITE_CHANGES_PATH })).json<SiteChangesReport>();
const offerAt = (position: number) => ({ slug: 'tyres', position, document: anOffer() });
const saveCar = (price: number) =>
  api.cars.save(HARBOUR.slug, [{ car: aCar({ id: 1, slug: 'car-1', price }), feedKey: '1', source: 'feed' as const }]);

it('PL-083 a write of cars is a change of the stock of its own site, and of nothing else', async () => {
  const before = await changes();
  await saveCar(30_000);
  const after = await changes();
  expect(after[HARBOUR.slug]).toEqual({ ...before[HARBOUR.slug], stock: expect.stringMatching(/^\d+$/) });
  expect(after[HARBOUR.slug]?.stock).not.toBe(before[HARBOUR.slug]?.stock);
  expect(after[RIVER.slug]).toEqual(before[RIVER.slug]);

  await saveCar(29_000);
  expect((await changes())[HARBOUR.slug]?.stock).not.toBe(after[HARBOUR.slug]?.stock);
});

it('PL-083 content that is added, changed or removed, by whichever program, is a change of the content', async () => {
  const content = createContentRepository(api.database);
  const seen = [(await changes())[HARBOUR.slug]?.content];
  await content.save(HARBOUR.slug, 'offer', [offerAt(1)]);
  seen.push((await changes())[HARBOUR.slug]?.content);
  await content.save(HARBOUR.slug, 'offer', [offerAt(2)]);
  seen.push((await changes())[HARBOUR.slug]?.content);
  await api.database.query('delete from content_items where tenant = $1', [HARBOUR.slug]);
  seen.push((await changes())[HARBOUR.slug]?.content);
  expect(new Set(seen).size).toBe(4);
  // What is written again as it was is no change.
  await api.database.query('delete from content_items where tenant = $1', [HARBOUR.slug]);
  expect((await changes())[HARBOUR.slug]?.content).toBe(seen[3]);
});

it('PL-083 a change that is taken back is none', async () => {
  const before = await changes();
  const taken = api.database.transaction(async (transaction) => {
    await transaction.query(`insert into content_items (tenant, kind, slug, document) values ($1, 'offer', 'x', '{}')`, [RIVER.slug]);
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  expect(await changes()).toEqual(before);
});

it('PL-083 responses name what they depend on; one of an account names nothing', async () => {
  const of = async (url: string) => (await api.app.inject({ url, headers: { host: HARBOUR_HOST } })).headers[DEPENDS_ON];
  expect(await of('/api/cars/latest')).toBe('stock, document');
  expect(await of('/api/offers')).toBe('content, document');
  expect(await of('/api/locations')).toBe('document');
  expect(await of('/api/session')).toBeUndefined();
});

it('PL-083 nobody else reads the changes', async () => {
  const forwarded = await api.app.inject({ url: SITE_CHANGES_PATH, headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(forwarded.statusCode).toBe(404);
});
