import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { tenantsFromFolder, type TenantSource } from '@forecourt/server-kit';
import { routeOf } from '@forecourt/shared-contracts/site-routes';
import { aSiteDocument } from '@forecourt/shared-contracts/testing';
import { artifactsInFolder, changeRegistry, promoted, registryInFolder, retired, SHELL } from '../registry';
import { publishRelease } from '../registry/testing/publishRelease';
import { publishShell } from '../registry/testing/publishShell';
import { RENDERER } from './rendering/testing/fakeRenderer';
import { startShell, type RunningShell } from './startShell';
import { getFrom } from './testing/getFrom';

const KNOWN_HOST = 'harbour-motors.localhost';
const NO_FILES = { js: [], css: [], shared: [] };

let folder: string;
let api: FastifyInstance;
let tenants: TenantSource;
let shell: RunningShell;

const write = (file: string, text: string) => {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-shell-'));
  write('tenants/harbour-motors.json', JSON.stringify(aSiteDocument()));
  const artifacts = artifactsInFolder(path.join(folder, 'artifacts'));
  const routes = ['start', 'results'].map((page) =>
    routeOf({ name: `search.${page}`, pattern: `/search/${page}`, page, remote: 'mf-search', title: page }),
  );
  routes.push(
    routeOf({ name: 'search.offers', pattern: '/offers', page: 'results', remote: 'mf-search', title: 'Offers', content: 'offer' }),
  );
  await publishShell(artifacts, '1.0.0', { renderer: RENDERER });
  await publishRelease(artifacts, 'mf-search', '1.0.0', { pages: { start: NO_FILES, results: NO_FILES }, routes });
  await changeRegistry(registryInFolder(path.join(folder, 'registry')), {
    author: 'Ann',
    change: 'release',
    apply: (all) => promoted('mf-search', '1.0.0')(promoted(SHELL, '1.0.0')(all)),
  });

  api = Fastify();
  api.get('/readyz', async () => ({ status: 'ready' }));
  api.get('/api/cars', async ({ headers }) => ({ host: headers['x-forwarded-host'], requestId: headers['x-request-id'] }));
  api.get('/api/written-content', async () => ({ kinds: [], pages: [] }));
  api.get('/sitemap.xml', async ({ headers }) => ({ routes: headers['x-site-routes'] }));
  const apiBase = await api.listen({ port: 0, host: '127.0.0.1' });
  tenants = await tenantsFromFolder(path.join(folder, 'tenants'), { everyMs: 10, onProblem: () => undefined });
  shell = await startShell({
    port: 0,
    host: '127.0.0.1',
    tenants,
    apiBase,
    artifactsFolder: path.join(folder, 'artifacts'),
    registryFolder: path.join(folder, 'registry'),
    workers: 1,
  });
});
afterAll(async () => {
  await shell?.close();
  tenants?.close();
  await api?.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, host = KNOWN_HOST, headers: Record<string, string> = {}) => getFrom(shell.address, path, host, headers);

async function until(isMet: () => boolean): Promise<void> {
  while (!isMet()) await new Promise((resolve) => setTimeout(resolve, 5));
}

it('SH-003 responds to an unknown host with 404 and a page that states it', async () => {
  const { status, body } = await get('/', 'elsewhere.localhost');
  expect(status).toBe(404);
  expect(body).toContain('Site not found.</h1>');
});

it('SH-017 an address that is no text is rendered as a page of the site', async () => {
  const { status, body } = await get('/cars/%ff');
  expect([status, (JSON.parse(body) as { url: string }).url]).toEqual([200, `http://${KNOWN_HOST}/cars/%25ff`]);
});

it('PL-041 renders a page in a worker and sends it with the security headers', async () => {
  const { status, headers, body } = await get('/search?q=corolla');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ url: `http://${KNOWN_HOST}/search?q=corolla`, versions: { 'mf-search': '1.0.0' } });
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

it('PL-033 responds with 503 and Retry-After when a page cannot be rendered', async () => {
  const { status, headers, body } = await get('/throw?remote=mf-search');
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toContain('will be right back');
});

it('PL-033 PL-073 where the back end did not let a page load, 503 with the page that the shell has for the site, and its policy', async () => {
  const { status, headers, body } = await get('/unavailable');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(body).toBe('Harbour Motors will be right back 08 5550 1234');
  expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-theme';");
});

it('PL-073 the icon of a site is what the shell makes of it', async () => {
  const { status, headers, body } = await get('/_forecourt/icon.svg');
  expect([status, headers['content-type'], body]).toEqual([200, 'image/svg+xml', '<svg>Harbour Motors</svg>']);
});

it('serves browser files as immutable, and no server code of a remote', async () => {
  const file = await get('/_shell/shell.1.0.0.js');
  expect([file.status, file.headers['cache-control'], file.body]).toEqual([200, 'public, max-age=31536000, immutable', 'the shell 1.0.0']);
  expect((await get('/_remotes/shell/1.0.0/server/renderer.cjs')).body).not.toContain('parentPort');
  expect((await get('/_remotes/mf-search/assets/entry.b100.js')).body).toBe('the entry of mf-search 1.0.0');
  expect((await get('/_remotes/mf-search/1.0.0/server/remote.cjs')).body).not.toContain('the server code');
});

it('forwards API requests with host and request id', async () => {
  expect(JSON.parse((await get('/api/cars')).body)).toEqual({ host: KNOWN_HOST, requestId: expect.stringMatching(/^[\da-f-]{36}$/) });
});

it('AP-006 responds to /api/site-config with the site and its switches for a minute, and with 404 for an unknown host', async () => {
  const { status, headers, body } = await get('/api/site-config');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  expect(JSON.parse(body)).toMatchObject({ slug: 'harbour-motors', switches: { financeEnabled: true } });
  expect((await get('/api/site-config', 'elsewhere.localhost')).status).toBe(404);
});

it('AP-007 forwards requests of the site map with the routes of the deployed releases, whatever a visitor sends', async () => {
  const { routes } = JSON.parse((await get('/sitemap.xml?part=cars', KNOWN_HOST, { 'x-site-routes': '[]' })).body) as { routes: string };
  expect(JSON.parse(routes)).toEqual([
    { name: 'shell.home', pattern: '/' },
    { name: 'shell.sitemap', pattern: '/sitemap.xml' },
    { name: 'search.results', pattern: '/search/results' },
    { name: 'search.start', pattern: '/search/start' },
  ]);
});

it('reports the composition of an address', async () => {
  const { body, headers } = await get('/_forecourt/composition?path=/search/results');
  expect(JSON.parse(body)).toMatchObject({
    ...{ revision: 1, tenant: 'harbour-motors', route: 'search.results', remote: 'mf-search', page: 'results' },
    remotes: { 'mf-search': { version: '1.0.0' } },
  });
  expect(headers['cache-control']).toBe('no-store');
});

it('is ready while a revision is active and platform-api responds', async () => {
  expect(JSON.parse((await get('/readyz')).body)).toEqual({ status: 'ready' });
});

it('SH-184 a list without content is no page, and no server links to it', async () => {
  expect(JSON.parse((await get('/_forecourt/composition?path=/offers')).body)).toMatchObject({ route: null });
  expect(JSON.parse((await get('/_forecourt/composition?path=/search/results')).body)).toMatchObject({ route: 'search.results' });
  const { routes } = JSON.parse((await get('/sitemap.xml')).body) as { routes: string };
  expect(routes).not.toContain('search.offers');
});

it('PL-046 an address that is no path has a composition, and a robots.txt leads to the site map', async () => {
  for (const path of ['//', '%5C%5Cevil', 'http://evil.example/x', ''])
    expect((await get(`/_forecourt/composition?path=${path}`)).status).toBe(200);
  expect((await get('/_forecourt/composition?path=a&path=b')).status).toBe(400);
  expect(await get('/robots.txt')).toMatchObject({
    status: 200,
    body: 'User-agent: *\nDisallow:\n\nSitemap: https://harbour-motors.example/sitemap.xml\n',
  });
  expect((await get('/robots.txt', 'elsewhere.localhost')).status).toBe(404);
});

it('PL-046 an address with a character in its query that no text has leads to the one without', async () => {
  const { status, headers } = await get('/search?make=Kia%00&query=%00%00x&page=2');
  expect([status, headers.location]).toEqual([302, '/search?make=Kia&query=x&page=2']);
});

it('PL-046 the headers of the connection to platform-api are not those of the visitor', async () => {
  const { headers } = await get('/api/cars', KNOWN_HOST, { connection: 'close' });
  expect([headers.connection, headers['keep-alive']]).toEqual(['close', undefined]);
});

it('PL-034 names a tenant document that is not valid under problems, and stays ready', async () => {
  write('tenants/hill.json', '{"slug": "hill');
  await until(() => tenants.problems().length === 1);
  const { status, body } = await get('/readyz');
  expect([status, JSON.parse(body)]).toEqual([
    200,
    { status: 'ready', problems: [expect.stringMatching(/^hill\.json: .*\(this site is not served\)$/)] },
  ]);
  rmSync(path.join(folder, 'tenants/hill.json'));
  await until(() => tenants.problems().length === 0);
});

it('PL-007 PL-034 names a change of routes that has no effect under problems, and stays ready', async () => {
  const changed = { ...aSiteDocument(), name: 'Renamed', routes: [{ route: 'search.results', pattern: '/search/start' }] };
  write('tenants/harbour-motors.json', JSON.stringify(changed));
  await until(() => tenants.all()[0]?.name === 'Renamed');
  const { status, body } = await get('/readyz');
  expect([status, JSON.parse(body)]).toEqual([
    200,
    {
      status: 'ready',
      problems: ['harbour-motors.json: routes[0].pattern /search/start is the address of search.start already; one address shows one page'],
    },
  ]);
  write('tenants/harbour-motors.json', JSON.stringify(aSiteDocument()));
  await until(() => tenants.all()[0]?.name !== 'Renamed');
});

it('PL-034 reports which revision it serves and what is damaged to commands, orchestrators and Prometheus', async () => {
  expect(JSON.parse((await get('/_forecourt/revision')).body)).toEqual({ revision: 1, problems: [] });
  write('registry/00000002.json', '{"revision": 2');
  await shell.app.siteSnapshot.refresh();
  const problem = expect.stringMatching(/^Registry revision 2 is damaged, 1 is served instead: .*00000002\.json/);
  expect(JSON.parse((await get('/_forecourt/revision')).body)).toEqual({ revision: 1, problems: [problem] });
  const ready = await get('/readyz');
  expect([ready.status, JSON.parse(ready.body)]).toEqual([200, { status: 'ready', problems: [problem] }]);
  const { body } = await get('/metrics');
  expect(body).toContain('forecourt_site_registry_revision 1');
  expect(body).toContain('forecourt_site_problems 1');
  expect((await get('/metrics', KNOWN_HOST, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(404);
});

it('PL-010 CO-137 a remote that this server has never heard of has addresses and slots by its release alone, until it is retired', async () => {
  const artifacts = artifactsInFolder(path.join(folder, 'artifacts'));
  const registry = registryInFolder(path.join(folder, 'registry'));
  const composition = async () =>
    JSON.parse((await get('/_forecourt/composition?path=/insurance/a-car')).body) as { route: string | null; slots: object };
  expect(await composition()).toMatchObject({ route: null, slots: {} });

  await publishRelease(artifacts, 'mf-insurance', '1.0.0', {
    pages: { quote: NO_FILES },
    routes: [routeOf({ name: 'insurance.quote', pattern: '/insurance/:slug', page: 'quote', remote: 'mf-insurance', title: 'Insurance' })],
    slots: { 'insurance-offer': { ...NO_FILES, version: 1, reserve: '3rem' } },
  });
  await changeRegistry(registry, { author: 'Ann', change: 'release', apply: promoted('mf-insurance', '1.0.0') });
  await shell.app.siteSnapshot.refresh();
  expect(await composition()).toMatchObject({
    ...{ route: 'insurance.quote', remote: 'mf-insurance', page: 'quote' },
    slots: { 'insurance-offer': { remote: 'mf-insurance', reserve: '3rem' } },
  });

  await changeRegistry(registry, { author: 'Ann', change: 'retire', apply: retired('mf-insurance') });
  await shell.app.siteSnapshot.refresh();
  expect(await composition()).toMatchObject({ route: null, slots: {} });
});
