import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aSite } from '@forecourt/shared-contracts/testing';
import { integrationsFrom } from '../../../app/integrations';
import { HARBOUR_HOST, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { localExampleQuotes } from './localExampleQuotes';

const REQUEST = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2022,
  vin: 'JTD1',
  nvic: 'ABC22A',
  whoIsHelping: '',
};
const FIGURES = { weeklyRepaymentAmount: 121.4, advertisedRate: 7.49, comparisonRate: 8.61 };

let now = new Date('2026-03-02T09:00:00Z');
let api: TestApi;
let lender: Server;
let requests: { headers: IncomingHttpHeaders; body: unknown }[] = [];
let stubResponse = { status: 200, text: JSON.stringify(FIGURES) };

beforeAll(async () => {
  lender = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      requests.push({ headers: request.headers, body: JSON.parse(text) });
      response.writeHead(stubResponse.status, { 'content-type': 'application/json' }).end(stubResponse.text);
    });
  });
  await new Promise<void>((resolve) => lender.listen(0, '127.0.0.1', resolve));
  const environment = { QUOTES_URL: `http://127.0.0.1:${(lender.address() as AddressInfo).port}/quote`, QUOTES_TOKEN: 'secret' };
  api = await startTestApi({
    now: () => now,
    tenants: tenantsOf(
      aSite({ slug: 'harbour-motors', switches: { youxQuoteEnabled: true } }),
      aSite({ id: 2, slug: 'river-motors', switches: { youxQuoteEnabled: false } }),
    ),
    integrations: integrationsFrom(environment, { outbox: { append: async () => {} }, now: () => now, isDemonstration: true }),
  });
});
afterAll(async () => {
  await api.close();
  lender.close();
});
beforeEach(() => {
  requests = [];
  stubResponse = { status: 200, text: JSON.stringify(FIGURES) };
});

const quote = async (over: object = {}, host = HARBOUR_HOST) => {
  const reply = await api.app.inject({ method: 'POST', url: '/api/youx/quote', headers: { host }, payload: { ...REQUEST, ...over } });
  return { status: reply.statusCode, body: reply.json() as unknown };
};

it('AP-051 forwards the request to the lender and returns its three figures', async () => {
  stubResponse.text = JSON.stringify({ ...FIGURES, weeklyRepaymentAmount: '121.40', internal: 'secret' });
  expect(await quote()).toEqual({ status: 200, body: FIGURES });
  expect(requests).toEqual([{ headers: expect.objectContaining({ authorization: 'Bearer secret' }), body: REQUEST }]);
});

it('AP-053 calls the provider once an hour for a car and a price, also for simultaneous requests', async () => {
  const car = { vin: 'ONCE' };
  await Promise.all([quote(car), quote(car), quote(car)]);
  now = new Date(now.getTime() + 59 * 60_000);
  await quote(car);
  expect(requests).toHaveLength(1);
  await quote({ ...car, purchasePrice: 31_000 });
  expect(requests).toHaveLength(2);
  now = new Date(now.getTime() + 2 * 60_000);
  await quote(car);
  expect(requests).toHaveLength(3);
});

it.each([
  ['a price of 0', { purchasePrice: 0 }, 'purchasePrice'],
  ['a price below 0', { purchasePrice: -1 }, 'purchasePrice'],
  ['a price without end', { purchasePrice: 1e12 }, 'purchasePrice'],
  ['another term', { loanTerm: 7 }, 'loanTerm'],
  ['another score', { selfAssessedCreditScore: 'POOR' }, 'selfAssessedCreditScore'],
])('AP-053 AP-051 rejects %s without calling the provider', async (_what, over, field) => {
  expect(await quote(over)).toMatchObject({
    status: 422,
    body: { error: { code: 'validation_failed', fields: { [field]: expect.any(String) } } },
  });
  expect(requests).toEqual([]);
});

it('AP-053 rejects requests on a site without quotes', async () => {
  expect(await quote({}, RIVER_HOST)).toMatchObject({ status: 422, body: { error: { fields: { site: 'does not offer quotes' } } } });
});

it.each([
  ['an error', { status: 500, text: '{}' }],
  ['no JSON', { status: 200, text: '<html>' }],
  ['no figures', { status: 200, text: '{"weeklyRepaymentAmount":null}' }],
])('AP-052 %s from the lender is upstream_failed, and is not cached', async (what, failure) => {
  stubResponse = failure;
  const car = { vin: `failing with ${what}` };
  expect(await quote(car)).toMatchObject({ status: 502, body: { error: { code: 'upstream_failed' } } });
  stubResponse = { status: 200, text: JSON.stringify(FIGURES) };
  expect(await quote(car)).toEqual({ status: 200, body: FIGURES });
});

it('AP-051 the local examples are named as such, and a car and price always have the same quote', async () => {
  const local = localExampleQuotes(() => now);
  expect(local.name).toBe('local example rates');
  const first = await local.quote(REQUEST);
  expect(await local.quote(REQUEST)).toEqual(first);
  // 10% deposit and 30% final payment over five years at 7.99% a year (FI-027).
  expect(first).toEqual({ weeklyRepaymentAmount: 100, advertisedRate: 7.99, comparisonRate: 8.69 });
  expect((await local.quote({ ...REQUEST, year: 1990 })).advertisedRate).toBe(11.99);
});

it('AP-051 AP-053 the local examples reject a price that is too low for a quote with validation_failed', async () => {
  const local = localExampleQuotes(() => now);
  await expect(local.quote({ ...REQUEST, purchasePrice: 1000 })).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { purchasePrice: 'is too low for a quote' },
  });
});
