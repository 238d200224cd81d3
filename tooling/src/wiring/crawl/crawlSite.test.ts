import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crawlSite, type CrawledSite } from './crawlSite';
import { fetchPageFrom } from './fetchPage';

/** HTML or a redirect by path; every other path responds with 404. */
const PAGES: Readonly<Record<string, string | { location: string }>> = {
  '/': '<main data-remote="shell" data-page="home"><a href="/cars">Cars</a><a href="/old-cars">Old</a><a href="/planted">Planted</a><a href="/garage">Garage</a><a href="https://other.example/">Elsewhere</a></main>',
  '/cars':
    '<main data-remote="mf-search" data-page="results"><a href="/cars/a">A</a><a href="/cars/b">B</a><a href="/cars/c">C</a><a href="http://one.localhost:3000/cars#top">Self</a></main>',
  '/cars/a': '<main data-remote="mf-vehicle" data-page="detail"></main>',
  '/cars/b': '<main data-remote="mf-vehicle" data-page="detail"></main>',
  '/old-cars': { location: '/cars' },
  '/garage': { location: '/sign-in?redirect=%2Fgarage' },
  '/unlinked': '<main data-remote="mf-forms" data-page="fleet"><a href="/planted-too">Planted</a></main>',
  '/sitemap.xml':
    '<urlset><url><loc>http://one.localhost:3000/cars</loc></url><url><loc>http://one.localhost:3000/unlinked</loc></url><url><loc>http://one.localhost:3000/gone</loc></url></urlset>',
};

const site: CrawledSite = {
  slug: 'one',
  hostname: 'one.localhost',
  routeOf(path) {
    if (path === '/garage') return { pattern: '/garage', page: 'navigation.customer-area', isGated: true };
    return path.startsWith('/cars/') ? { pattern: '/cars/:slug', page: 'vehicle.detail', isGated: false } : null;
  },
};

let server: Server;
let baseUrl: string;
let requested: string[];

beforeAll(async () => {
  server = createServer(({ url = '/', headers }, response) => {
    requested.push(url);
    const page = headers.host === 'one.localhost' ? PAGES[url] : undefined;
    if (typeof page === 'string')
      response.writeHead(200, { 'content-type': url.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8' }).end(page);
    else response.writeHead(page ? 302 : 404, page).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requested = [];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const crawl = (perPattern = 25, perSite = 100) => crawlSite(site, fetchPageFrom(baseUrl), { perPattern, perSite });

it('finds dead links with the page that leads to them, the target of a redirect and of unlinked pages included', async () => {
  const { deadLinks } = await crawl();

  expect(deadLinks).toEqual([
    { path: '/planted', status: 404, from: '/' },
    { path: '/sign-in', status: 404, from: '/' },
    { path: '/cars/c', status: 404, from: '/cars' },
    { path: '/planted-too', status: 404, from: '/unlinked' },
  ]);
});

it('finds dead entries of the site map', async () => {
  expect((await crawl()).deadEntries).toEqual([{ path: '/gone', status: 404, from: '/sitemap.xml' }]);
});

it('counts a page as reached by links alone, and a gated one where its gate redirects', async () => {
  expect([...(await crawl()).reachedPages].toSorted()).toEqual([
    'navigation.customer-area',
    'search.results',
    'shell.home',
    'vehicle.detail',
  ]);
});

it('requests no more addresses of a pattern and of a site than its limits', async () => {
  await crawl(1);
  expect(requested.filter((path) => path.startsWith('/cars/'))).toEqual(['/cars/a']);

  expect((await crawl(25, 3)).requests).toBe(3);
});
