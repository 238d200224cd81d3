import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../harness/accessibility';
import { openInteractive } from '../harness/browser';
import { getPage, type TestSite } from '../harness/site';
import { expect, test } from '../harness/test';
import { writeDocument } from '../harness/writeDocument';

const TOYOTA = 'swan-valley-toyota';
const KESTREL = 'kestrel-motor-group';
const WITHOUT = 'clearmark-cars';
test.use({ siteOptions: {} });

const policyOf = async (site: TestSite, tenant: string) => (await getPage(site, tenant, '/')).headers.get('content-security-policy') ?? '';

async function addAnalytics(site: TestSite, tenant: string, analytics: object): Promise<void> {
  const file = path.join(site.folder, 'tenants', `${tenant}.json`);
  writeDocument(file, { ...(JSON.parse(readFileSync(file, 'utf8')) as object), analytics });
  await expect.poll(() => policyOf(site, tenant)).toContain('https://www.googletagmanager.com');
}

test.beforeAll(async ({ site }) => {
  await addAnalytics(site, TOYOTA, { id: 'GTM-ABC1234' });
  await addAnalytics(site, KESTREL, { id: 'G-ABC1234567', consent: false });
  expect(await policyOf(site, WITHOUT)).not.toContain('google');
});

/** Stands in for the container: it writes down the first consent that it finds and the events, and sets a cookie. */
const CONTAINER = `
  const state = [...window.dataLayer].filter((entry) => entry[0] === 'consent').at(-1)[2];
  document.documentElement.dataset.consent = state.analytics_storage + ' ' + state.ad_storage;
  document.cookie = '_ga=GA1.1.7;path=/';
  const tag = document.createElement('script');
  tag.src = 'https://www.googletagmanager.com/a/tag.js';
  document.head.append(tag);
`;
async function serveContainer(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    requested.push(`${pathname}${search}`);
    return route.fulfill({ contentType: 'text/javascript', body: pathname === '/gtm.js' ? CONTAINER : '' });
  });
  return requested;
}
const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' });

test('PL-101 a container is loaded once the visitor allows it, under the policy of the site, and is told what was allowed', async ({
  page,
  site,
  consoleErrors,
}) => {
  const requested = await serveContainer(page);
  await openInteractive(page, site.url(TOYOTA, '/contact'));
  await banner(page).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(requested).toEqual([]);
  await page.getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('checkbox', { name: /^Analytics/ }).check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.locator('html[data-consent="granted denied"]')).toBeAttached();
  await expect.poll(() => requested).toEqual(['/gtm.js?id=GTM-ABC1234', '/a/tag.js']);
  await expect(banner(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Privacy choices' }).click();
  await expect(page.getByRole('heading', { name: 'Your privacy choices' })).toBeFocused();
  await page.getByRole('button', { name: 'Refuse all' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga');
  requested.length = 0;
  await openInteractive(page, site.url(TOYOTA, '/'));
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
  expect(requested).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('PL-101 a measurement id is loaded at once where the site needs no consent', async ({ page, site, consoleErrors }) => {
  const requested = await serveContainer(page);
  await openInteractive(page, site.url(KESTREL, '/'));
  await expect.poll(() => requested).toEqual(['/gtag/js?id=G-ABC1234567']);
  await expect(banner(page)).toHaveCount(0);
  const sent = await page.evaluate(() => (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((each) => each[0]));
  expect(sent).toEqual(expect.arrayContaining(['js', 'config']));
  expect(consoleErrors).toEqual([]);
});

test('PL-101 a container that never comes delays neither the page nor its use', async ({ page, site }) => {
  await page.route('https://www.googletagmanager.com/**', () => new Promise<void>(() => undefined));
  await openInteractive(page, site.url(TOYOTA, '/'));
  await page.getByRole('button', { name: 'Accept all' }).click();
  await page.getByRole('link', { name: 'Privacy policy' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
  await page.reload({ waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

test('PL-101 a site without a container contacts nobody and has no privacy choices', async ({ page, site }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!hostname.endsWith('localhost')) outside.push(request.url());
  });
  await openInteractive(page, site.url(WITHOUT, '/'));
  await page.waitForLoadState('networkidle');
  expect(outside).toEqual([]);
  await expect(page.getByRole('link', { name: 'Privacy choices' })).toHaveCount(0);
});
