import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { createLinks } from '@forecourt/shared-contracts';
import { aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { filesOfPage, inlineCss, sizes, sizesTable, vehicleLink } from './sizes';

// Random bytes do not shrink: the brotli size of such a file is near its length.
const FILES: Record<string, Buffer> = {
  '/_shell/shell.js': randomBytes(100_000),
  '/_shell/shell.css': randomBytes(5000),
  '/_remotes/mf-search/assets/results.js': randomBytes(100_000),
  '/_remotes/mf-vehicle/assets/detail.js': randomBytes(2000),
  '/_remotes/mf-vehicle/assets/detail.css': randomBytes(21_000),
};
const sizeOf = (...files: string[]) => files.reduce((sum, file) => sum + brotliCompressSync(FILES[file] ?? Buffer.alloc(0)).length, 0);

const page = (...tags: string[]) =>
  `<!doctype html><head><script defer src="/_shell/shell.js"></script><link rel="stylesheet" href="/_shell/shell.css">${tags.join('')}</head>`;
const PAGES: Record<string, string> = {
  '/': page(),
  '/search/new-used-and-demo-cars': page(
    '<link rel="preload" as="script" href="/_remotes/mf-search/assets/results.js">',
    '<a href="/cars/corolla-101?from=search">Corolla</a>',
  ),
  '/cars/corolla-101': page(
    '<link rel="preload" as="script" href="/_remotes/mf-vehicle/assets/detail.js">',
    '<link rel="stylesheet" href="/_remotes/mf-vehicle/assets/detail.css">',
    `<p>${randomBytes(60_000).toString('hex')}</p>`,
  ),
  '/our-location': page('<script src="/_remotes/gone.js"></script>'),
  '/about-us': page(),
  '/contact': page('<link rel="preload" as="script" href="/_remotes/mf-search/assets/results.js">'),
};

let server: Server;
let base: string;
let requested: string[];
beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '/', headers } = request;
    requested.push(`${headers.host?.split(':')[0]}${url}`);
    const body = FILES[url] ?? (PAGES[url] === undefined ? null : Buffer.from(PAGES[url]));
    if (!body) response.writeHead(404).end();
    else if (url === '/about-us') response.end(body);
    else response.writeHead(200, { 'content-encoding': headers['accept-encoding'] === 'br' ? 'br' : 'none' }).end(brotliCompressSync(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requested = [];
});
afterAll(() => server.close());

const site = aSite({ switches: { financeEnabled: false } });

it('PL-050 finds every script and style that the HTML names, once', () => {
  const html = `
    <link rel="stylesheet" href="/a.css" integrity="x"><link rel=stylesheet href=/b.css>
    <script defer src="/a.js?x=1&amp;y=2"></script><link rel="preload" as="script" href="/a.js?x=1&amp;y=2">
    <link rel="preload" as="script" href="/b.js"><link rel="modulepreload" href="/c.js">
    <link rel="preload" as="image" href="/car.jpg"><link rel="canonical" href="/search">
    <script type="application/json">{"src":"/no.js"}</script>`;
  expect(filesOfPage(html)).toEqual({ js: ['/a.js?x=1&y=2', '/b.js', '/c.js'], css: ['/a.css', '/b.css'] });
});

it('PL-051 counts inline stylesheets as CSS of the page, but not its theme', () => {
  const sheet = '@layer remotes{.card{color:red}@media (width<600px){.card{color:blue}}}';
  const html = `<style>:root{--brand:red}</style><style data-href="/_remotes/a.css">${sheet}</style><p>x</p><style data-href="/_remotes/b.css">${sheet}</style>`;
  expect(inlineCss(html)).toBe(2 * brotliCompressSync(sheet).length);
});

it('PL-007 finds a vehicle page where the tenant has put it', () => {
  const html =
    '<a href="/cars">All</a><a href="/stock/corolla-101#photos">Corolla</a><a href="/cars/yaris-102">Yaris</a><a href="/cars/yaris/photos">no</a>';
  const pathsOf = (of: typeof site) => createLinks(deployedRoutes(of));
  expect(vehicleLink(html, pathsOf(site))).toBe('/cars/yaris-102');
  const moved = aSite({ routes: [{ route: 'vehicle.detail', pattern: '/stock/:slug' }] });
  expect(vehicleLink(html, pathsOf(moved))).toBe('/stock/corolla-101');
  expect(vehicleLink('<a href="/cars">All</a>', pathsOf(site))).toBeNull();
});

it('PL-051 sums what each page of a tenant carries over the wire and compares it with its budget', async () => {
  const rows = await sizes(base, [site]);
  const of = (name: string) => rows.find((row) => row.page === name);

  expect(rows.map((row) => row.page)).toEqual(['home', 'search', 'vehicle', 'locations', 'contact', 'service', 'test drive', 'about']);
  expect(of('home')).toMatchObject({ js: sizeOf('/_shell/shell.js'), css: sizeOf('/_shell/shell.css'), files: 2, problems: [] });
  expect(of('search')).toMatchObject({ js: sizeOf('/_shell/shell.js', '/_remotes/mf-search/assets/results.js'), problems: [] });
  expect(of('contact')?.js).toBe(of('search')?.js);
  expect(of('contact')?.problems).toEqual([expect.stringMatching(/^js over by \d\.\d kB$/)]);
  expect(of('vehicle')).toMatchObject({
    path: '/cars/corolla-101',
    css: sizeOf('/_shell/shell.css', '/_remotes/mf-vehicle/assets/detail.css'),
  });
  expect(of('vehicle')?.problems).toEqual([
    expect.stringMatching(/^css over by 1\.\d kB$/),
    expect.stringMatching(/^html over by \d+\.\d kB$/),
  ]);
  expect(of('vehicle')?.html).toBe(brotliCompressSync(PAGES['/cars/corolla-101'] ?? '').length);
});

it('PL-051 reports what could not be measured: a missing file, a page that is not compressed, a missing page', async () => {
  const moved = aSite({ switches: { financeEnabled: false }, routes: [{ route: 'forms.contact', pattern: '/gone' }] });
  const rows = await sizes(base, [moved]);
  expect(rows.find((row) => row.page === 'locations')?.problems).toEqual(['/_remotes/gone.js: status 404']);
  expect(rows.find((row) => row.page === 'about')?.problems).toEqual(['its HTML is not sent as brotli']);
  expect(rows.find((row) => row.page === 'contact')?.problems).toEqual(['status 404', 'its HTML names no script']);
});

it('PL-051 requests each tenant under its own host, and each file once', async () => {
  await sizes(base, [site, aSite({ id: 2, slug: 'hill-cars', name: 'Hill Cars' })]);
  expect(requested.filter((each) => each === 'harbour-motors.localhost/_shell/shell.js')).toHaveLength(1);
  expect(requested.filter((each) => each === 'hill-cars.localhost/_shell/shell.js')).toHaveLength(1);
});

it('PL-051 prints size and budget of every page', async () => {
  const table = sizesTable(await sizes(base, [site])).split('\n');
  expect(table[0]).toMatch(/^tenant +page +JavaScript +CSS +HTML/);
  expect(table[1]).toMatch(/^harbour-motors +home +100\.\d kB \/ 170 +5\.\d kB \/ 25 .* ok$/);
  expect(table[3]).toMatch(/vehicle .* css over by/);
});
