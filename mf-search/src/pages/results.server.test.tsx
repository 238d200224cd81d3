/** @jest-environment node */
import { createLinks } from '@forecourt/shared-contracts';
import { aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { renderToString } from 'react-dom/server';
import { aStock } from '../testing/aStock';
import { loadResults } from '../testing/renderResults';
import { startSearchEndpoint } from '../testing/searchEndpoint';
import { serverPage } from '../testing/serverPage';
import { Component, meta } from './results';

const site = aSite();
let service: Awaited<ReturnType<typeof startSearchEndpoint>>;

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  service = await startSearchEndpoint(aStock(Array.from({ length: 30 }, (_each, index) => ({ year: 1990 + index }))));
});

afterEach(async () => {
  await service.stop();
});

type ResultsData = Awaited<ReturnType<typeof loadResults>>;
const metaFor = (data: ResultsData, address: string) =>
  meta({ data, url: new URL(address, site.url), params: {}, site, to: createLinks(deployedRoutes(site)) });
const metaOf = async (address: string) => metaFor(await loadResults(address, { search: service.search }), address);

it('PL-030 PL-062 has cards, facets and pages in the HTML without a window', async () => {
  const data = await loadResults('/search/toyota', { search: service.search });
  const html = renderToString(serverPage(<Component data={data} />, '/search/toyota', site, service.search));

  expect(globalThis).not.toHaveProperty('window');
  expect(html.match(/<article/g)).toHaveLength(21);
  expect(html).toContain('href="/search/toyota?page=2"');
  expect(html).toContain('href="/search/toyota?car_type=used"');
  expect(html).toContain('1990 Toyota Corolla');
});

const htmlOf = (data: ResultsData, address: string) => renderToString(serverPage(<Component data={data} />, address, site, service.search));

it('SE-015 a slow search is left to the browser: 200, with the rest of the page and placeholders', async () => {
  service.hold();
  const data = await loadResults('/search', { search: { ...service.search, timeoutMs: 200 } });
  const html = htmlOf(data, '/search');

  expect(metaFor(data, '/search').status).toBeUndefined();
  expect(html).toContain('Vehicles for Sale');
  expect(html).toContain('aria-label="Loading vehicles"');
});

it.each([
  ['rejects it', () => service.fail(true)],
  ['sends another page', () => service.respondWith('<!doctype html><title>Welcome to our wireless network</title>')],
  ['refuses the connection', () => service.stop()],
])('SE-015 PL-033 a service that %s: 503 with the page, its message and a Retry that works without script', async (_what, fault) => {
  await fault();
  const data = await loadResults('/search?make=Kia&car_type=used', { search: service.search });
  const html = htmlOf(data, '/search?make=Kia&car_type=used');

  expect(metaFor(data, '/search').status).toBe(503);
  expect(html).toContain('We could not load vehicles. Please try again.');
  expect(html).toContain(
    '<form action="/search"><input type="hidden" name="car_type" value="used"/><input type="hidden" name="make" value="Kia"/>',
  );
  expect(html).toContain('Vehicles for Sale');
  expect(html).not.toContain('Loading vehicles');
});

it('PL-033 rejects where nothing of the back end responds', async () => {
  service.hold();
  const loading = loadResults('/search', { search: { ...service.search, timeoutMs: 200 }, promos: 'never' });
  await expect(loading).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

it.each([
  ['a clean path', '/search/toyota', { canonical: '/search/toyota', robots: undefined }],
  ['a later page of it', '/search/toyota?page=2', { canonical: '/search/toyota?page=2', robots: undefined }],
  ['one make by query', '/search?make=Toyota', { canonical: '/search/toyota', robots: undefined }],
  ['a combination', '/search/toyota?car_type=used', { canonical: '/search/toyota', robots: 'noindex,follow' }],
  ['an order', '/search/toyota?sortBy=Car_production:price:asc', { canonical: '/search/toyota', robots: 'noindex,follow' }],
  ['words that no list knows', '/search/corolla', { canonical: '/search/corolla', robots: 'noindex,follow' }],
  ['nothing found', '/search/ferrari', { canonical: '/search/ferrari', robots: 'noindex,follow' }],
])('PL-061 sets canonical URL and robots of %s', async (_case, address, expected) => {
  const { canonical, robots } = await metaOf(address);

  expect({ canonical, robots }).toEqual(expected);
});

it('PL-058 PL-059 names the results and lists their cars', async () => {
  const { title, description, jsonLd } = await metaOf('/search/toyota');

  expect(title).toBe('Toyota Vehicles for Sale');
  expect(description).toContain('Browse 30 vehicles at Harbour Motors');
  expect(jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'ItemList',
      itemListElement: expect.arrayContaining([
        { '@type': 'ListItem', position: 1, name: '1990 Toyota Corolla', url: 'https://harbour-motors.example/cars/car-1' },
      ]),
    }),
  ]);
});
