import { randomUUID } from 'node:crypto';
import { HARBOUR, HARBOUR_HOST, RIVER, RIVER_HOST, startTestApi, type TestApi } from '../../../../../testing/testApi';
import { openTokenService, type TokenService } from '../../../identity';

const NOW = new Date('2026-03-02T02:00:00Z');
const LEAD = {
  ...{ name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '0412 345 678', postcode: '6000', message: 'Is it still there?' },
  ...{ category: 'General Enquiry', url: 'http://harbour-motors.localhost/contact', fill_seconds: 14 },
};
interface LeadJson {
  id: string;
  handled_at: string | null;
  quarantine: string | null;
  lead: Record<string, unknown>;
}
interface Page {
  leads: LeadJson[];
  after: string | null;
}

let api: TestApi;
let tokens: TokenService;
let reads: string;
let marks: string;
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW });
  tokens = openTokenService(api.database, () => NOW);
  const bearer = async (tenant: string, right: 'leads:read' | 'leads:write') =>
    `Bearer ${(await tokens.create(tenant, { name: right, rights: [right], days: null })).text}`;
  [reads, marks] = [await bearer(HARBOUR.slug, 'leads:read'), await bearer(HARBOUR.slug, 'leads:write')];
});
afterAll(() => api.close());

async function submit(over: object = {}, host = HARBOUR_HOST): Promise<string> {
  const response = await api.app.inject({
    ...{ method: 'POST', url: '/api/leads', headers: { host, 'idempotency-key': randomUUID() } },
    payload: { ...LEAD, ...over },
  });
  return (response.json() as { lead_id: string }).lead_id;
}
const get = (url: string, authorization = reads, host = HARBOUR_HOST) =>
  api.app.inject({ url: `/api/operator/v1/leads${url}`, headers: { host, authorization } });
/** A page of the list, when a minute has passed since the leads that have just come. */
async function page(query = ''): Promise<Page> {
  await api.database.query(
    `update leads set listed_at = listed_at - interval '1 minute' where listed_at > now() - interval '30 seconds' and listed_at < now() + interval '1 minute'`,
  );
  return (await get(query)).json() as Page;
}
const mark = (id: string, handled: boolean, authorization = marks) =>
  api.app.inject({
    ...{ method: 'PUT', url: `/api/operator/v1/leads/${id}/mark`, headers: { host: HARBOUR_HOST, authorization } },
    payload: { handled },
  });

it('PL-092 a program that requests the list from the place of its last page gets each lead once, also of later ones', async () => {
  const [first, second, third] = [
    await submit({ email: 'a@example.com' }),
    await submit({ email: 'b@example.com' }),
    await submit({ email: 'c@example.com' }),
  ];
  await submit({}, RIVER_HOST);
  const one = await page('?limit=2');
  expect(one.leads.map(({ id }) => id)).toEqual([first, second]);
  const two = await page(`?limit=2&after=${one.after}`);
  expect(two.leads.map(({ id }) => id)).toEqual([third]);
  const nothing = await page(`?limit=2&after=${two.after}`);
  expect(nothing).toEqual({ leads: [], after: two.after });
  const later = await submit({ email: 'd@example.com' });
  expect((await page(`?limit=2&after=${two.after}`)).leads.map(({ id }) => id)).toEqual([later]);
});

it('PL-092 a lead that has just come is not in the list yet: one that was written at the same time may still be on its way', async () => {
  const id = await submit({ email: 'new@example.com' });
  const listed = async () => ((await get('?limit=500')).json() as Page).leads.some((lead) => lead.id === id);
  expect([await listed(), (await get(`/${id}`)).statusCode]).toEqual([false, 200]);
  await page();
  expect(await listed()).toBe(true);
});

it('PL-092 a form that is completed after the place was passed is in the list then, with what was added', async () => {
  const half = { email: 'half@example.com', form_completed: false };
  const id = await submit(half);
  const other = await submit({ email: 'other@example.com' });
  const { after } = await page('?limit=500');
  expect((await page('?limit=500')).leads.map((lead) => lead.id)).not.toContain(id);
  await submit({ ...half, form_completed: true, message: 'And my trade-in', lead_id: id });
  const { leads } = await page(`?limit=500&after=${after}`);
  expect(leads.map((lead) => [lead.id, lead.lead.message])).toEqual([[id, 'And my trade-in']]);
  expect(other).not.toBe(id);
});

it('PL-092 a form that a payment completes is in the list then, also where its place was passed', async () => {
  const id = await submit({ email: 'pays@example.com', form_completed: false });
  await submit({ email: 'between@example.com' });
  const { after } = await page('?limit=500');
  await api.database.transaction((transaction) =>
    api.app.leadUpdates.addConfirmed(transaction, HARBOUR.slug, id, { category: 'Invoice payment', attributes: { paid: 'yes' } }),
  );
  expect((await page(`?limit=500&after=${after}`)).leads.map((lead) => lead.id)).toEqual([id]);
});

it('PL-092 a form that nobody completes is in the list once it is delivered as it is', async () => {
  const id = await submit({ email: 'left@example.com', form_completed: false });
  await api.database.query(`update leads set listed_at = listed_at - interval '21 minutes' where id = $1`, [id]);
  expect((await page('?limit=500')).leads.map((lead) => lead.id)).toContain(id);
});

it('PL-092 a lead has what the visitor sent, its deliveries and why it is in quarantine', async () => {
  const id = await submit({ email: 'whole@example.com', fill_seconds: 1 });
  expect((await get(`/${id}`)).json()).toMatchObject({
    ...{ id, category: 'General Enquiry', quarantine: 'fill_time', handled_at: null, deliveries: [], updates: [] },
    lead: { name: 'Ann', email: 'whole@example.com', message: 'Is it still there?' },
  });
});

it('PL-092 is marked as dealt with, which is recorded, and as not', async () => {
  const id = await submit({ email: 'mark@example.com' });
  expect((await mark(id, true)).json()).toMatchObject({ id, handled_at: '2026-03-02T02:00:00.000Z' });
  expect((await page('?handled=true')).leads.map((lead) => lead.id)).toEqual([id]);
  expect((await page('?handled=false')).leads.some((lead) => lead.id === id)).toBe(false);
  expect((await mark(id, false)).json()).toMatchObject({ handled_at: null });
  expect((await tokens.changes(HARBOUR.slug, 10)).map(({ action, target }) => [action, target])).toEqual([
    ['lead.unhandled', id],
    ['lead.handled', id],
  ]);
});

it('PL-092 PL-043 nobody reads or marks what is another tenant’s, or without the right', async () => {
  const foreign = await submit({}, RIVER_HOST);
  expect([(await get(`/${foreign}`)).statusCode, (await mark(foreign, true)).statusCode]).toEqual([404, 404]);
  expect((await get('', reads, RIVER_HOST)).statusCode).toBe(401);
  const own = await submit({ email: 'rights@example.com' });
  expect([(await get(`/${own}`, marks)).statusCode, (await mark(own, true, reads)).statusCode]).toEqual([403, 403]);
  expect(RIVER.slug).not.toBe(HARBOUR.slug);
});

it.each([
  'nonsense',
  Buffer.from('2026-03-02 now').toString('base64url'),
  Buffer.from(`yesterday-or-so ${randomUUID()}`).toString('base64url'),
])('PL-092 the place %s is none', async (after) => {
  const response = await get(`?after=${after}`);
  expect([response.statusCode, response.json()]).toEqual([
    422,
    expect.objectContaining({ detail: 'after must be the one of an earlier page.' }),
  ]);
});
