import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestSite } from '../harness/site';
import { carPath, getPage } from '../harness/site';
import { expect, test } from '../harness/test';
import { openInteractive } from '../harness/browser';
import { writeDocument } from '../harness/writeDocument';
import { requestSite } from '../harness/requestSite';

const TENANT = 'clearmark-cars';
const SERVICE = 'kestrel-motor-group';
const PARENT_KEY = 'the-key-of-the-server';

// Moves a tenant to another search service.
test.use({ siteOptions: {} });

function change(site: TestSite, tenant: string, changes: object): void {
  const file = path.join(site.folder, 'tenants', `${tenant}.json`);
  writeDocument(file, { ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...changes });
}

/** The endpoint of the back end is a fake Algolia, as it implements the same protocol: another tenant's indexes, found by this host. */
const openService = (site: TestSite) => change(site, SERVICE, { hosts: ['127.0.0.1'], search_key: PARENT_KEY });
const searchAtService = (site: TestSite, search_index: string) =>
  change(site, TENANT, { search_app: 'APP', search_host: site.apiUrl(''), search_key: PARENT_KEY, search_index });

/** The key that a page gives to the browser, '' when it has none. */
async function keyOfPage(site: TestSite): Promise<string> {
  const { html } = await getPage(site, TENANT, '/search');
  expect(html).not.toContain(PARENT_KEY);
  return /"search_key":"([^"]*)"/.exec(html)?.[1] ?? '';
}

async function call(site: TestSite, address: string, key: string, body?: object): Promise<{ status: number; text: string }> {
  const response = await fetch(site.apiUrl(address), {
    method: body ? 'POST' : 'GET',
    headers: { 'x-algolia-api-key': key, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

test('SE-110 a site at Algolia searches with a key that reads visible cars only, and has no search while its index has no visible_until', async ({
  site,
  page,
}) => {
  openService(site);
  await expect.poll(async () => (await call(site, '/1/indexes/Car_production/query', PARENT_KEY, {})).status).toBe(200);
  searchAtService(site, 'Car_production');
  await expect.poll(async () => (await keyOfPage(site)).length).toBeGreaterThan(100);
  const key = await keyOfPage(site);
  expect(Buffer.from(key, 'base64').toString('utf8')).toContain('show_on_dealer_website');
  expect(await carPath(site, TENANT)).toMatch(/^\/cars\//);

  // A browser searches there itself.
  const searched = page.waitForResponse((response) => response.url().startsWith(site.apiUrl('/1/indexes')) && response.ok());
  await openInteractive(page, site.url(TENANT, '/search'));
  await page.locator('summary', { hasText: 'Recommended' }).click();
  await page.getByRole('link', { name: 'Price: low to high' }).click();
  await searched;
  await expect(page.locator('article').first()).toBeVisible();

  const hidden = await call(site, '/1/indexes/Car_production/query', key, {
    filters: 'show_on_dealer_website:false',
    attributesToRetrieve: ['*'],
  });
  expect([hidden.status, JSON.parse(hidden.text)]).toMatchObject([200, { nbHits: 0 }]);
  const all = await call(site, '/1/indexes/Car_production/query', key, { attributesToRetrieve: ['*'], hitsPerPage: 100 });
  expect(all.text).not.toMatch(/regplate|autograb_data|dealercomments/);
  expect((await call(site, '/1/indexes/Model_production/query', key, {})).status).toBe(403);

  // An index that another program has filled.
  const adminKey = (await site.forecourt('stock', 'admin-key', '--tenant', SERVICE)).trim();
  expect((await call(site, '/1/indexes/Bare', adminKey, { objectID: '1', slug: 'bare', name: 'A car' })).status).toBe(201);
  searchAtService(site, 'Bare');
  const ready = async () => (await (await fetch(`http://127.0.0.1:${site.port}/readyz`)).json()) as { status: string; problems?: string[] };
  await expect
    .poll(async () => [await keyOfPage(site), (await ready()).problems])
    .toEqual([
      '',
      ['the index Bare of clearmark-cars has no attribute visible_until: npx forecourt stock push --tenant clearmark-cars adds it'],
    ]);
  expect((await ready()).status).toBe('ready');
  const refused = await requestSite(site.port, `${TENANT}.localhost`, '/1/indexes/Bare/query', { method: 'POST', body: '{}' });
  expect(refused.status).toBe(503);
  expect(await carPath(site, 'swan-valley-toyota')).toMatch(/^\/cars\//);
});
