import Fastify, { type FastifyInstance } from 'fastify';
import { SCENARIOS, type Scenario } from '../scenarios/scenarios';
import { startScenarioBackEnd } from './startScenarioBackEnd';

const SITE = 'harbour-motors.localhost';
const SLOW_MS = 60;

let api: FastifyInstance;
let scenarios: Awaited<ReturnType<typeof startScenarioBackEnd>>;
beforeAll(async () => {
  api = Fastify();
  api.get('/api/echo', (request, reply) =>
    reply.headers({ etag: '"1"', 'set-cookie': ['one=1', 'two=2'] }).send({ host: request.headers['x-forwarded-host'], query: request.query }),
  );
  api.post('/api/echo', (request) => ({ body: request.body }));
  api.get('/api/cars/latest', (_request, reply) => reply.header('etag', '"1"').send([{ id: 1, slug: 'one', car_type: 'used', status: 'in_stock' }]));
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
  fetch(`${scenarios.address}${path}`, { ...init, headers: { 'x-forwarded-host': SITE, cookie: `other=1; forecourt_scenario=${scenario}`, ...init.headers } });
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

it('PL-022 changes cars, and then no validator of the real answer goes with them', async () => {
  const answer = await call('sold-car', '/api/cars/latest');
  expect(await answer.json()).toMatchObject([{ id: 1, status: 'sold' }]);
  expect(answer.headers.get('etag')).toBeNull();
});

it('PL-022 takes the scenario of the header before that of the cookie', async () => {
  const answer = await call('failing-api', '/api/cars/latest', { headers: { 'x-forecourt-scenario': 'reserved-car' } });
  expect(await answer.json()).toMatchObject([{ reserved: true }]);
});

it('PL-022 fails with 503 in the shape of the API and in that of the search endpoint, pictures excepted', async () => {
  const failed = await call('failing-api', '/api/cars/latest');
  expect(failed.status).toBe(503);
  expect(await failed.json()).toEqual({ error: { code: 'unexpected', message: 'An unexpected error occured' } });
  const search = await post('failing-api', '/1/indexes/*/queries', { requests: [] });
  expect(await search.json()).toEqual({ status: 503, message: 'An unexpected error occured' });
  expect((await call('failing-api', '/images/one.png')).status).toBe(200);
});

it('PL-022 answers later in the slow scenario', async () => {
  const begin = performance.now();
  expect((await call('slow-api', '/api/echo')).status).toBe(200);
  expect(performance.now() - begin).toBeGreaterThanOrEqual(SLOW_MS - 5);
});

it('PL-022 keeps session and watchlist of the signed-in scenario by itself, one list for each site', async () => {
  expect(await (await call('signed-in', '/api/session')).json()).toEqual({ user: { id: 1, phone: '+61491570006' } });
  await post('signed-in', '/api/watchlist/save-car', { phone_number: '+61491570006', car_id: 7 });
  expect(await (await post('signed-in', '/api/watchlist/save-car', { car_id: 9 })).json()).toEqual({ success: true, car_ids: [9, 7] });
  await post('signed-in', '/api/watchlist/remove-car', { car_id: 7 });
  expect(await (await call('signed-in', '/api/watchlist')).json()).toEqual({ car_ids: [9] });
  expect(await (await call('signed-in', '/api/watchlist', { headers: { 'x-forwarded-host': 'other.localhost' } })).json()).toEqual({ car_ids: [] });
});

it('PL-022 knows nobody in the signed-out scenario, and asks the back end in the normal one', async () => {
  expect(await (await call('signed-out', '/api/session')).json()).toEqual({ user: null });
  expect((await call('signed-out', '/api/watchlist')).status).toBe(401);
  expect(await (await call('normal', '/api/session')).json()).toMatchObject({ from: 'platform-api' });
});

it('PL-022 says 502 in every scenario that needs the back end while that is away', async () => {
  const standalone = await startScenarioBackEnd({ apiBase: 'http://127.0.0.1:1', slowMs: 0 });
  for (const { name } of SCENARIOS.filter((each) => each.name !== 'failing-api')) {
    const { status } = await fetch(`${standalone.address}/api/offers`, { headers: { 'x-forecourt-scenario': name } });
    expect({ name, status }).toEqual({ name, status: 502 });
  }
  await standalone.close();
});
