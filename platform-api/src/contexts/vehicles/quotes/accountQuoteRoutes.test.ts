import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AccountQuote } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { DATABASES } from '../../../../testing/postgres';
import { signIn } from '../../../../testing/signIn';
import { HARBOUR_HOST, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { integrationsFrom } from '../../../app/integrations';
import { createAccountQuotes } from './accountQuotes';
import { createOutbox } from '../../../infrastructure/outbox/outbox';

const FIGURES = { weeklyRepaymentAmount: 121.4, advertisedRate: 7.49, comparisonRate: 8.61 };
const OWN = { weeklyRepaymentAmount: 99, advertisedRate: 6.99, comparisonRate: null };

const car = (id: number, over = {}) => ({
  car: aCar({ id, slug: `car-${id}`, vin: `VIN${id}`, nvic: 'ABC22A', year: 2021, price: 24_990, ...over }),
  feedKey: String(id),
  source: 'feed' as const,
});

describe.each(DATABASES)('quotes of an account on $name', ({ open }) => {
  let now = new Date('2026-03-02T09:00:00Z');
  let api: TestApi;
  let lender: Server;
  let requests: unknown[] = [];
  let isDown = false;
  let ann: string;

  beforeAll(async () => {
    lender = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        requests.push(JSON.parse(text));
        response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(FIGURES));
      });
    });
    await new Promise<void>((resolve) => lender.listen(0, '127.0.0.1', resolve));
    const environment = { QUOTES_URL: `http://127.0.0.1:${(lender.address() as AddressInfo).port}/quote`, QUOTES_TOKEN: 'secret' };
    const database = await open();
    const sources = { outbox: createOutbox(database), now: () => now, isDemonstration: true };
    api = await startTestApi({
      database,
      now: () => now,
      tenants: tenantsOf(
        aSite({ slug: 'harbour-motors', switches: { youxQuoteEnabled: true } }),
        aSite({ id: 2, slug: 'river-motors', switches: { youxQuoteEnabled: false } }),
      ),
      integrations: integrationsFrom(environment, sources),
    });
    await api.cars.save('harbour-motors', [
      car(1),
      car(2, { price: 30_000, offer_price: 28_000 }),
      car(3, { price: null }),
      car(4, { youxQuote: OWN }),
      car(5, { sold: true, status: 'sold', sold_date_timestamp: Math.floor(now.getTime() / 1000) - 86_400 }),
      car(9, { show_on_dealer_website: false }),
    ]);
    await api.cars.save('river-motors', [car(1), car(2, { youxQuote: OWN })]);
    ann = await signIn(api, '0412 000 001', HARBOUR_HOST);
  });
  afterAll(async () => {
    await api.close();
    lender.close();
  });
  beforeEach(async () => {
    requests = [];
    isDown = false;
    await api.database.script('delete from account_quotes');
  });

  const store = async (carId: number, { cookie = ann, host = HARBOUR_HOST, over = {} } = {}) => {
    const payload = { car_id: carId, ...over };
    return (await api.app.inject({ method: 'POST', url: '/api/account/quotes', headers: { host, cookie }, payload })).statusCode;
  };
  const list = async (cookie = ann, host = HARBOUR_HOST) => {
    const response = await api.app.inject({ url: '/api/account/quotes', headers: { host, cookie } });
    return { status: response.statusCode, cache: response.headers['cache-control'], quotes: response.json<AccountQuote[]>() };
  };
  const ids = async (cookie = ann) => (await list(cookie)).quotes.map((each) => each.car.id);

  it('AP-069 AP-070 stores what the lender states for the price of a car, and lists it with car, price and time', async () => {
    expect(await store(2, { over: { weeklyRepaymentAmount: 1 } })).toBe(204);
    expect(requests).toEqual([
      { selfAssessedCreditScore: 'GREAT', purchasePrice: 28_000, loanTerm: 5, year: 2021, vin: 'VIN2', nvic: 'ABC22A', whoIsHelping: '' },
    ]);
    expect(await list()).toEqual({
      status: 200,
      cache: 'no-store',
      quotes: [
        {
          car: expect.objectContaining({ id: 2, slug: 'car-2', make: 'Toyota' }),
          price: 28_000,
          quote: FIGURES,
          quoted_at: '2026-03-02T09:00:00.000Z',
        },
      ],
    });
  });

  it('AP-069 the last one of each car is stored, newest first', async () => {
    await store(1);
    now = new Date(now.getTime() + 60_000);
    await store(2);
    expect(await ids()).toEqual([2, 1]);
    now = new Date(now.getTime() + 60_000);
    await store(1);
    expect(await ids()).toEqual([1, 2]);
  });

  it('AP-069 a car with a quote of its own needs no lender', async () => {
    expect(await store(4)).toBe(204);
    expect(requests).toEqual([]);
    expect((await list()).quotes).toMatchObject([{ quote: OWN, price: null }]);
  });

  it('AP-069 refuses a car that the site lacks, hides or has sold, one without a price, and a site without quotes', async () => {
    expect([await store(404), await store(9), await store(5)]).toEqual([404, 404, 404]);
    expect(await store(3)).toBe(422);
    const cookie = await signIn(api, '0412 000 003', RIVER_HOST);
    for (const id of [1, 2]) expect(await store(id, { host: RIVER_HOST, cookie })).toBe(422);
    expect((await list(cookie, RIVER_HOST)).quotes).toEqual([]);
    expect(await ids()).toEqual([]);
  });

  it('AP-069 a lender that fails stores nothing, and leaves the last quote', async () => {
    await store(1);
    now = new Date(now.getTime() + 2 * 60 * 60_000);
    isDown = true;
    expect(await store(1)).toBe(502);
    expect(await store(2)).toBe(502);
    expect(await ids()).toEqual([1]);
  });

  it('AP-069 AP-070 PL-043 needs a session of the same site, and shows nobody those of others', async () => {
    await store(1);
    for (const cookie of ['', '__Host-forecourt_session=made-up']) {
      expect(await store(1, { cookie })).toBe(401);
      expect((await list(cookie)).status).toBe(401);
    }
    expect((await list(ann, RIVER_HOST)).status).toBe(401);
    expect(await ids(await signIn(api, '0412 000 002', HARBOUR_HOST))).toEqual([]);
  });

  it('AP-070 a car that has left the site or is sold is not listed', async () => {
    await store(1);
    await store(2);
    await api.cars.save('harbour-motors', [car(1, { show_on_dealer_website: false })]);
    expect(await ids()).toEqual([2]);
    await api.cars.save('harbour-motors', [car(1, { sold: true, status: 'sold', sold_date_timestamp: Math.floor(now.getTime() / 1000) })]);
    expect(await ids()).toEqual([2]);
    await api.cars.save('harbour-motors', [car(1)]);
  });

  it('AP-069 AP-070 one is listed for 30 days, and deleted then', async () => {
    await store(1);
    now = new Date(now.getTime() + 31 * 86_400_000);
    ann = await signIn(api, '0412 000 001', HARBOUR_HOST);
    expect(await ids()).toEqual([]);
    await store(2);
    await createAccountQuotes(api.database).deleteOld(now);
    expect(await api.database.query('select car_id::int as id from account_quotes')).toEqual([{ id: 2 }]);
  });
});
