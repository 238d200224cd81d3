import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { tenantsFromFolder } from '@forecourt/server-kit';
import { SITE_CHANGES_PATH, type SiteChangesReport } from '@forecourt/shared-contracts/site-changes';
import { routeOf } from '@forecourt/shared-contracts/site-routes';
import { aSiteDocument } from '@forecourt/shared-contracts/testing';
import { artifactsInFolder, canaried, changeRegistry, promoted, registryInFolder } from '../../registry';
import { publishRelease } from '../../registry/testing/publishRelease';
import { startShell, type RunningShell } from '../startShell';
import { getFrom } from '../testing/getFrom';
import { writeSiteFolder } from '../testing/siteFolder';

const NO_FILES = { js: [], css: [], shared: [] };
const HOST = 'harbour-motors.localhost';

let files: Awaited<ReturnType<typeof writeSiteFolder>>;
let shell: RunningShell;
let api: FastifyInstance;
let report: SiteChangesReport;
let close: () => Promise<void>;
beforeAll(async () => {
  files = await writeSiteFolder();
  const page = (name: string, pattern: string) =>
    routeOf({ name: `search.${name}`, pattern, page: name, remote: 'mf-search', title: name });
  await publishRelease(artifactsInFolder(files.artifactsFolder), 'mf-search', '1.1.0', {
    pages: { results: { ...NO_FILES, query: ['page', 'make'] }, other: NO_FILES },
    routes: [page('results', '/search'), page('other', '/other')],
  });
  const released = { author: 'Ann', change: 'release', apply: promoted('mf-search', '1.1.0') };
  await changeRegistry(registryInFolder(files.registryFolder), released);
  report = { 'harbour-motors': { document: 'a', stock: '1', content: '1' } };
  api = Fastify({ forceCloseConnections: true });
  api.get('/api/written-content', async () => ({ kinds: [], pages: [] }));
  api.get(SITE_CHANGES_PATH, async () => report);
  const apiBase = await api.listen({ port: 0, host: '127.0.0.1' });
  const tenants = await tenantsFromFolder(files.tenantsFolder, { everyMs: 10 });
  shell = await startShell({
    ...files,
    ...{ port: 0, host: '127.0.0.1', tenants, apiBase, workers: 1, renderTimeoutMs: 60_000, registryEveryMs: 20 },
  });
  close = async () => {
    await shell.close();
    await api.close();
    tenants.close();
    files.remove();
  };
});
afterAll(() => close());

const get = async (address: string, headers: Record<string, string> = {}) => getFrom(shell.address, address, HOST, headers);
const rendersIn = (body: string) => (JSON.parse(body) as { renders: number }).renders;
const kindOf = async (address: string, headers = {}) => (await get(address, headers)).headers['cache-status'];
/** Requests an address until it comes as `wanted`. */
async function until(address: string, wanted: RegExp, headers = {}) {
  for (;;) {
    const response = await get(address, headers);
    if (wanted.test(String(response.headers['cache-status']))) return response;
  }
}
/** What the server has just learnt of is in doubt for a moment more. */
const isHit = /hit; ttl=\d\d/;

it('PL-083 the third request of a page is sent from memory, and the response says so', async () => {
  expect(await kindOf('/cars/a')).toBe('forecourt; fwd=uri-miss');
  expect(await kindOf('/cars/a')).toBe('forecourt; fwd=uri-miss; stored');
  const { headers, body } = await until('/cars/a', isHit);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': 'max-age=1, stale-while-revalidate=2, stale-if-error=86400',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  });
  expect(rendersIn((await get('/cars/a')).body)).toBe(rendersIn(body));
});

it('PL-083 a stored page comes in the encoding that a browser accepts, and as 304 to one that has it', async () => {
  const { headers } = await until('/cars/b', isHit, { 'accept-encoding': 'gzip, br' });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', expect.stringContaining('accept-encoding')]);
  for (const accepted of ['gzip', 'br;q=0', '']) {
    const plain = await get('/cars/b', { 'accept-encoding': accepted });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, expect.stringContaining('/cars/b')]);
  }
  const again = await get('/cars/b', { 'if-none-match': `"x", ${headers.etag}` });
  expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
  expect((await get('/cars/b', { 'if-none-match': '"x"' })).status).toBe(200);
});

it('PL-083 a stored page is nobody’s: it is the same with and without cookies', async () => {
  const { body } = await until('/cars/c', isHit, { cookie: 'session=somebody' });
  expect((await get('/cars/c')).body).toBe(body);
});

const urlIn = (body: string) => (JSON.parse(body) as { url: string }).url;

it('PL-083 a page is rendered with the parameters that it shows, and visitors of campaigns get the stored one', async () => {
  const { body } = await until('/search?page=2&utm_source=one', isHit);
  expect(urlIn(body)).toBe(`http://${HOST}/search?page=2`);
  const other = await get('/search?utm_source=two&page=2&gclid=x');
  expect([other.body, other.headers['cache-status']]).toEqual([body, expect.stringMatching(isHit)]);
  expect(urlIn((await get('/search?page=3')).body)).toBe(`http://${HOST}/search?page=3`);
  expect(urlIn((await get('/?utm_source=one')).body)).toBe(`http://${HOST}/`);
});

it('PL-083 a page that does not say which parameters it shows gets all of them, and is stored without any only', async () => {
  for (let time = 0; time < 3; time += 1) {
    const { body, headers } = await get('/other?utm_source=one');
    expect([urlIn(body), headers['cache-status']]).toEqual([`http://${HOST}/other?utm_source=one`, 'forecourt; fwd=bypass']);
  }
  expect((await until('/other', isHit)).status).toBe(200);
});

it('PL-083 a page that is not found is not stored', async () => {
  await get('/gone/a');
  await get('/gone/a');
  const { status, headers } = await get('/gone/a');
  expect([status, headers['cache-status'], headers['cdn-cache-control'], headers.etag]).toEqual([
    404,
    'forecourt; fwd=uri-miss',
    undefined,
    undefined,
  ]);
});

it('PL-083 a change of the stock, and another document, are another page', async () => {
  const first = rendersIn((await until('/cars/f', isHit)).body);
  report = { 'harbour-motors': { document: 'a', stock: '2', content: '1' } };
  let changed = await get('/cars/f');
  while (rendersIn(changed.body) === first) changed = await get('/cars/f');
  const second = rendersIn((await until('/cars/f', isHit)).body);

  const document = aSiteDocument({ name: 'Harbour Cars' });
  writeFileSync(path.join(files.tenantsFolder, 'harbour-motors.json'), JSON.stringify(document));
  await until('/cars/f', /fwd=uri-miss/);
  expect(rendersIn((await get('/cars/f')).body)).toBeGreaterThan(second);
});

it('PL-083 a release is served at once, and while visitors get one of two versions their pages are private', async () => {
  await until('/cars/g', isHit);
  await publishRelease(artifactsInFolder(files.artifactsFolder), 'mf-search', '2.0.0');
  const registry = registryInFolder(files.registryFolder);
  await changeRegistry(registry, { author: 'Ann', change: 'release', apply: promoted('mf-search', '2.0.0') });
  let released = await get('/cars/g');
  while (!released.body.includes('2.0.0')) released = await get('/cars/g');
  expect(released.headers['cache-control']).toContain('public');

  await publishRelease(artifactsInFolder(files.artifactsFolder), 'mf-search', '3.0.0');
  await changeRegistry(registry, {
    author: 'Ann',
    change: 'canary',
    apply: canaried('mf-search', { version: '3.0.0', percent: 50, tenants: [] }),
  });
  const inCanary = { cookie: '__Host-forecourt_bucket=1' };
  let canary = await get('/cars/g', inCanary);
  while (!canary.body.includes('3.0.0')) canary = await get('/cars/g', inCanary);
  expect(canary.headers).toMatchObject({ 'cache-control': 'private, max-age=0, must-revalidate', vary: expect.stringContaining('cookie') });
  expect(canary.headers['cdn-cache-control']).toBeUndefined();
  expect((await get('/cars/g', { cookie: '__Host-forecourt_bucket=99' })).body).toContain('2.0.0');
});

it('PL-033 with the back end down stored pages are sent, and all others are 503', async () => {
  const cookie = '__Host-forecourt_bucket=99';
  const { body } = await until('/backed', isHit, { cookie });
  await api.close();
  writeFileSync(path.join(files.artifactsFolder, 'back-end-is-down'), '');
  expect((await get('/unavailable', { cookie })).status).toBe(503);
  const down = await until('/backed', /stale-if-error/, { cookie });
  expect([down.status, down.body]).toEqual([200, body]);
});
