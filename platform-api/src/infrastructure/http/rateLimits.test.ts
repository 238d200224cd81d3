import { randomUUID } from 'node:crypto';
import { HARBOUR, HARBOUR_HOST, RIVER_HOST, startTestApi, type TestApi } from '../../../testing/testApi';
import { inMemoryLimitStore } from './limitStore';
import { RATE_LIMITS, rateLimitsFrom } from './rateLimits';
import { trustIn } from '@forecourt/server-kit';

let clock = 0;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rateLimits: RATE_LIMITS, limitStore: inMemoryLimitStore({ clock: () => clock }) });
});
afterAll(() => api.close());

type Sent = { host?: string; address?: string; headers?: Record<string, string> };
const send = (url: string, payload: object, { host = HARBOUR_HOST, address = '203.0.113.1', headers = {} }: Sent = {}) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { host, 'x-forwarded-for': address, 'idempotency-key': randomUUID(), ...headers },
    payload,
  });
const search = (over: Sent = {}) =>
  send(
    '/1/indexes/Car_production/query',
    { query: '' },
    { ...over, headers: { 'x-algolia-api-key': HARBOUR.search_key, ...over.headers } },
  );

/** How many calls in a row are let through. */
async function allowed(call: () => ReturnType<typeof send>, most = 700): Promise<number> {
  for (let count = 0; count < most; count += 1) if ((await call()).statusCode === 429) return count;
  return most;
}

it('AP-004 allows one address 10 leads a minute, rejects the next, and allows it again a minute later', async () => {
  const call = () => send('/api/leads', {});
  expect(await allowed(call)).toBe(10);
  const refused = await call();
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { error: { code: 'too_many_requests', message: 'Too many requests. Please try again later.' } },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  clock += 60_000;
  expect(await allowed(call)).toBe(10);
});

it.each([
  ['5 sign-in codes', '/api/sign-in/code', 5],
  ['60 quotes', '/api/youx/quote', 60],
  ['60 quotes of an account', '/api/account/quotes', 60],
  ['10 saved valuations', '/api/miscellaneous', 10],
  ['300 visits', '/api/visits', 300],
  ['300 events', '/api/events', 300],
])('AP-004 allows one address %s a minute', async (_what, url, most) => {
  clock += 60_000;
  expect(await allowed(() => send(url, {}))).toBe(most);
});

it('AP-004 allows one address 300 searches a minute, and rejects with the protocol’s error', async () => {
  clock += 60_000;
  expect(await allowed(search)).toBe(300);
  const refused = await search();
  expect([refused.statusCode, refused.json()]).toEqual([429, { message: 'Too many requests. Please try again later.', status: 429 }]);
});

it('AP-004 PL-043 counts addresses and sites separately, an IPv6 network as one address', async () => {
  clock += 60_000;
  const call = (over: Sent) => () => send('/api/leads', {}, over);
  expect(await allowed(call({ address: '2001:db8::1' }))).toBe(10);
  expect(await allowed(call({ address: '198.51.100.7' }))).toBe(10);
  expect(await allowed(call({ address: '2001:db8::1', host: RIVER_HOST }))).toBe(10);
});

it('PL-046 the address comes from a trusted proxy, never from a header of the visitor', async () => {
  clock += 60_000;
  const spoofing = (turn: number) =>
    api.app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { host: HARBOUR_HOST, 'x-forwarded-for': `10.0.0.${turn}` },
      remoteAddress: '203.0.113.9',
      payload: {},
    });
  let turn = 0;
  expect(await allowed(() => spoofing((turn += 1)))).toBe(10);
  clock += 60_000;
  expect(await allowed(() => send('/api/leads', {}, { address: `not-an-address-${(turn += 1)}` }))).toBe(10);
});

it('PL-046 limits all visitors of a site together, without counting rejected requests', async () => {
  clock += 60_000;
  for (let count = 0; count < 700; count += 1) await send('/api/leads', {}, { address: '203.0.113.50' });
  let visitor = 0;
  const another = () => {
    visitor += 1;
    return send('/api/leads', {}, { address: `10.${Math.floor(visitor / 250)}.1.${visitor % 250}` });
  };
  expect(await allowed(another)).toBe(590);
  expect((await send('/api/leads', {}, { host: RIVER_HOST })).statusCode).not.toBe(429);
});

it('AP-004 the site’s own server, which renders for many, is not limited', async () => {
  clock += 60_000;
  const render = () =>
    api.app.inject({
      method: 'POST',
      url: '/1/indexes/Car_production/query',
      headers: { 'x-forwarded-host': HARBOUR_HOST, 'x-algolia-api-key': HARBOUR.search_key },
      payload: { query: '' },
    });
  expect(await allowed(render, 320)).toBe(320);
});

it('PL-046 trusts configured proxies, as IPv4 or IPv4-mapped IPv6, and rejects other text', () => {
  const isTrusted = trustIn(['loopback', '10.1.0.0/16', '2001:db8::/32']);
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.200.3', '::ffff:10.1.2.3', '2001:db8::5'].map(isTrusted)).toEqual(
    Array(6).fill(true),
  );
  expect(['10.2.0.1', '8.8.8.8', '2001:db9::1', 'localhost', '', undefined].map(isTrusted)).toEqual(Array(6).fill(false));
  expect(() => trustIn('everything')).toThrow('A trusted proxy must be');
});

it('AP-004 stores a bounded number of addresses', async () => {
  const store = inMemoryLimitStore({ maxKeys: 100, clock: () => 0 });
  for (let key = 0; key < 1000; key += 1) await store.hit(String(key), 1000);
  expect(await store.hit('999', 1000)).toEqual({ count: 2, remainingMs: 1000 });
  expect(await store.hit('0', 1000)).toEqual({ count: 1, remainingMs: 1000 });
});

it('AP-004 a demonstration may switch the limits off, no other site may', () => {
  expect([rateLimitsFrom({}, true), rateLimitsFrom({ RATE_LIMITS: 'off' }, true), rateLimitsFrom({ RATE_LIMITS: 'off' }, false)]).toEqual([
    RATE_LIMITS,
    null,
    RATE_LIMITS,
  ]);
});
