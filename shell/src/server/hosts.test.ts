import Fastify, { type FastifyInstance } from 'fastify';
import { tenantsFromFolder, type TenantSource } from '@forecourt/server-kit';
import { startShell, type RunningShell, type ShellOptions } from './startShell';
import { getFrom } from './testing/getFrom';
import { writeSiteFolder } from './testing/siteFolder';

const FIRST = 'www.harbour.example';
const SECOND = 'harbour.example';

let files: Awaited<ReturnType<typeof writeSiteFolder>>;
let api: FastifyInstance;
let apiBase: string;
let tenants: TenantSource;
let shell: RunningShell | null = null;

beforeAll(async () => {
  files = await writeSiteFolder({ hosts: [FIRST, SECOND], url: `https://${FIRST}` });
  api = Fastify();
  api.get('/readyz', (_request, reply) => reply.code(503).send({ status: 'not ready', missing: ['database'] }));
  api.get('/api/cars', async ({ headers }) => ({ host: headers['x-forwarded-host'] }));
  api.get('/api/protocol', async ({ headers }) => ({ protocol: headers['x-forwarded-proto'] }));
  apiBase = await api.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  tenants = await tenantsFromFolder(files.tenantsFolder, { hasDevelopmentHosts: false });
});
afterEach(async () => {
  await shell?.close();
  tenants.close();
});
afterAll(async () => {
  await api?.close();
  files?.remove();
});

async function start(options: Partial<ShellOptions> = {}): Promise<void> {
  shell = await startShell({ ...files, port: 0, host: '127.0.0.1', tenants, apiBase, workers: 1, ...options });
}

const get = (path: string, host: string, headers?: Record<string, string>) => getFrom(shell?.address, path, host, headers);

describe('X-Forwarded-Host', () => {
  it('PL-043 does not choose the site: neither page, robots.txt nor a call to the back end', async () => {
    await start();
    const forwarded = { 'x-forwarded-host': FIRST };
    expect((await get('/', 'other.example', forwarded)).status).toBe(404);
    expect((await get('/robots.txt', 'other.example', forwarded)).status).toBe(404);
    expect(JSON.parse((await get('/api/cars', FIRST, { 'x-forwarded-host': 'other.example' })).body)).toEqual({ host: FIRST });
  });

  it('PL-043 chooses it from a trusted proxy with the setting that says so, and the response varies by it', async () => {
    await start({ trustsForwardedHost: true });
    const { status, headers } = await get('/robots.txt', 'proxy.internal', { 'x-forwarded-host': FIRST });
    expect([status, headers.vary]).toEqual([200, expect.stringContaining('X-Forwarded-Host')]);
  });

  it('PL-043 does not choose it from an address that is no trusted proxy', async () => {
    await start({ trustsForwardedHost: true, trustedProxies: ['10.0.0.0/8'] });
    expect((await get('/robots.txt', 'proxy.internal', { 'x-forwarded-host': FIRST })).status).toBe(404);
  });
});

describe('X-Forwarded-Proto', () => {
  it.each([':', 'https, :', 'javascript', ''])('PL-041 %j is no protocol, and neither page nor call fails', async (value) => {
    await start();
    expect((await get('/', FIRST, { 'x-forwarded-proto': value })).status).toBe(200);
    const call = await get('/api/protocol', FIRST, { 'x-forwarded-proto': value });
    expect([call.status, JSON.parse(call.body)]).toEqual([200, { protocol: 'http' }]);
  });

  it('PL-041 the protocol of a trusted proxy reaches the back end', async () => {
    await start();
    expect(JSON.parse((await get('/api/protocol', FIRST, { 'x-forwarded-proto': 'https' })).body)).toEqual({ protocol: 'https' });
  });
});

describe('hosts of a site', () => {
  beforeEach(() => start());

  it('PL-061 another host leads to the first, with path and query', async () => {
    const { status, headers } = await get('/search?make=Kia', SECOND);
    expect([status, headers.location]).toEqual([301, `https://${FIRST}/search?make=Kia`]);
    expect((await get('/robots.txt', `${SECOND}:8443`)).headers.location).toBe(`https://${FIRST}:8443/robots.txt`);
    expect((await get('/search?make=Kia', FIRST)).status).toBe(200);
  });

  it('PL-061 what an open page requests from another host is served there', async () => {
    expect((await get('/_shell/shell.1.0.0.js', SECOND)).status).toBe(200);
    expect((await get('/api/cars', SECOND)).status).toBe(200);
  });

  it('SH-003 <slug>.localhost is no host of a site for real visitors', async () => {
    expect((await get('/', 'harbour-motors.localhost')).status).toBe(404);
  });
});

describe('HTTPS', () => {
  it.each([
    ['a page', '/search'],
    ['a file', '/_shell/shell.1.js'],
    ['a call to the back end', '/api/cars'],
    ['robots.txt', '/robots.txt'],
    ['what is not found', '/_shell/none.js'],
  ])('PL-041 %s says that browsers must use it', async (_what, path) => {
    await start();
    expect((await get(path, FIRST)).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('PL-041 it includes the subdomains of hosts for which a setting says so', async () => {
    await start({ hstsSubdomains: [FIRST] });
    expect((await get('/search', FIRST)).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await get('/search', SECOND)).headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('details for the operator', () => {
  const FORWARDED = { 'x-forwarded-for': '203.0.113.9' };

  it('PL-041 others get the status of /readyz alone, and no composition', async () => {
    await start({ metricsToken: 'secret' });
    expect(JSON.parse((await get('/readyz', FIRST, FORWARDED)).body)).toEqual({ status: 'not ready' });
    expect((await get('/_forecourt/composition?path=/', FIRST, FORWARDED)).status).toBe(404);
    expect((await get('/_forecourt/revision', FIRST, FORWARDED)).status).toBe(404);
  });

  it.each([
    ['this machine', {}],
    ['a holder of the token', { ...FORWARDED, authorization: 'Bearer secret' }],
  ])('PL-068 %s gets what is missing, and the composition', async (_who, headers) => {
    await start({ metricsToken: 'secret' });
    const ready = await get('/readyz', FIRST, headers);
    expect([ready.status, JSON.parse(ready.body)]).toEqual([
      503,
      { status: 'not ready', missing: ['platform-api is not ready: database'] },
    ]);
    expect((await get('/_forecourt/composition?path=/', FIRST, headers)).status).toBe(200);
    expect((await get('/_forecourt/revision', FIRST, headers)).status).toBe(200);
  });
});
