import { aSite } from '@forecourt/shared-contracts/testing';
import { createApiClient } from './createApiClient';

const own = { url: 'site.example', protocol: 'https' } as const;
const hostOf = (search_app: string, search_host: string) =>
  createApiClient(aSite({ search_app, search_host }), { base: '', searchHost: own }).search.host;

it.each([
  ['the site’s own endpoint', 'local', 'ignored.example', own],
  ['Algolia itself', 'APP123', '', null],
  ['another server of the same protocol', 'APP123', 'https://search.example/v1/', { url: 'search.example/v1', protocol: 'https' }],
  ['a host without a scheme', 'APP123', 'search.example:8443', { url: 'search.example:8443', protocol: 'https' }],
  ['a server on this machine', 'APP123', 'http://127.0.0.1:9', { url: '127.0.0.1:9', protocol: 'http' }],
])('AP-021 SE-018 searches at %s by configuration', (_where, app, host, expected) => {
  expect(hostOf(app, host)).toEqual(expected);
});

describe('files', () => {
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
  const { fetch: before } = globalThis;
  beforeEach(() => Object.assign(globalThis, { fetch: fetched }));
  afterEach(() => Object.assign(globalThis, { fetch: before }));
  const api = createApiClient(aSite(), { base: '', searchHost: own });
  const answer = (ok: boolean, status: number, body: string) =>
    fetched.mockResolvedValue({ ok, status, text: async () => body, blob: async () => new Blob([body]) } as Response);

  it('AP-033 returns a file unchanged', async () => {
    answer(true, 200, '%PDF');
    expect((await api.getFile('/api/cars/kia-7/brochure.pdf')).size).toBe(4);
  });

  it('AP-033 rejects with the message of the response', async () => {
    answer(false, 404, JSON.stringify({ error: { code: 'not_found', message: 'There is no such vehicle.' } }));
    await expect(api.getFile('/api/cars/gone/brochure.pdf')).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      message: 'There is no such vehicle.',
    });
  });

  it('FO-068 sends a file as it is, with its own type, and anything else as JSON', async () => {
    answer(true, 201, '{"photo_id":"1"}');
    const photo = new Blob(['jpeg'], { type: 'image/jpeg' });
    await api.post('/api/lead-photos', photo);
    await api.post('/api/leads', { name: 'Ann' });
    const [file, json] = fetched.mock.calls.slice(-2).map(([, init]) => init);
    expect(file?.body).toBe(photo);
    expect(file?.headers).not.toHaveProperty('content-type');
    expect(json).toMatchObject({ body: '{"name":"Ann"}', headers: { 'content-type': 'application/json' } });
  });
});

it.each([
  ['the client', (controller: AbortController) => [{ signal: controller.signal }, {}] as const],
  ['the call', (controller: AbortController) => [{}, { signal: controller.signal }] as const],
])('the signal of %s aborts a request that waits for its response', async (_whose, signals) => {
  const controller = new AbortController();
  const [ofClient, ofCall] = signals(controller);
  const { fetch: before } = globalThis;
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>(
    (_url, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  Object.assign(globalThis, { fetch: fetched });
  try {
    const api = createApiClient(aSite(), { base: '', searchHost: own, ...ofClient });
    const call = api.get('/api/cars/kia-7', ofCall);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'ApiError', code: 'unreachable' });
  } finally {
    Object.assign(globalThis, { fetch: before });
  }
});
