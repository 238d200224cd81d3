import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openInteractive } from '../harness/browser';
import { FAULTS } from '../harness/faultProxy';
import { untilPage } from '../harness/load';
import { plantedIn, plantShell } from '../harness/plantedReleases';
import { carPath, getPage, type TestSite } from '../harness/site';
import { expect, test } from '../harness/test';
import { writeDocument } from '../harness/writeDocument';

const TENANT = 'kestrel-motor-group';
const OFFERS = '/special-offers';

// As a site is deployed; the suites that release and break things have sites that render each page anew.
test.use({ siteOptions: { env: { PAGE_CACHE_MB: '64' } } });

/** Requests a page until it comes as `wanted`. */
async function until(site: TestSite, address: string, wanted: RegExp) {
  for (;;) {
    const response = await getPage(site, TENANT, address);
    if (wanted.test(response.headers.get('cache-status') ?? '')) return response;
  }
}
const STORED = /hit; ttl=\d\d/;

test('PL-083 a stored page follows content, cars, document and releases', async ({ site }) => {
  await until(site, OFFERS, STORED);
  const content = path.join(site.folder, 'content');
  mkdirSync(path.join(content, 'offer'), { recursive: true });
  writeFileSync(path.join(content, 'offer/cache-week.yaml'), 'name: Cache week\n');
  await site.forecourt('content', 'import', content, '--tenant', TENANT);
  await untilPage(site, TENANT, OFFERS, (html) => html.includes('Cache week'));

  await until(site, '/', STORED);
  const feed = path.join(site.folder, 'feed.csv');
  writeFileSync(feed, 'make,model,year,price,body,stock_number\nAurora,Vista,2024,32990,SUV,CACHE-1\n');
  await site.forecourt('stock', 'import', feed, '--tenant', TENANT, '--delta');
  await untilPage(site, TENANT, '/', (html) => html.includes('Aurora Vista'));

  await until(site, OFFERS, STORED);
  const file = path.join(site.folder, 'tenants', `${TENANT}.json`);
  const document = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
  writeDocument(file, { ...document, name: 'Renamed Motors' });
  await untilPage(site, TENANT, OFFERS, (html) => html.includes('Renamed Motors') && html.includes('Cache week'));

  await until(site, OFFERS, STORED);
  const { shell } = JSON.parse(await site.forecourt('status', '--json')) as { shell: { stable: string } };
  plantShell(site, shell.stable, '0.9.0');
  await site.forecourt('promote', 'shell', '0.9.0');
  await untilPage(site, TENANT, OFFERS, (html) => plantedIn(html) === '0.9.0');
  await site.forecourt('rollback', 'shell');
  await untilPage(site, TENANT, OFFERS, (html) => plantedIn(html) === null);
  const { status, html } = await getPage(site, TENANT, OFFERS);
  expect([status, plantedIn(html), html.includes('Cache week')]).toEqual([200, null, true]);
});

test('PL-083 PL-033 with the back end down a stored page is sent, and it recovers by itself', async ({ site, faults }) => {
  const { html } = await until(site, OFFERS, STORED);
  faults.fail('/', FAULTS.down);
  const down = await until(site, OFFERS, /stale-if-error/);
  expect([down.status, down.html]).toEqual([200, html]);
  expect((await getPage(site, TENANT, '/blog')).status).toBe(503);
  faults.reset();
  await until(site, OFFERS, STORED);
});

test('PL-083 a link of a campaign opens the stored page, which works with the whole address', async ({ site, page, consoleErrors }) => {
  const car = await carPath(site, TENANT);
  for (const address of ['/', '/search', car, '/models', OFFERS, '/our-location', '/privacy-policy']) {
    await until(site, address, STORED);
    const link = `${address}?utm_source=mail&gclid=1`;
    expect((await getPage(site, TENANT, link)).headers.get('cache-status')).toMatch(STORED);
    await openInteractive(page, site.url(TENANT, link));
    expect(page.url()).toBe(site.url(TENANT, link));
  }
  expect(consoleErrors).toEqual([]);
});
