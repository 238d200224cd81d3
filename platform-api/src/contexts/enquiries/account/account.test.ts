import { randomUUID } from 'node:crypto';
import type { AccountEnquiry } from '@forecourt/shared-contracts';
import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { signIn } from '../../../../testing/signIn';
import { RIVER, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { waitFor } from '../../../../testing/waitFor';
import { deliveryOf } from '../delivery/deliverySource';

const HOST = 'harbour-motors.localhost';
const HARBOUR = aSite({ slug: 'harbour-motors', switches: { valuationProvider: 'local' } });
const { id, name, slug, address } = aLocation();
const PERTH = { id, name, slug, address, phone: null, distribution_locations: [] };
const ANN = '0412 345 678';
const BEN = '0412 345 679';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    tenants: tenantsOf(HARBOUR, RIVER),
    isDemonstration: true,
    delivery: {
      source: deliveryOf({
        'harbour-motors': {
          endpoints: { crm: { channel: 'webhook', url: 'outbox:' } },
          rules: [{ categories: ['Test Drive'], endpoints: ['crm'] }],
        },
      }),
      environment: {},
      pollEveryMs: 20,
    },
  });
  await api.cars.save('harbour-motors', [{ car: aCar({ id: 5, slug: 'corolla-5', location: PERTH }), feedKey: '5', source: 'feed' }]);
});
afterAll(() => api.close());

let visitors = 0;
async function send(over: object, { host = HOST, cookie = '' } = {}): Promise<string> {
  visitors += 1;
  const payload = {
    ...{ name: 'Ann', last_name: 'Lee', email: `ann${visitors}@example.com`, phone: ANN, postcode: '6000' },
    ...{ category: 'Vehicle Enquiry', message: 'Hello.', url: `http://${host}/`, fill_seconds: 20, form_completed: true },
    ...{ opt_in: false, car_id: null },
    ...over,
  };
  const headers = { host, cookie, 'idempotency-key': randomUUID() };
  const response = await api.app.inject({ method: 'POST', url: '/api/leads', headers, payload });
  expect(response.statusCode).toBe(201);
  return (response.json() as { lead_id: string }).lead_id;
}
async function enquiriesOf(cookie: string, host = HOST): Promise<AccountEnquiry[]> {
  const response = await api.app.inject({ url: '/api/account/enquiries', headers: { host, cookie } });
  expect(response.headers['cache-control']).toBe('no-store');
  return response.json();
}
const claim = (cookie: string, leadIds: readonly string[], host = HOST) =>
  api.app.inject({ method: 'POST', url: '/api/account/claims', headers: { host, cookie }, payload: { lead_ids: leadIds } });
const idsOf = (list: readonly AccountEnquiry[]) => list.map(({ id }) => id);

it('AP-066 lists what was sent while signed in, and nothing of an equal phone number', async () => {
  const [ann, ben] = [await signIn(api, ANN, HOST), await signIn(api, BEN, HOST)];
  await send({ phone: BEN });
  const own = await send({ car_id: 5, phone: BEN }, { cookie: ann });

  expect(await enquiriesOf(ben)).toEqual([]);
  expect(await enquiriesOf(ann)).toEqual([
    {
      id: own,
      sent_at: expect.stringMatching(/^20\d\d-/) as string,
      category: 'Vehicle Enquiry',
      state: 'sent',
      car: expect.objectContaining({ id: 5, slug: 'corolla-5' }) as object,
      location_slug: 'harbour-motors-perth',
      appointment: null,
      valuation: null,
    },
  ]);
});

it('AP-066 says that the dealer has received an enquiry', async () => {
  const cookie = await signIn(api, '0412 345 680', HOST);
  await send({ category: 'Test Drive' }, { cookie });
  await waitFor(async () => (await enquiriesOf(cookie))[0]?.state === 'received');
  expect(await enquiriesOf(cookie)).toMatchObject([{ category: 'Test Drive', state: 'received' }]);
});

it('AP-066 has the estimate of a valuation whose contact was sent while signed in', async () => {
  const cookie = await signIn(api, '0412 345 681', HOST);
  const step = async (payload: object) => {
    const headers = { host: HOST, cookie, 'idempotency-key': randomUUID() };
    return (await api.app.inject({ method: 'POST', url: '/api/leads', headers, payload })).json() as { lead_id: string };
  };
  const car = { year: 2022, make: 'Kia', model: 'Rio', badge: null, kms: 40_000 };
  const { lead_id } = await step({ step: 'details', ...car, url: '', fill_seconds: 9 });
  await step({ step: 'vehicle', lead_id, kms: 40_000 });
  await step({ step: 'answers', lead_id, adjustmentAnswers: [] });
  expect(await enquiriesOf(cookie)).toEqual([]);
  const contact = { name: 'Ann', last_name: 'Lee', phone: ANN, email: 'ann.lee@example.com', postcode: '6000', location_id: null };
  await step({ step: 'contact', lead_id, ...contact, url: '', form_completed: true, opt_in: false, opt_in_wording: null });
  expect(await enquiriesOf(cookie)).toMatchObject([
    { id: lead_id, category: 'Trade-In', valuation: { year: 2022, make: 'Kia', model: 'Rio', kms: 40_000 } },
  ]);
});

it('AP-066 a valuation is of the account that completes it, whoever began it', async () => {
  const [ann, ben] = [await signIn(api, '0412 345 686', HOST), await signIn(api, '0412 345 687', HOST)];
  const step = async (payload: object, cookie: string) => {
    const headers = { host: HOST, cookie, 'idempotency-key': randomUUID() };
    return (await api.app.inject({ method: 'POST', url: '/api/leads', headers, payload })).json() as { lead_id: string };
  };
  const car = { year: 2022, make: 'Kia', model: 'Rio', badge: null, kms: 40_000 };
  const { lead_id } = await step({ step: 'details', ...car, url: '', fill_seconds: 9 }, ann);
  await step({ step: 'vehicle', lead_id, kms: 40_000 }, ann);
  await step({ step: 'answers', lead_id, adjustmentAnswers: [] }, ann);
  const contact = { name: 'Ben', last_name: 'Lee', phone: BEN, email: 'ben.lee@example.com', postcode: '6000', location_id: null };
  await step({ step: 'contact', lead_id, ...contact, url: '', form_completed: true, opt_in: false, opt_in_wording: null }, ben);
  expect(idsOf(await enquiriesOf(ben))).toEqual([lead_id]);
  expect(await enquiriesOf(ann)).toEqual([]);
});

it('AP-067 claims nothing that is older than a browser stores', async () => {
  const ann = await signIn(api, '0412 345 688', HOST);
  const old = await send({});
  await api.database.query(`update leads set created_at = now() - interval '31 days' where id = $1`, [old]);
  expect((await claim(ann, [old])).json()).toEqual({ claimed: 0 });
});

it('AP-067 adds leads of nobody that the browser knows, of this tenant alone, and each to one account', async () => {
  const [ann, ben] = [await signIn(api, '0412 345 682', HOST), await signIn(api, '0412 345 683', HOST)];
  const mine = await send({});
  const elsewhere = await send({}, { host: RIVER_HOST });
  const ofBen = await send({}, { cookie: ben });

  expect((await claim(ann, [mine, elsewhere, ofBen, randomUUID()])).json()).toEqual({ claimed: 1 });
  expect(idsOf(await enquiriesOf(ann))).toEqual([mine]);
  expect((await claim(ben, [mine])).json()).toEqual({ claimed: 0 });
  expect(idsOf(await enquiriesOf(ben))).toEqual([ofBen]);
});

it('AP-066 AP-067 need a session of the same site', async () => {
  const ann = await signIn(api, '0412 345 684', HOST);
  for (const [cookie, host] of [
    ['', HOST],
    [ann, RIVER_HOST],
  ] as const) {
    expect((await api.app.inject({ url: '/api/account/enquiries', headers: { host, cookie } })).statusCode).toBe(401);
    expect((await claim(cookie, [], host)).statusCode).toBe(401);
  }
});

it('AP-067 refuses what is no list of ids', async () => {
  const ann = await signIn(api, '0412 345 685', HOST);
  expect((await claim(ann, ['x'])).statusCode).toBe(422);
  expect(
    (
      await claim(
        ann,
        Array.from({ length: 51 }, () => randomUUID()),
      )
    ).statusCode,
  ).toBe(422);
});
