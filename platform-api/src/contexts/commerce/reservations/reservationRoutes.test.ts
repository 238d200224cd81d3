import { randomUUID } from 'node:crypto';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import type { Charge, PaymentProvider, Refund, RefundOutcome } from '../payments/paymentProvider';
import { createTestPayments } from '../payments/testPayments';
import { deliveryOf } from '../../enquiries';
import { createOutbox } from '../../../infrastructure/outbox/outbox';
import { waitFor } from '../../../../testing/waitFor';
import { integrationsFrom } from '../../../app/integrations';
import { DATABASES } from '../../../../testing/postgres';
import { HARBOUR_HOST, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { Problem } from '../../../infrastructure/http/problems';
import { createHoldRepository } from './holdRepository';

const START = new Date('2026-03-02T09:00:00Z');
const HOUR = 3_600_000;
const SWITCHES = { reserveEnabled: true, reserveAmount: 200, onlinePurchaseEnabled: true };
const SITES = [
  aSite({ slug: 'harbour-motors', search_key: 'harbour-key', switches: SWITCHES }),
  aSite({ id: 2, slug: 'river-motors', switches: SWITCHES }),
] as const;

let now = START;
let api: TestApi;
let charges: Charge[] = [];
let refunds: Refund[] = [];
/** Instead of a refund. */
let refuse: (() => Promise<RefundOutcome>) | null = null;
/** Payments that the bank wants confirmed, by our key, until the shopper has confirmed them. */
const unconfirmed = new Map<string, 'open' | 'confirmed' | 'abandoned'>();
/** Happens while a deposit is charged. */
let meanwhile = async () => {};
const testPayments = createTestPayments();
/** The test provider, watched, so that a test sees what is charged and returned. */
const payments: PaymentProvider = {
  ...testPayments,
  async charge(charge) {
    charges.push(charge);
    await meanwhile();
    if (charge.token !== 'pm_bank') return testPayments.charge(charge);
    unconfirmed.set(charge.idempotencyKey, 'open');
    return { kind: 'unconfirmed', reference: charge.idempotencyKey, clientSecret: 'the-secret' };
  },
  async find(key, since) {
    const state = unconfirmed.get(key);
    if (state === 'open') return { kind: 'unconfirmed', reference: key, clientSecret: 'the-secret' };
    if (state === 'confirmed') return { kind: 'paid', reference: key };
    return testPayments.find(key, since);
  },
  async abandon(key) {
    unconfirmed.set(key, 'abandoned');
    return { kind: 'refused', message: 'The payment was not made.' };
  },
  refund(refund) {
    refunds.push(refund);
    return refuse ? refuse() : testPayments.refund(refund);
  },
};

let lastId = 100;
async function aReservableCar(over: Parameters<typeof aCar>[0] = {}): Promise<number> {
  const id = (lastId += 1);
  const car = aCar({ id, slug: `car-${id}`, payment_processors: ['stripe'], ...over });
  await api.cars.save('harbour-motors', [{ car, feedKey: String(id), source: 'feed' }]);
  return id;
}
/** A shopper's enquiry about a car; resolves with its lead id. */
let shoppers = 0;
async function aLead(carId: number, host = HARBOUR_HOST, over: object = {}): Promise<string> {
  // Many leads of one person would go into quarantine.
  shoppers += 1;
  const contact = { email: `shopper${shoppers}@example.com`, phone: `04${String(shoppers).padStart(8, '0')}` };
  const payload = {
    ...{ name: 'Annabel', last_name: 'Leigh', ...contact, postcode: '6000' },
    ...{
      category: 'Reserve',
      message: 'Please hold it.',
      terms_agreed: true,
      car_id: carId,
      url: 'http://x/cars/checkout',
      fill_seconds: 20,
    },
    ...over,
  };
  const response = await api.app.inject({ method: 'POST', url: '/api/leads', headers: { host, 'idempotency-key': randomUUID() }, payload });
  return (response.json() as { lead_id: string }).lead_id;
}
let visitors = 0;
/** Each call comes from an address of its own, unless the test says otherwise. */
const post = async (url: string, payload: object, host = HARBOUR_HOST, address = `2001:db8::${(visitors += 1)}`) => {
  const response = await api.app.inject({ method: 'POST', url, headers: { host, 'x-forwarded-for': address }, payload });
  return { status: response.statusCode, body: response.json() as Record<string, unknown> };
};
const reserve = (carId: number, leadId: string, { token = 'test-paid', processor = 'stripe', host = HARBOUR_HOST } = {}) =>
  post('/api/reservations', { car_id: carId, lead_id: leadId, processor, payment_token: token }, host);
const buy = (carId: number, leadId: string, token = 'test-paid') =>
  post('/api/online-purchases', { car_id: carId, lead_id: leadId, payment_token: token });
const isReserved = async (carId: number) =>
  ((await api.app.inject({ url: `/api/cars?id=${carId}`, headers: { host: HARBOUR_HOST } })).json() as { reserved: boolean }).reserved;
const conflict = { status: 409, body: { error: { code: 'conflict', message: 'This has already been done.' } } };
const refusal = (field: string, reason: unknown = expect.any(String)) => ({
  status: 422,
  body: { error: { fields: { [field]: reason } } },
});

async function isReservedInSearch(carId: number): Promise<boolean | undefined> {
  await api.app.searchIndexes.sync();
  const response = await api.app.inject({
    method: 'POST',
    url: '/1/indexes/Car_production/query',
    headers: { host: HARBOUR_HOST, 'x-algolia-api-key': 'harbour-key', 'x-algolia-application-id': 'local' },
    payload: JSON.stringify({ query: '', hitsPerPage: 100 }),
  });
  const { hits } = response.json() as { hits: { id: number; reserved: boolean }[] };
  return hits.find(({ id }) => id === carId)?.reserved;
}

describe.each(DATABASES)('reservations on $name', ({ open }) => {
  beforeAll(async () => {
    const others = integrationsFrom({}, { outbox: { append: async () => {} }, now: () => now, isDemonstration: true });
    api = await startTestApi({
      database: await open(),
      now: () => now,
      tenants: tenantsOf(...SITES),
      adminToken: 'secret',
      integrations: { ...others, payments },
      delivery: {
        source: deliveryOf({
          'harbour-motors': { endpoints: { crm: { channel: 'webhook', url: 'outbox:' } }, rules: [{ endpoints: ['crm'] }] },
        }),
        environment: { MAIL_FROM: 'sales@harbour.example' },
        pollEveryMs: 20,
      },
    });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    // Row by row: a truncate locks whole tables, which deadlocks with a task of the server that reads them in another order.
    for (const table of ['reservations', 'payments', 'lead_alerts']) await api.database.query(`delete from ${table}`);
    charges = [];
    refunds = [];
    meanwhile = async () => {};
    refuse = null;
    now = START;
  });

  it('AP-060 charges the deposit and holds the car for 48 hours, in stock and in search', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    expect([await isReserved(car), await isReservedInSearch(car)]).toEqual([false, false]);
    expect(await reserve(car, lead)).toEqual({
      status: 200,
      body: {
        reservation_id: expect.any(String),
        held_until: '2026-03-04T09:00:00.000Z',
        receipt_number: expect.stringMatching(/^R-\d{8}$/),
      },
    });
    expect(charges).toMatchObject([{ amountCents: 20_000, token: 'test-paid', description: `Harbour Motors, deposit for vehicle ${car}` }]);
    expect([await isReserved(car), await isReservedInSearch(car)]).toEqual([true, true]);
    expect(await api.database.query('select category, attributes from lead_attributes where lead_id = $1', [lead])).toMatchObject([
      { category: 'Reservation', attributes: { amount: 200, held_until: '2026-03-04T09:00:00.000Z' } },
    ]);
  });

  it('AP-060 the car remains reserved when the dealer’s feed is imported meanwhile', async () => {
    const car = await aReservableCar();
    await reserve(car, await aLead(car));
    const reloaded = aCar({ id: car, slug: `car-${car}`, payment_processors: ['stripe'], price: 23_000, reserved: false });
    await api.cars.save('harbour-motors', [{ car: reloaded, feedKey: String(car), source: 'feed' }]);
    expect([await isReserved(car), await isReservedInSearch(car)]).toEqual([true, true]);
  });

  it('AP-060 of many simultaneous shoppers, one gets the car and only that one is charged', async () => {
    const car = await aReservableCar();
    const leads = await Promise.all(Array.from({ length: 8 }, () => aLead(car)));
    const responses = await Promise.all(leads.map((lead) => reserve(car, lead)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(charges).toHaveLength(1);
    expect(await reserve(car, await aLead(car))).toEqual(conflict);
    expect(await buy(car, await aLead(car))).toEqual(conflict);
    expect(charges).toHaveLength(1);
  });

  it('AP-060 the car is available again after 48 hours: for the next shopper, in stock and in search', async () => {
    const car = await aReservableCar();
    await reserve(car, await aLead(car));
    now = new Date(START.getTime() + 48 * HOUR - 1);
    await createHoldRepository(api.database).releaseExpired(now);
    expect(await isReserved(car)).toBe(true);

    now = new Date(START.getTime() + 48 * HOUR);
    await createHoldRepository(api.database).releaseExpired(now);
    expect([await isReserved(car), await isReservedInSearch(car)]).toEqual([false, false]);
    expect(await reserve(car, await aLead(car))).toMatchObject({ status: 200, body: { held_until: '2026-03-06T09:00:00.000Z' } });
  });

  it('AP-060 a repeat of the same attempt, also simultaneously, is the same reservation and one payment', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    const [first, twin] = await Promise.all([reserve(car, lead), reserve(car, lead)]);
    expect(first.status).toBe(200);
    expect(twin).toEqual(first);
    now = new Date(START.getTime() + HOUR);
    expect(await reserve(car, lead)).toEqual(first);
    expect(new Set(charges.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(
      await api.database.query('select state from payments where tenant = $1 and key = $2', ['harbour-motors', charges[0]?.idempotencyKey]),
    ).toEqual([{ state: 'paid' }]);
  });

  it('AP-060 a declined deposit returns the reason and releases the car', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    expect(await reserve(car, lead, { token: 'test-declined' })).toMatchObject(refusal('payment_token', 'Your card was declined.'));
    expect(await isReserved(car)).toBe(false);
    expect(await reserve(car, lead)).toMatchObject({ status: 200 });
  });

  it('AP-060 AP-002 when the provider times out, nobody else gets the car until the hold expires', async () => {
    const car = await aReservableCar();
    expect(await reserve(car, await aLead(car), { token: 'test-silent' })).toMatchObject({
      status: 502,
      body: { error: { code: 'upstream_failed' } },
    });
    expect(await reserve(car, await aLead(car))).toEqual(conflict);
    now = new Date(START.getTime() + 2 * 60_000);
    expect(await reserve(car, await aLead(car))).toMatchObject({ status: 200 });
  });

  /** The types of what the dealer got of a lead. */
  async function messagesOf(leadId: string, count: number): Promise<string[]> {
    const sent = await waitFor(async () => {
      const messages = (await createOutbox(api.database).list()).filter(({ body }) => body.includes(leadId));
      return messages.length >= count ? messages : null;
    });
    return sent.map(({ body }) => (JSON.parse(body) as { type: string }).type).toSorted();
  }
  const leadOf = async (id: string) =>
    (
      await api.database.query<{ form_completed: boolean; quarantine_reason: string | null }>(
        'select form_completed, quarantine_reason from leads where id = $1',
        [id],
      )
    )[0];

  it('FO-089 a paid deposit completes the lead and is delivered: to the dealer as an update, to the visitor as a receipt', async () => {
    const car = await aReservableCar({ stocknum: 'S-77' });
    const lead = await aLead(car, HARBOUR_HOST, { form_completed: false, email: 'a@example.com' });
    expect(await leadOf(lead)).toMatchObject({ form_completed: false });
    const { body } = await reserve(car, lead);
    expect(await leadOf(lead)).toMatchObject({ form_completed: true });
    // By the clock of this test the unfinished form has waited long enough.
    expect(await messagesOf(lead, 3)).toEqual(['lead.completed', 'lead.created', 'lead.updated']);
    const messages = await waitFor(async () => {
      const all = await createOutbox(api.database).list();
      return all.some(({ channel, body: text }) => channel === 'visitor' && text.includes('S-77')) ? all : null;
    });
    const update = messages.map((message) => message.body).find((text) => text.includes('lead.updated') && text.includes(lead)) ?? '{}';
    expect((JSON.parse(update) as { data: { update: unknown } }).data.update).toEqual({
      category: 'Reservation',
      at: expect.any(String) as string,
      attributes: {
        amount: 200,
        held_until: '2026-03-04T09:00:00.000Z',
        payment_reference: expect.stringMatching(/^test-/) as string,
        receipt_number: body.receipt_number,
      },
    });
    const mail = messages.find(({ channel, body: text }) => channel === 'visitor' && text.includes('S-77'));
    expect(mail).toMatchObject({ recipient: 'a@example.com', subject: 'Reserved: 2021 Toyota Corolla Ascent Sport' });
    expect(mail?.body).toContain('Your vehicle is reserved until Wed 4 Mar, 5:00 pm (Perth time).');
    expect(mail?.body).toContain(`Deposit paid: $200.00, Mon 2 Mar, 5:00 pm (Perth time)\nReceipt: ${String(body.receipt_number)}`);
    expect(mail?.body).not.toContain('test-');
  });

  it('FO-089 who pays is no spammer: a lead in quarantine is released and delivered', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car, HARBOUR_HOST, { fill_seconds: 0 });
    expect(await leadOf(lead)).toMatchObject({ quarantine_reason: expect.any(String) });
    await reserve(car, lead);
    expect(await leadOf(lead)).toMatchObject({ quarantine_reason: null });
    expect(await messagesOf(lead, 2)).toEqual(['lead.created', 'lead.updated']);
  });

  it('FO-088 a deposit that is paid after its hold has expired holds the car again, while nobody else has it', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    meanwhile = async () => {
      now = new Date(START.getTime() + 3 * 60_000);
      await createHoldRepository(api.database).releaseExpired(now);
    };
    expect(await reserve(car, lead)).toMatchObject({ status: 200, body: { held_until: '2026-03-04T09:03:00.000Z' } });
    expect([await isReserved(car), refunds]).toEqual([true, []]);
  });

  it('FO-090 a deposit that is paid after somebody else got the car is returned at once, and the dealer knows', async () => {
    const car = await aReservableCar();
    const [lead, other] = [await aLead(car), await aLead(car)];
    meanwhile = async () => {
      meanwhile = async () => {};
      now = new Date(START.getTime() + 3 * 60_000);
      await reserve(car, other);
    };
    expect(await reserve(car, lead)).toEqual(conflict);
    expect(refunds).toEqual([
      {
        reference: expect.stringMatching(/^test-/) as string,
        amountCents: 20_000,
        idempotencyKey: expect.stringMatching(/-refund$/) as string,
      },
    ]);
    expect(await api.database.query('select category, attributes from lead_attributes where lead_id = $1', [lead])).toMatchObject([
      { category: 'Refund', attributes: { amount: 200, reason: 'Somebody else reserved the vehicle first.' } },
    ]);
    expect(await api.database.query('select state from payments where lead_id = $1', [lead])).toEqual([{ state: 'refunded' }]);
    expect(await messagesOf(lead, 2)).toEqual(['lead.created', 'lead.updated']);
    expect(await reserve(car, other)).toMatchObject({ status: 200 });
  });

  it('FO-088 a deposit that was paid without a response is found when the shopper tries again, also with another card', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    expect(await reserve(car, lead, { token: 'test-silent' })).toMatchObject({ status: 502 });
    expect(await reserve(car, lead, { token: 'test-paid' })).toMatchObject({ status: 200 });
    expect(charges.map(({ token }) => token)).toEqual(['test-silent']);
    expect(await api.database.query('select state from payments where lead_id = $1', [lead])).toEqual([{ state: 'paid' }]);
    expect(await isReserved(car)).toBe(true);
  });

  it('FO-090 such a deposit is returned where somebody else got the car meanwhile', async () => {
    const car = await aReservableCar();
    const [lead, other] = [await aLead(car), await aLead(car)];
    await reserve(car, lead, { token: 'test-silent' });
    now = new Date(START.getTime() + 3 * 60_000);
    expect(await reserve(car, other)).toMatchObject({ status: 200 });
    await createHoldRepository(api.database).releaseExpired(new Date(START.getTime() + 4 * 60_000));
    expect(await reserve(car, lead)).toEqual(conflict);
    expect(refunds).toHaveLength(1);
    expect(await reserve(car, other)).toMatchObject({ status: 200 });
  });

  it('FO-088 another card is not charged while an earlier payment may be under way', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    await reserve(car, lead, { token: 'test-declined' });
    await api.database.query(`update payments set state = 'started' where lead_id = $1`, [lead]);
    expect(await reserve(car, lead)).toMatchObject({ status: 502 });
    await api.database.query(`update payments set created_at = now() - interval '3 minutes' where lead_id = $1`, [lead]);
    expect(await reserve(car, lead)).toMatchObject({ status: 200 });
    expect(charges.map(({ token }) => token)).toEqual(['test-declined', 'test-paid']);
  });

  describe('of a card that the bank wants confirmed', () => {
    const bank = { token: 'pm_bank' };
    const confirmationRequired = { status: 402, body: { error: { code: 'payment_unconfirmed', fields: { client_secret: 'the-secret' } } } };
    const confirm = (key: string | undefined) => unconfirmed.set(key ?? '', 'confirmed');
    const laterBy = (minutes: number) => (now = new Date(START.getTime() + minutes * 60_000));

    it('FO-088 the car is held while the shopper confirms it, and reserved when the request is sent again', async () => {
      const car = await aReservableCar();
      const [lead, other] = [await aLead(car), await aLead(car)];
      expect(await reserve(car, lead, bank)).toMatchObject(confirmationRequired);
      expect(await reserve(car, lead, bank)).toMatchObject(confirmationRequired);
      laterBy(9);
      expect(await reserve(car, other)).toEqual(conflict);
      confirm(charges[0]?.idempotencyKey);
      expect(await reserve(car, lead, bank)).toMatchObject({ status: 200 });
      expect(charges.map(({ token }) => token)).toEqual(['pm_bank']);
    });

    it('FO-088 another card ends it, and is charged instead', async () => {
      const car = await aReservableCar();
      const lead = await aLead(car);
      expect(await reserve(car, lead, bank)).toMatchObject(confirmationRequired);
      expect(await reserve(car, lead)).toMatchObject({ status: 200 });
      expect(unconfirmed.get(charges[0]?.idempotencyKey ?? '')).toBe('abandoned');
      expect(charges.map(({ token }) => token)).toEqual(['pm_bank', 'test-paid']);
    });

    it('FO-088 nobody confirms it after a quarter of an hour', async () => {
      const car = await aReservableCar();
      const lead = await aLead(car);
      expect(await reserve(car, lead, bank)).toMatchObject(confirmationRequired);
      const age = (minutes: number) =>
        api.database.query(`update payments set created_at = now() - interval '${minutes} minutes' where lead_id = $1`, [lead]);
      const state = async () => (await api.database.query('select state from payments where lead_id = $1', [lead])) as { state: string }[];
      await age(10);
      await api.app.settlement.run();
      expect([await state(), unconfirmed.get(charges[0]?.idempotencyKey ?? '')]).toEqual([[{ state: 'started' }], 'open']);
      await age(16);
      await api.app.settlement.run();
      expect([await state(), unconfirmed.get(charges[0]?.idempotencyKey ?? '')]).toEqual([[{ state: 'refused' }], 'abandoned']);
    });

    it('FO-088 it is found where the shopper confirmed it and never came back', async () => {
      const car = await aReservableCar();
      const lead = await aLead(car);
      expect(await reserve(car, lead, bank)).toMatchObject(confirmationRequired);
      confirm(charges[0]?.idempotencyKey);
      await api.database.query(`update payments set created_at = now() - interval '3 minutes' where lead_id = $1`, [lead]);
      expect(await api.app.settlement.run()).toMatchObject({ held: 1 });
      expect(await isReserved(car)).toBe(true);
    });
  });

  it('FO-088 of two cards at once, in two tabs, one is charged', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    const statuses = (await Promise.all([reserve(car, lead, { token: 'test-paid-1' }), reserve(car, lead, { token: 'test-paid-2' })])).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(200);
    expect(charges).toHaveLength(1);
  });

  it('FO-088 a declined card and then another one is one hold', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    const holds = createHoldRepository(api.database);
    const first = await holds.claim(
      'harbour-motors',
      { kind: 'reservation', carId: car, leadId: lead, key: 'first', linkOf: () => null },
      now,
    );
    const second = await holds.claim(
      'harbour-motors',
      { kind: 'reservation', carId: car, leadId: lead, key: 'second', linkOf: () => null },
      now,
    );
    expect(second).toEqual({ ...first, key: 'second' });
  });

  const see = async (id: unknown, host = HARBOUR_HOST) => {
    const response = await api.app.inject({ url: `/api/reservations/${String(id)}`, headers: { host } });
    return { status: response.statusCode, body: response.json() as Record<string, unknown> };
  };
  const updatesOf = (lead: string) =>
    api.database.query('select category, attributes from lead_attributes where lead_id = $1 order by id', [lead]);
  const agePayments = () => api.database.query(`update payments set created_at = now() - interval '3 minutes'`);
  const reconcile = () => api.app.settlement.run();

  it('FO-121 the shopper’s link shows the reservation and cancels it: the car is free at once, the deposit returned, the dealer notified', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    const { body } = await reserve(car, lead);
    const own = {
      id: body.reservation_id,
      kind: 'reservation',
      held_until: '2026-03-04T09:00:00.000Z',
      amount: 200,
      receipt_number: body.receipt_number,
      car: expect.objectContaining({ slug: `car-${car}` }) as object,
    };
    expect(await see(body.reservation_id)).toEqual({ status: 200, body: { ...own, state: 'held', refund: 'none' } });
    const cancelled = { ...own, state: 'cancelled', refund: 'returned' };
    expect(await post(`/api/reservations/${String(body.reservation_id)}/cancel`, {})).toEqual({ status: 200, body: cancelled });
    expect([await isReserved(car), await isReservedInSearch(car)]).toEqual([false, false]);
    expect(refunds).toHaveLength(1);
    expect(await updatesOf(lead)).toMatchObject([
      { category: 'Reservation' },
      { category: 'Refund', attributes: { amount: 200, receipt_number: body.receipt_number, reason: 'The reservation was cancelled.' } },
    ]);
    expect(await post(`/api/reservations/${String(body.reservation_id)}/cancel`, {})).toEqual({ status: 200, body: cancelled });
    expect([refunds.length, (await updatesOf(lead)).length]).toEqual([1, 2]);
    expect(await reserve(car, await aLead(car))).toMatchObject({ status: 200 });
  });

  it('PL-043 FO-121 nobody sees or cancels a reservation of another site, or one that does not exist', async () => {
    const car = await aReservableCar();
    const { body } = await reserve(car, await aLead(car));
    for (const [id, host] of [
      [body.reservation_id, RIVER_HOST],
      [randomUUID(), HARBOUR_HOST],
    ] as const) {
      expect(await see(id, host)).toMatchObject({ status: 404 });
      expect(await post(`/api/reservations/${String(id)}/cancel`, {}, host)).toMatchObject({ status: 404 });
    }
    expect(refunds).toEqual([]);
  });

  it('FO-121 a reservation that expires is returned by itself, once', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    const { body } = await reserve(car, lead);
    await agePayments();
    await reconcile();
    expect(refunds).toEqual([]);
    now = new Date(START.getTime() + 48 * HOUR);
    await createHoldRepository(api.database).releaseExpired(now);
    expect(await see(body.reservation_id)).toMatchObject({ body: { state: 'expired', refund: 'under-way' } });
    expect(await reconcile()).toMatchObject({ returned: 1, unclear: 0 });
    expect(await reconcile()).toMatchObject({ returned: 0 });
    expect(await see(body.reservation_id)).toMatchObject({ body: { state: 'expired', refund: 'returned' } });
    expect(refunds).toHaveLength(1);
    expect(await updatesOf(lead)).toMatchObject([{}, { category: 'Refund', attributes: { reason: 'The reservation has expired.' } }]);
  });

  it('FO-121 the deposit of a car that was sold meanwhile counts towards it, unless the reservation is cancelled', async () => {
    const car = await aReservableCar();
    const { body } = await reserve(car, await aLead(car));
    const sold = aCar({
      id: car,
      slug: `car-${car}`,
      payment_processors: ['stripe'],
      status: 'sold',
      sold_date_timestamp: START.getTime() / 1000,
    });
    await api.cars.save('harbour-motors', [{ car: sold, feedKey: String(car), source: 'feed' }]);
    now = new Date(START.getTime() + 48 * HOUR);
    await createHoldRepository(api.database).releaseExpired(now);
    await agePayments();
    expect(await reconcile()).toMatchObject({ returned: 0, unclear: 0 });
    expect(refunds).toEqual([]);
    expect(await see(body.reservation_id)).toMatchObject({ body: { state: 'expired', refund: 'none' } });
  });

  it('FO-121 a refund without an outcome is requested again with the same key, and is one refund', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    const { body } = await reserve(car, lead);
    refuse = () => Promise.reject(new Problem('upstream_failed'));
    expect(await post(`/api/reservations/${String(body.reservation_id)}/cancel`, {})).toMatchObject({
      status: 200,
      body: { state: 'cancelled', refund: 'under-way' },
    });
    expect(await isReserved(car)).toBe(false);
    await agePayments();
    expect(await reconcile()).toMatchObject({ returned: 0, unclear: 1 });
    refuse = null;
    expect(await reconcile()).toMatchObject({ returned: 1, unclear: 0 });
    expect(new Set(refunds.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(await updatesOf(lead)).toHaveLength(2);
  });

  it('FO-121 a refund that the provider refuses is known to a person, and tried again an hour later', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    const { body } = await reserve(car, lead);
    refuse = async () => ({ kind: 'refused', reason: 'The charge is disputed.' });
    await post(`/api/reservations/${String(body.reservation_id)}/cancel`, {});
    await agePayments();
    expect(await reconcile()).toMatchObject({ returned: 0, unclear: 0 });
    expect(refunds).toHaveLength(1);
    expect(await api.database.query('select kind, reason from lead_alerts')).toEqual([
      { kind: 'refund', reason: `${String(body.receipt_number)}, The charge is disputed.` },
    ]);
    refuse = null;
    await api.database.query(`update payments set refund_refused_at = now() - interval '61 minutes'`);
    expect(await reconcile()).toMatchObject({ returned: 1, unclear: 0 });
    expect(await updatesOf(lead)).toHaveLength(2);
  });

  it('FO-088 a deposit whose shopper never came back is found by itself: the car is held and the dealer knows', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    await reserve(car, lead, { token: 'test-silent' });
    now = new Date(START.getTime() + 3 * 60_000);
    await createHoldRepository(api.database).releaseExpired(now);
    await reconcile();
    expect(await isReserved(car)).toBe(false);
    await agePayments();
    expect(await reconcile()).toMatchObject({ lookedUp: 1, held: 1, returned: 0 });
    expect(await isReserved(car)).toBe(true);
    expect(await updatesOf(lead)).toMatchObject([{ category: 'Reservation' }]);
    expect(charges).toHaveLength(1);
  });

  it('FO-121 the receipt of a deposit that is found by itself has the private link, too', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    const payload = { car_id: car, lead_id: lead, processor: 'stripe', payment_token: 'test-silent' };
    const routes = JSON.stringify([{ name: 'forms.reservation', pattern: '/reservations/:reservationId' }]);
    await api.app.inject({ method: 'POST', url: '/api/reservations', headers: { host: HARBOUR_HOST, 'x-site-routes': routes }, payload });
    now = new Date(START.getTime() + 3 * 60_000);
    await agePayments();
    expect(await reconcile()).toMatchObject({ held: 1 });
    const [row] = await api.database.query<{ id: string }>('select id from reservations');
    const [update] = await api.database.query<{ mail: { parts: unknown[] } }>('select mail from lead_attributes where lead_id = $1', [
      lead,
    ]);
    const link = expect.stringContaining(`/reservations/${row?.id}`) as string;
    expect(update?.mail.parts.at(-1)).toEqual({ link, text: 'See or cancel the reservation' });
  });

  it('FO-088 a process that dies between the payment and the hold loses neither: the car is held by itself', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    await reserve(car, lead, { token: 'test-silent' });
    const { idempotencyKey: key } = charges[0] as Charge;
    await api.app.payments.lookUp(SITES[0], key);
    now = new Date(START.getTime() + 3 * 60_000);
    await createHoldRepository(api.database).releaseExpired(now);
    await agePayments();
    expect(await reconcile()).toEqual({ lookedUp: 0, held: 1, returned: 0, unclear: 0 });
    expect([await isReserved(car), refunds.length]).toEqual([true, 0]);
    expect(await updatesOf(lead)).toMatchObject([{ category: 'Reservation' }]);
  });

  it('FO-090 such a deposit is returned by itself where somebody else has the car', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    await reserve(car, lead, { token: 'test-silent' });
    now = new Date(START.getTime() + 3 * 60_000);
    await reserve(car, await aLead(car));
    await agePayments();
    expect(await reconcile()).toMatchObject({ lookedUp: 1, held: 0, returned: 1 });
    expect(await updatesOf(lead)).toMatchObject([{ category: 'Refund' }]);
  });

  it('FO-088 a payment that the provider never got is closed, and nothing is held', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    await reserve(car, lead, { token: 'test-declined' });
    await api.database.query(`update payments set state = 'started' where lead_id = $1`, [lead]);
    await agePayments();
    expect(await reconcile()).toMatchObject({ lookedUp: 1, held: 0, returned: 0, unclear: 0 });
    expect(await api.database.query('select state from payments where lead_id = $1', [lead])).toEqual([{ state: 'refused' }]);
  });

  const operate = async (body: object, token = 'secret') => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/operator/reservations',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });
    return { status: response.statusCode, result: (response.json() as { result?: unknown }).result };
  };

  it('FO-121 the dealer’s command lists reservations and cancels one by its receipt', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    const { body } = await reserve(car, lead);
    const own = {
      tenant: 'harbour-motors',
      kind: 'reservation',
      carId: car,
      leadId: lead,
      amountCents: 20_000,
      receiptNumber: body.receipt_number,
    };
    expect(await operate({ call: 'list', tenant: 'harbour-motors' })).toEqual({
      status: 200,
      result: [expect.objectContaining({ ...own, state: 'held', paymentState: 'paid', heldUntil: '2026-03-04T09:00:00.000Z' }) as object],
    });
    expect(await operate({ call: 'list', tenant: 'river-motors' })).toEqual({ status: 200, result: [] });
    expect(await operate({ call: 'cancel', receipt: body.receipt_number })).toMatchObject({
      result: { ...own, state: 'ended', endedReason: 'cancelled', paymentState: 'refunded' },
    });
    expect([await isReserved(car), refunds.length]).toEqual([false, 1]);
    expect(await operate({ call: 'cancel', receipt: 'R-99999999' })).toEqual({ status: 200, result: null });
    expect(await operate({ call: 'reconcile' })).toEqual({ status: 200, result: { lookedUp: 0, held: 0, returned: 0, unclear: 0 } });
  });

  it('PL-043 FO-121 nobody else gets the operator’s reservations', async () => {
    expect(await operate({ call: 'list' }, 'wrong')).toMatchObject({ status: 404 });
  });

  it('AP-060 validates the car, the enquiry and the processor', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    expect(await reserve(9999, lead)).toMatchObject({ status: 404 });
    expect(await reserve(car, lead, { processor: 'other' })).toMatchObject(refusal('processor'));
    expect(await reserve(car, randomUUID())).toMatchObject(refusal('lead_id'));
    expect(await reserve(car, await aLead(await aReservableCar()))).toMatchObject(refusal('lead_id'));
    const sold = await aReservableCar({ status: 'sold', sold_date_timestamp: START.getTime() / 1000 });
    expect(await reserve(sold, await aLead(sold))).toMatchObject(refusal('car_id', 'This vehicle can not be reserved online.'));
    const elsewhere = await aReservableCar({ payment_processors: [] });
    expect(await reserve(elsewhere, await aLead(elsewhere))).toMatchObject(refusal('car_id'));
    expect(charges).toEqual([]);
  });

  it('PL-043 AP-060 a car or an enquiry of one site can not be reserved from another', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    expect(await reserve(car, lead, { host: RIVER_HOST })).toMatchObject({ status: 404 });
    expect(charges).toEqual([]);
  });

  it('PL-046 AP-060 limits the payment attempts of one address', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    const statuses = [];
    for (let each = 0; each < 11; each += 1) {
      const attempt = { car_id: car, lead_id: lead, processor: 'stripe', payment_token: 'test-declined' };
      statuses.push((await post('/api/reservations', attempt, HARBOUR_HOST, '203.0.113.99')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    expect(charges).toHaveLength(10);
  });

  it('AP-061 buys an eligible car once', async () => {
    const car = await aReservableCar({ car_type: 'used' });
    const lead = await aLead(car);
    const bought = await buy(car, lead);
    expect(bought).toEqual({
      status: 200,
      body: { purchase_id: expect.any(String), held_until: expect.any(String), receipt_number: expect.any(String) },
    });
    expect(await buy(car, lead)).toEqual(bought);
    expect(charges).toHaveLength(1);
    expect(await isReserved(car)).toBe(true);
    now = new Date(START.getTime() + 49 * HOUR);
    await createHoldRepository(api.database).releaseExpired(now);
    expect(await isReserved(car)).toBe(true);
  });

  it('AP-061 validates that the car can be bought online', async () => {
    const newFord = await aReservableCar({ car_type: 'new', make: 'Ford' });
    expect(await buy(newFord, await aLead(newFord))).toMatchObject(refusal('car_id'));
    const newKia = await aReservableCar({ car_type: 'new', make: 'Kia' });
    expect(await buy(newKia, await aLead(newKia))).toMatchObject({ status: 200 });
    const held = await aReservableCar({ car_type: 'used', reserved: true });
    expect(await buy(held, await aLead(held))).toMatchObject({ status: 409 });
  });
});
