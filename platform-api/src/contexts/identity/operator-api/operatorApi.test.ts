import { HARBOUR, HARBOUR_HOST, RIVER_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';
import { inMemoryLimitStore } from '../../../infrastructure/http/limitStore';
import { openTokenService, type TokenService } from '../api-tokens/tokenService';

const DAY_MS = 86_400_000;
let now: Date;
let api: TestApi;
let tokens: TokenService;
beforeAll(async () => {
  api = await startTestApi({ now: () => now, limitStore: inMemoryLimitStore({ clock: () => now.getTime() }) });
  tokens = openTokenService(api.database, () => now);
});
afterAll(() => api.close());
beforeEach(() => {
  now = new Date('2026-03-02T02:00:00Z');
});

const create = (over: Partial<Parameters<TokenService['create']>[1]> = {}) =>
  tokens.create(HARBOUR.slug, { name: 'Head office CMS', rights: ['content:read'], days: 365, ...over });
const get = (url: string, text: string | null, { host = HARBOUR_HOST, address = '203.0.113.1' } = {}) =>
  api.app.inject({
    url: `/api/operator/v1${url}`,
    headers: { host, 'x-forwarded-for': address, ...(text !== null && { authorization: `Bearer ${text}` }) },
  });

describe('PL-089 the token of a request', () => {
  it('PL-089 is accepted on its own site, where it may read about itself', async () => {
    const { id, text } = await create({ rights: ['leads:read', 'content:write'] });
    expect(text).toMatch(/^fct_[\da-f]{12}_[\w-]{43}$/);
    const response = await get('/token', text);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.json()).toEqual({
      id,
      name: 'Head office CMS',
      tenant: 'harbour-motors',
      rights: ['leads:read', 'content:write'],
      expires_at: '2027-03-02T02:00:00Z',
    });
  });

  it.each([
    ['none', async () => null, HARBOUR_HOST],
    ['another text', async () => 'fct_0123456789ab_guess', HARBOUR_HOST],
    ['one that nobody made', async () => `fct_0123456789ab_${'A'.repeat(43)}`, HARBOUR_HOST],
    ['one of another tenant', async () => (await create()).text, RIVER_HOST],
    ['one with a letter changed', async () => (await create()).text.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A')), HARBOUR_HOST],
  ])('PL-089 with %s responds with 401 and what to do', async (_what, text, host) => {
    const response = await get('/token', await text(), { host });
    expect([response.statusCode, response.headers['content-type'], response.headers['www-authenticate']]).toEqual([
      401,
      'application/problem+json; charset=utf-8',
      'Bearer',
    ]);
    expect(response.json()).toEqual({
      type: 'urn:forecourt:problem:not-authenticated',
      title: 'Not authenticated',
      status: 401,
      detail:
        'Send "Authorization: Bearer" with a token of this site that is in force: "npx forecourt token create" makes one, "token list" shows which there are.',
    });
  });

  it('PL-089 ends at once when it is revoked, and by itself after its days', async () => {
    const [revoked, short] = [await create(), await create({ days: 1 })];
    expect([(await get('/token', revoked.text)).statusCode, (await get('/token', short.text)).statusCode]).toEqual([200, 200]);
    expect(await tokens.revoke('river-motors', revoked.id)).toBe(false);
    expect(await tokens.revoke(HARBOUR.slug, revoked.id)).toBe(true);
    expect(await tokens.revoke(HARBOUR.slug, revoked.id)).toBe(false);
    now = new Date(now.getTime() + DAY_MS);
    expect([(await get('/token', revoked.text)).statusCode, (await get('/token', short.text)).statusCode]).toEqual([401, 401]);
  });

  it('PL-089 that lacks the right of an address responds with 403 and names it', async () => {
    const { id, text } = await create({ rights: ['leads:read'] });
    const response = await get('/content?kind=offer', text);
    expect([response.statusCode, response.json()]).toEqual([
      403,
      expect.objectContaining({ detail: `The token ${id} (Head office CMS) does not have the right content:read.` }),
    ]);
  });

  it('PL-089 is stored as a hash, and lists say when it was used', async () => {
    const { id, text } = await create({ name: 'Listed' });
    await get('/token', text);
    const [row] = await api.database.query<Record<string, unknown>>('select * from api_tokens where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(text.split('_').slice(2).join('_'));
    expect((await tokens.list(HARBOUR.slug)).find((token) => token.id === id)).toMatchObject({
      subject: 'tenant',
      createdAt: '2026-03-02T02:00:00Z',
      lastUsedAt: '2026-03-02T02:00:00Z',
      revokedAt: null,
    });
  });
});

describe('PL-089 limits', () => {
  const allowed = async (call: () => ReturnType<typeof get>, most = 700) => {
    for (let count = 0; count < most; count += 1) {
      const response = await call();
      if (response.statusCode === 429)
        return { count, retryAfter: Number(response.headers['retry-after']), body: response.json() as object };
    }
    return { count: most };
  };

  it('PL-089 600 requests of one token in a minute', async () => {
    now = new Date('2026-03-02T03:00:00Z');
    const { text } = await create();
    expect(await allowed(() => get('/token', text))).toEqual({
      count: 600,
      retryAfter: 60,
      body: expect.objectContaining({ type: 'urn:forecourt:problem:too-many-requests', status: 429 }),
    });
    now = new Date(now.getTime() + 60_000);
    expect((await get('/token', text)).statusCode).toBe(200);
  });

  it('PL-089 30 guesses of one address in a minute, which do not lock out the others', async () => {
    now = new Date('2026-03-02T04:00:00Z');
    const { text } = await create();
    expect(await allowed(() => get('/token', 'guess', { address: '203.0.113.66' }))).toMatchObject({ count: 30 });
    expect((await get('/token', text, { address: '203.0.113.66' })).statusCode).toBe(200);
    expect((await get('/token', 'guess', { address: '203.0.113.67' })).statusCode).toBe(401);
  });
});

it('PL-089 the API document describes each address with its responses, a security scheme and examples', async () => {
  const document = (await get('/openapi.json', null)).json() as {
    openapi: string;
    paths: Record<string, Record<string, { security?: unknown; responses: object }>>;
    components: { securitySchemes: object };
  };
  expect([document.openapi, document.components.securitySchemes]).toEqual(['3.1.0', { token: { type: 'http', scheme: 'bearer' } }]);
  const operations = Object.entries(document.paths).filter(([path]) => !path.endsWith('/openapi.json'));
  expect(operations.map(([path]) => path)).toContain('/api/operator/v1/content/{kind}/{*}');
  for (const [, methods] of operations)
    for (const operation of Object.values(methods)) {
      expect(operation.security).toEqual([{ token: [] }]);
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '403', '429']));
    }
  expect(JSON.stringify(document)).toContain('Summer sale on every Ranger');
});
