import { aCar } from '@forecourt/shared-contracts/testing';
import { HARBOUR, HARBOUR_HOST, RIVER, RIVER_HOST, startTestApi, type TestApi } from '../../../testing/testApi';
import { Problem, PROBLEMS, type ProblemCode } from './problems';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.cars.save(HARBOUR.slug, [{ car: aCar({ id: 7, slug: 'harbour-car' }), feedKey: '7', source: 'feed' }]);
  await api.cars.save(RIVER.slug, [{ car: aCar({ id: 8, slug: 'river-car' }), feedKey: '8', source: 'feed' }]);
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = { host: HARBOUR_HOST }, remoteAddress = '127.0.0.1') =>
  api.app.inject({ url, headers, remoteAddress });

describe('AP-001 format and tenant', () => {
  it('AP-001 responds with JSON in UTF-8 under /api, with or without a trailing slash', async () => {
    const response = await get('/api/cars/harbour-car/');
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(response.json()).toEqual((await get('/api/cars/harbour-car')).json());
  });

  it.each([
    ['its host', { host: RIVER_HOST }, '203.0.113.1'],
    [
      'the host that a trusted proxy passes on',
      { host: 'api.internal', 'x-forwarded-host': RIVER_HOST, 'x-forwarded-for': '203.0.113.1' },
      '127.0.0.1',
    ],
    ['the website id that the site’s own server sends', { host: 'api.internal', 'x-website-id': String(RIVER.id) }, '127.0.0.1'],
  ])('AP-001 finds the site by %s', async (_what, headers, address) => {
    expect((await get('/api/cars/river-car', headers, address)).statusCode).toBe(200);
  });

  it.each([
    ['X-Website-Id of a visitor', { host: HARBOUR_HOST, 'x-website-id': String(RIVER.id) }, '203.0.113.1'],
    [
      'X-Website-Id that a visitor sends through the site’s server',
      { host: HARBOUR_HOST, 'x-website-id': String(RIVER.id), 'x-forwarded-for': '203.0.113.1' },
      '127.0.0.1',
    ],
    ['X-Forwarded-Host of a stranger', { host: HARBOUR_HOST, 'x-forwarded-host': RIVER_HOST }, '203.0.113.1'],
  ])('AP-001 PL-046 ignores %s', async (_what, headers, address) => {
    expect((await get('/api/cars/river-car', headers, address)).statusCode).toBe(404);
    expect((await get('/api/cars/harbour-car', headers, address)).statusCode).toBe(200);
  });

  it.each([{ host: 'elsewhere.example' }, { host: 'api.internal', 'x-website-id': '99' }, { host: '' }])(
    'AP-001 responds with 404 for the headers %j of no site',
    async (headers) => {
      expect((await get('/api/cars/harbour-car', headers as Record<string, string>)).statusCode).toBe(404);
    },
  );
});

describe('AP-002 error responses', () => {
  it.each<[ProblemCode, number, string]>([
    ['validation_failed', 422, 'Please fix the following errors:'],
    ['not_signed_in', 401, 'Please sign in to continue.'],
    ['payment_unconfirmed', 402, 'Your bank asks you to confirm this payment.'],
    ['forbidden', 403, 'You can not do that.'],
    ['not_found', 404, 'Not found.'],
    ['conflict', 409, 'This has already been done.'],
    ['too_large', 413, 'This is too large to be sent.'],
    ['too_many_requests', 429, 'Too many requests. Please try again later.'],
    ['upstream_failed', 502, 'A partner service did not answer. Please try again.'],
    ['unavailable', 503, 'We can not do this at the moment. Please try again in a few seconds.'],
    ['unexpected', 500, 'An unexpected error occured'],
  ])('AP-002 %s has status %i and the message %j', (code, status, message) => {
    const problem = new Problem(code);
    expect([problem.statusCode, problem.toResponse()]).toEqual([status, { error: { code, message } }]);
    expect(Object.keys(PROBLEMS)).toHaveLength(11);
  });

  it.each([
    ['an unknown address', { url: '/api/nothing' }, 404, 'not_found'],
    ['an unknown method', { method: 'DELETE' as const, url: '/api/cars/harbour-car' }, 404, 'not_found'],
    ['a parameter out of range', { url: '/api/cars/latest?limit=999' }, 422, 'validation_failed'],
    ['a parameter that overflows', { url: '/api/cars/latest?limit=1e309' }, 422, 'validation_failed'],
    ['an address that is no text', { url: '/api/cars/%ff%fe' }, 422, 'validation_failed'],
    ['a NUL in the address', { url: '/api/cars/%00' }, 422, 'validation_failed'],
    [
      'malformed JSON',
      { method: 'POST' as const, url: '/api/events', payload: '{"id":', headers: { 'content-type': 'application/json' } },
      422,
      'validation_failed',
    ],
    [
      'a polluted prototype',
      {
        method: 'POST' as const,
        url: '/api/events',
        payload: '{"id":1,"__proto__":{"x":1}}',
        headers: { 'content-type': 'application/json' },
      },
      422,
      'validation_failed',
    ],
    [
      'a body of a strange type',
      { method: 'POST' as const, url: '/api/events', payload: '<x/>', headers: { 'content-type': 'text/xml' } },
      422,
      'validation_failed',
    ],
    [
      'a body that is too large',
      {
        method: 'POST' as const,
        url: '/api/events',
        payload: JSON.stringify({ id: 1, label: 'x'.repeat(300_000) }),
        headers: { 'content-type': 'application/json' },
      },
      413,
      'too_large',
    ],
    [
      'a body that is nested too deeply',
      {
        method: 'POST' as const,
        url: '/api/events',
        payload: `{"id":1,"form":${'['.repeat(40)}${']'.repeat(40)}}`,
        headers: { 'content-type': 'application/json' },
      },
      422,
      'validation_failed',
    ],
  ])('AP-002 %s has the one error shape', async (_what, request, status, code) => {
    const response = await api.app.inject({
      ...request,
      headers: { host: HARBOUR_HOST, ...('headers' in request ? request.headers : {}) },
    });
    const { error } = response.json() as { error: { code: ProblemCode; message: string; fields?: Record<string, string> } };
    expect([response.statusCode, error.code, error.message]).toEqual([status, code, PROBLEMS[code as ProblemCode].message]);
    expect(Object.keys(error.fields ?? {}).length > 0).toBe(code === 'validation_failed');
    expect(response.body).not.toMatch(/\\n +at |node_modules|\.ts:/);
  });

  it('AP-003 every error is JSON with a request id', async () => {
    const response = await get('/api/cars/unknown');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect((await get('/api/cars/unknown', { host: HARBOUR_HOST, 'x-request-id': 'from-the-shell-1' })).headers['x-request-id']).toBe(
      'from-the-shell-1',
    );
    expect((await get('/api/cars/unknown', { host: HARBOUR_HOST, 'x-request-id': 'a b\u0007' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});

it('PL-041 AP-002 responses cannot be sniffed as another type, framed or executed', async () => {
  for (const url of ['/api/cars/harbour-car', '/api/cars/unknown']) {
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    });
  }
});

it('the site configuration is served by the shell: the back end responds with 404', async () => {
  expect((await get('/api/site-config')).statusCode).toBe(404);
});
