import { randomUUID } from 'node:crypto';
import { HARBOUR, HARBOUR_HOST, RIVER, RIVER_HOST, startTestApi, type TestApi } from '../../../testing/testApi';
import { openTokenService } from '../identity';
import type { Grouping } from './figureRepository';
import { figuresOf } from './figureService';
import { rollUp } from './rollUp';

const EVENTS = { carViewed: 62, search: 63 };
const VISITS = [randomUUID(), randomUUID()] as const;
const DAY = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  for (const table of ['visits', 'events', 'phone_reveals', 'figures', 'figure_days', 'lead_deliveries', 'consents', 'lead_keys', 'leads'])
    await api.database.script(`delete from ${table}`);
});
afterAll(() => api.close());

const post = async (url: string, payload: object, { visit, host = HARBOUR_HOST }: { visit?: string; host?: string } = {}) =>
  (
    await api.app.inject({
      ...{ method: 'POST', url, payload },
      headers: { host, 'idempotency-key': randomUUID(), ...(visit !== undefined && { 'x-visit': visit }) },
    })
  ).statusCode;
const LEAD = {
  ...{ name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '0412 345 678', postcode: '6000', message: 'Hello' },
  ...{ category: 'General Enquiry', url: 'http://harbour-motors.localhost/contact', fill_seconds: 14 },
};
/** What two visitors do. */
async function visitSite(): Promise<void> {
  const [google, direct] = VISITS;
  expect([
    await post('/api/visits', { id: google, search: '?utm_source=google&utm_campaign=utes' }),
    await post('/api/visits', { id: google, search: '?utm_source=bing' }),
    await post('/api/visits', { id: direct }),
    await post('/api/events', { id: EVENTS.carViewed, car_id: 7 }, { visit: google }),
    await post('/api/events', { id: EVENTS.carViewed, car_id: 7 }, { visit: direct }),
    await post('/api/events', { id: EVENTS.search, label: 'found' }, { visit: google }),
    await post('/api/events', { id: EVENTS.search, label: 'nothing' }, { visit: google }),
    await post('/api/phone-reveals', { car_id: 7 }, { visit: direct }),
    await post('/api/leads', LEAD, { visit: google }),
    await post('/api/leads', { ...LEAD, email: 'bob@example.com', category: 'Test Drive' }, { visit: direct }),
    await post('/api/leads', { ...LEAD, email: 'robot@example.com', fill_seconds: 1 }, { visit: google }),
    await post('/api/visits', { id: randomUUID() }, { host: RIVER_HOST }),
  ]).toEqual([204, 204, 204, 202, 202, 202, 202, 204, 201, 201, 201, 204]);
}
const figures = async (by: Grouping, [from, to] = [DAY(1), DAY(-1)]) =>
  Object.fromEntries((await figuresOf(api.database, HARBOUR, { from, to, by })).map(({ key, figures: counted }) => [key, counted]));

it('PL-100 what happened is counted by the source of the visit, each visit once; leads in quarantine are not', async () => {
  await visitSite();
  expect(await figures('source')).toEqual({
    google: { visits: 1, car_views: 1, searches: 2, searches_without_results: 1, enquiries: 1 },
    direct: { visits: 1, car_views: 1, phone_reveals: 1, enquiries: 1, test_drives: 1 },
  });
});

it.each<[Grouping, Record<string, object>]>([
  ['campaign', { utes: { visits: 1, car_views: 1, searches: 2, searches_without_results: 1, enquiries: 1 } }],
  ['car', { 7: { car_views: 2, phone_reveals: 1 } }],
  ['form', { 'General Enquiry': { enquiries: 1 }, 'Test Drive': { enquiries: 1, test_drives: 1 } }],
])('PL-100 they are counted by %s', async (by, expected) => {
  await visitSite();
  expect(await figures(by)).toMatchObject(expected);
});

it('PL-100 figures of a day that is over stay when its visits are deleted, and are not counted twice', async () => {
  await visitSite();
  const before = await figures('source');
  const shift = (days: number) =>
    Promise.all([
      api.database.script(`update visits set at = at - interval '${days} days' where tenant = '${HARBOUR.slug}'`),
      api.database.script(`update events set happened_at = happened_at - interval '${days} days'`),
      api.database.script(`update phone_reveals set happened_at = happened_at - interval '${days} days'`),
      api.database.script(`update leads set created_at = created_at - interval '${days} days'`),
    ]);
  await shift(100);
  const range = [DAY(102), DAY(98)] as [string, string];
  expect(await figures('source', range)).toEqual(before);
  await rollUp(api.database, HARBOUR, new Date());
  expect(await figures('source', range)).toEqual(before);
  expect(await api.database.query('select 1 from events union all select 1 from phone_reveals')).toEqual([]);
  expect(await api.database.query('select tenant from visits')).toEqual([{ tenant: RIVER.slug }]);
  await rollUp(api.database, HARBOUR, new Date());
  expect(await figures('source', range)).toEqual(before);
});

it('PL-100 a visit of the last days stays, since its figures may still change', async () => {
  await visitSite();
  await rollUp(api.database, HARBOUR, new Date());
  expect(await figures('source')).toMatchObject({ google: { visits: 1 } });
  expect((await api.database.query('select 1 from events')).length).toBe(4);
});

it('PL-100 a lead has the source of its visit, and nothing else of it', async () => {
  await visitSite();
  const leads = await api.database.query(`select source, campaign from leads where payload->>'email' = 'ann@example.com'`);
  expect(leads).toEqual([{ source: 'google', campaign: 'utes' }]);
  const columns = await api.database.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'leads' and column_name = 'visit'`,
  );
  expect(columns).toEqual([]);
});

it('PL-100 a program reads the figures of its own site, with the right to do so', async () => {
  await visitSite();
  const service = openTokenService(api.database);
  const { text } = await service.create(HARBOUR.slug, { name: 'BI', rights: ['figures:read'], days: null });
  const get = (query: string, host = HARBOUR_HOST) =>
    api.app.inject({ url: `/api/operator/v1/figures?${query}`, headers: { host, authorization: `Bearer ${text}` } });
  const response = await get(`from=${DAY(1)}&to=${DAY(-1)}&by=source`);
  expect([response.statusCode, (response.json() as { groups: { key: string }[] }).groups.map(({ key }) => key)]).toEqual([
    200,
    ['google', 'direct'],
  ]);
  expect((await get(`from=${DAY(1)}&to=${DAY(-1)}`, RIVER_HOST)).statusCode).toBe(401);
  for (const query of ['from=2026-02-30&to=2026-03-01', `from=${DAY(-1)}&to=${DAY(1)}`, 'from=2020-01-01&to=2026-01-01', 'from=x&to=y'])
    expect((await get(query)).statusCode).toBe(422);
});
