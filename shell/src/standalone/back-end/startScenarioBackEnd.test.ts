import type { AccountEnquiry, AccountQuote, ShopperReservation } from '@forecourt/shared-contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { SCENARIOS, type Scenario } from '../../scenarios/scenarios';
import { startScenarioBackEnd } from './startScenarioBackEnd';

const SITE = 'harbour-motors.localhost';
const SLOW_MS = 60;

let api: FastifyInstance;
let scenarios: Awaited<ReturnType<typeof startScenarioBackEnd>>;
beforeAll(async () => {
  api = Fastify();
  api.get('/api/echo', (request, reply) =>
    reply
      .headers({ etag: '"1"', 'set-cookie': ['one=1', 'two=2'] })
      .send({ host: request.headers['x-forwarded-host'], query: request.query }),
  );
  api.post('/api/echo', (request) => ({ body: request.body }));
  api.get('/api/cars/latest', (request, reply) =>
    reply
      .header('etag', '"1"')
      .send([{ id: 1, slug: request.headers['x-forwarded-host'] === SITE ? 'one' : 'other', car_type: 'used', status: 'in_stock' }]),
  );
  api.get('/api/session', () => ({ user: null, from: 'platform-api' }));
  api.get('/images/one.png', (_request, reply) => reply.type('image/png').send(Buffer.from([1, 2, 3])));
  scenarios = await startScenarioBackEnd({ apiBase: await api.listen({ port: 0 }), slowMs: SLOW_MS });
});
afterAll(async () => {
  await scenarios.close();
  await api.close();
});

/** As the standalone server's proxy calls: with the site's host and the browser's cookie. */
const call = (scenario: Scenario, path: string, init: RequestInit = {}) =>
  fetch(`${scenarios.address}${path}`, {
    ...init,
    headers: { 'x-forwarded-host': SITE, cookie: `other=1; forecourt_scenario=${scenario}`, ...init.headers },
  });
const post = (scenario: Scenario, path: string, body: object) =>
  call(scenario, path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

it('PL-022 passes calls on whole: address, host, body, cookies and validators', async () => {
  const answer = await call('normal', '/api/echo?a=1');
  expect(await answer.json()).toEqual({ host: SITE, query: { a: '1' } });
  expect(answer.headers.get('etag')).toBe('"1"');
  expect(answer.headers.getSetCookie()).toEqual(['one=1', 'two=2']);
  expect(await (await post('normal', '/api/echo', { name: 'Zoë' })).json()).toEqual({ body: { name: 'Zoë' } });
  expect((await call('normal', '/api/nothing')).status).toBe(404);
});

it('changes cars and removes the ETag of the real response', async () => {
  const answer = await call('sold-car', '/api/cars/latest');
  expect(await answer.json()).toMatchObject([{ id: 1, status: 'sold' }]);
  expect(answer.headers.get('etag')).toBeNull();
});

it('the scenario of the header takes precedence over the cookie', async () => {
  const answer = await call('failing-api', '/api/cars/latest', { headers: { 'x-forecourt-scenario': 'reserved-car' } });
  expect(await answer.json()).toMatchObject([{ reserved: true }]);
});

it('PL-022 fails with 503 in the shape of the API and in that of the search endpoint, images excepted', async () => {
  const failed = await call('failing-api', '/api/cars/latest');
  expect(failed.status).toBe(503);
  expect(await failed.json()).toEqual({ error: { code: 'unexpected', message: 'An unexpected error occured' } });
  const search = await post('failing-api', '/1/indexes/*/queries', { requests: [] });
  expect(await search.json()).toEqual({ status: 503, message: 'An unexpected error occured' });
  expect((await call('failing-api', '/images/one.png')).status).toBe(200);
});

it('responds later in the slow scenario', async () => {
  const begin = performance.now();
  expect((await call('slow-api', '/api/echo')).status).toBe(200);
  expect(performance.now() - begin).toBeGreaterThanOrEqual(SLOW_MS - 5);
});

it('the signed-in scenario has its own session and one watchlist per site', async () => {
  expect(await (await call('signed-in', '/api/session')).json()).toEqual({ user: { id: 1, phone: '+61491570006' } });
  await post('signed-in', '/api/watchlist/save-car', { phone_number: '+61491570006', car_id: 7 });
  expect(await (await post('signed-in', '/api/watchlist/save-car', { car_id: 9 })).json()).toEqual({ success: true, car_ids: [9, 7] });
  await post('signed-in', '/api/watchlist/remove-car', { car_id: 7 });
  expect(await (await call('signed-in', '/api/watchlist')).json()).toEqual({ car_ids: [9] });
  expect(await (await call('signed-in', '/api/watchlist', { headers: { 'x-forwarded-host': 'other.localhost' } })).json()).toEqual({
    car_ids: [],
  });
});

it('the signed-in scenario has an account with a valuation, and a reservation and a quote of a car of the site', async () => {
  const [enquiry] = (await (await call('signed-in', '/api/account/enquiries')).json()) as AccountEnquiry[];
  const [reservation] = (await (await call('signed-in', '/api/account/reservations')).json()) as ShopperReservation[];
  for (const end of [enquiry?.valuation?.estimate?.valid_until, reservation?.held_until])
    expect(Date.parse(String(end))).toBeGreaterThan(Date.now());
  const [quote] = (await (await call('signed-in', '/api/account/quotes')).json()) as AccountQuote[];
  expect([reservation?.car?.slug, quote?.car.slug]).toEqual(['one', 'one']);
  expect((await post('signed-in', '/api/account/quotes', { car_id: 1 })).status).toBe(204);
  expect((await call('signed-out', '/api/account/enquiries')).status).toBe(401);
});

it('PL-022 an account can be empty, and fail while its visitor is signed in', async () => {
  expect(await (await call('empty', '/api/account/reservations')).json()).toEqual([]);
  expect(await (await call('empty', '/api/watchlist')).json()).toEqual({ car_ids: [] });
  expect(await (await call('failing-api', '/api/session')).json()).toEqual({ user: { id: 1, phone: '+61491570006' } });
  expect((await call('failing-api', '/api/account/reservations')).status).toBe(503);
});

it('the signed-out scenario has no user, and the normal one forwards to the back end', async () => {
  expect(await (await call('signed-out', '/api/session')).json()).toEqual({ user: null });
  expect((await call('signed-out', '/api/watchlist')).status).toBe(401);
  expect(await (await call('normal', '/api/session')).json()).toMatchObject({ from: 'platform-api' });
});

it('responds with 502 when the back end is unreachable', async () => {
  const standalone = await startScenarioBackEnd({ apiBase: 'http://127.0.0.1:1', slowMs: 0 });
  for (const { name } of SCENARIOS.filter((each) => each.name !== 'failing-api')) {
    const { status } = await fetch(`${standalone.address}/api/offers`, { headers: { 'x-forecourt-scenario': name } });
    expect({ name, status }).toEqual({ name, status: 502 });
  }
  await standalone.close();
});
