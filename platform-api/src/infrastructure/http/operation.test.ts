import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { deliveryOf } from '../../contexts/enquiries';
import { logTo } from '../../../testing/logTo';
import { HARBOUR_HOST, startTestApi, type TestApi } from '../../../testing/testApi';
import { waitFor } from '../../../testing/waitFor';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const lines: Record<string, unknown>[] = [];
const received: string[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    received.push(`${request.url} ${body}`);
    response.end('{}');
  });
});

let api: TestApi;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  api = await startTestApi({
    logger: { level: 'info', stream: logTo(lines) },
    rateLimits: { lead: 1, signInCode: 1, quote: 1, search: 1, analytics: 300, valuation: 1, place: 1_000_000 },
    traceEndpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await api.close();
  collector.close();
});

it('PL-068 is alive at once and ready with database and search index', async () => {
  expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  const ready = await waitFor(async () => {
    const response = await api.app.inject('/readyz');
    return response.statusCode === 200 ? response : null;
  });
  expect(ready.json()).toEqual({ status: 'ready' });
});

it('PL-034 PL-068 names documents of delivery that are not valid under problems, and stays ready', async () => {
  const problem = 'harbour-motors.json: rules.0.endpoints: there is no endpoint "fax" (leads of this site wait until it is valid)';
  const other = await startTestApi({
    delivery: { source: { ...deliveryOf({}), problems: () => [problem] }, environment: {}, isWorking: false },
  });
  const ready = await waitFor(async () => {
    const response = await other.app.inject('/readyz');
    return response.statusCode === 200 ? response : null;
  });
  expect(ready.json()).toEqual({ status: 'ready', problems: [`delivery/${problem}`] });
  await other.close();
});

it('PL-068 logs one JSON line per response with request id, tenant and composition id', async () => {
  lines.length = 0;
  await api.app.inject({
    url: '/api/locations?email=x@y.example',
    headers: { host: HARBOUR_HOST, 'x-request-id': 'request-1', 'x-composition-id': 'r12.a1b2' },
  });
  await api.app.inject({ url: '/api/locations', headers: { host: 'elsewhere.example', 'x-composition-id': 'not an id; drop table' } });

  const answered = lines.filter(({ msg }) => msg === 'request completed');
  expect(answered).toEqual([
    expect.objectContaining({
      reqId: 'request-1',
      tenant: 'harbour-motors',
      composition: 'r12.a1b2',
      method: 'GET',
      path: '/api/locations',
      status: 200,
      ms: expect.any(Number),
    }),
    expect.objectContaining({ path: '/api/locations', status: 404 }),
  ]);
  expect(answered[1]).not.toHaveProperty('composition');
  expect(answered[1]).not.toHaveProperty('tenant');
  expect(JSON.stringify(lines)).not.toContain('x@y.example');
});

it('PL-068 counts requests, durations and rejections by route, leads by state, and nothing personal', async () => {
  await api.app.inject({ url: '/api/cars/secret-of-annabel', headers: { host: HARBOUR_HOST } });
  for (let turn = 0; turn < 3; turn += 1)
    await api.app.inject({ method: 'POST', url: '/api/leads', headers: { host: HARBOUR_HOST }, payload: {} });
  const { body, headers } = await api.app.inject('/metrics');

  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(body).toContain('forecourt_api_requests_total{method="GET",route="/api/cars/:slug",status="404",tenant="harbour-motors"} 1');
  expect(body).toContain('forecourt_api_request_seconds_count{method="GET",route="/api/cars/:slug"} 1');
  expect(body).toContain('forecourt_api_rate_limited_total{limit="lead"} 2');
  expect(body).toMatch(/# HELP forecourt_leads /);
  expect(body).not.toContain('annabel');
});

const statusOf = async ({ app }: TestApi, from: { remoteAddress?: string; headers?: Record<string, string> }) =>
  (await app.inject({ url: '/metrics', ...from })).statusCode;

it('PL-068 the metrics are for this machine only', async () => {
  expect(await statusOf(api, {})).toBe(200);
  expect(await statusOf(api, { remoteAddress: '203.0.113.5' })).toBe(404);
  expect(await statusOf(api, { headers: { 'x-forwarded-for': '203.0.113.5' } })).toBe(404);
});

it('PL-068 the metrics need the bearer token where one is set', async () => {
  const guarded = await startTestApi({ metricsToken: 'a-long-token' });
  expect(await statusOf(guarded, {})).toBe(404);
  expect(await statusOf(guarded, { headers: { authorization: 'Bearer another-one' } })).toBe(404);
  expect(await statusOf(guarded, { remoteAddress: '203.0.113.5', headers: { authorization: 'Bearer a-long-token' } })).toBe(200);
  await guarded.close();
});

it('PL-068 sends a span for each request to the OpenTelemetry endpoint, in the trace of the caller', async () => {
  await api.app.inject({
    url: '/api/cars/annabel?phone=0412345678',
    headers: { host: HARBOUR_HOST, traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
  });
  await api.app.flushTraces();

  const sent = received.join('\n');
  expect(received.every((each) => each.startsWith('/v1/traces '))).toBe(true);
  expect(sent).toContain('GET /api/cars/:slug');
  expect(sent).toContain(TRACE);
  expect(sent).toContain('harbour-motors');
  expect(sent).not.toContain('0412345678');
  expect(sent).not.toContain('annabel');
});
