import { randomUUID } from 'node:crypto';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import type { Charge, ChargeOutcome, PaymentProvider } from '../payments/paymentProvider';
import { testPayments } from '../payments/testPayments';
import { integrationsFrom } from '../../app/integrations';
import { DATABASES } from '../../../testing/postgres';
import { HARBOUR_HOST, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../testing/testApi';
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
/** The test provider, watched, so that a test sees what is charged. */
const payments: PaymentProvider = {
  name: testPayments.name,
  charge(charge): Promise<ChargeOutcome> {
    charges.push(charge);
    return testPayments.charge(charge);
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
async function aLead(carId: number, host = HARBOUR_HOST): Promise<string> {
  const payload = {
    ...{ name: 'Annabel', last_name: 'Leigh', email: 'a@example.com', phone: '0412345678', postcode: '6000' },
    ...{
      category: 'Reserve',
      message: 'Please hold it.',
      terms_agreed: true,
      car_id: carId,
      url: 'http://x/cars/checkout',
      fill_seconds: 20,
    },
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
      integrations: { ...others, payments },
    });
  });
  afterAll(() => api.close());
  beforeEach(() => {
    charges = [];
    now = START;
  });

  it('AP-060 charges the deposit and holds the car for 48 hours, in stock and in search', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    expect([await isReserved(car), await isReservedInSearch(car)]).toEqual([false, false]);
    expect(await reserve(car, lead)).toEqual({
      status: 200,
      body: { reservation_id: expect.any(String), held_until: '2026-03-04T09:00:00.000Z' },
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
    expect(await buy(car, await aLead(car))).toMatchObject({ status: 422 });
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

  it('AP-060 a deposit that is paid after its hold has expired reserves nothing', async () => {
    const car = await aReservableCar();
    const lead = await aLead(car);
    const holds = createHoldRepository(api.database);
    const hold = await holds.claim('harbour-motors', { kind: 'reservation', carId: car, leadId: lead, key: 'late' }, now);
    now = new Date(START.getTime() + 3 * 60_000);
    await holds.releaseExpired(now);
    expect(hold && (await holds.confirm('harbour-motors', hold, 'ref', new Date(now.getTime() + HOUR)))).toBeNull();
    expect(await isReserved(car)).toBe(false);
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
    expect(bought).toEqual({ status: 200, body: { purchase_id: expect.any(String) } });
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
    expect(await buy(held, await aLead(held))).toMatchObject(refusal('car_id'));
  });
});
