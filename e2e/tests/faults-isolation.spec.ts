import type { Page } from '@playwright/test';
import { openInteractive } from '../harness/browser';
import { expect, FAULTY, ON_SERVER, test } from '../harness/faultyTest';
import { carPath, getPage, type TestSite } from '../harness/site';

const { tenant: TENANT, page: PAGE } = FAULTY;

// The loop runs as long as a render may take.
test.use({ siteOptions: { env: { PAGE_CACHE_MB: '0', RENDER_TIMEOUT_MS: '6000', SLOT_TIMEOUT_MS: '1000' } } });

async function expectBrowserRenders(site: TestSite, page: Page): Promise<void> {
  await openInteractive(page, site.url(TENANT, PAGE));
  await page.getByRole('heading', { level: 1, name: 'Finance' }).waitFor();
  await page
    .getByText(/\/wk\*/)
    .first()
    .waitFor();
}

test('PL-028 costs its own region only when it loops for ever, without a restart', async ({ site, page, releaseFaulty }) => {
  await releaseFaulty('loops-on-server', 'src/finance-page/FinancePage.tsx', 'return (', `while (${ON_SERVER});\n  return (`);
  const others = Promise.all(Array.from({ length: 20 }, () => getPage(site, 'clearmark-cars', '/about-us')));
  const { status, html } = await getPage(site, TENANT, PAGE);
  // Its own page is the region; every other page has none of it.
  expect(status).toBe(503);
  expect(html).toContain('data-slot="header"');
  for (const other of await others) expect(other.status).toBe(200);

  // The circuit is open: the next request renders without the remote and stops no other worker.
  expect((await getPage(site, TENANT, PAGE)).status).toBe(503);
  expect(site.logs().match(/while mf-finance was running/g)).toHaveLength(1);
  await expectBrowserRenders(site, page);
  expect(() => process.kill(site.pids.site, 0)).not.toThrow();
});

test('PL-028 costs its own region only when it eats all memory', async ({ site, page, releaseFaulty }) => {
  await releaseFaulty(
    'eats-memory',
    'src/finance-page/FinancePage.tsx',
    'return (',
    `const all: string[][] = [];\n  while (${ON_SERVER}) all.push(Array.from({ length: 1e5 }, String));\n  return (`,
  );
  expect((await getPage(site, TENANT, PAGE)).status).toBe(503);
  expect(() => process.kill(site.pids.site, 0)).not.toThrow();
  await expectBrowserRenders(site, page);
});

test('PL-033 PL-028 a frozen back end: 503 within the time of a render, and not blamed on the remote that waits for it', async ({
  site,
  faults,
}) => {
  const car = await carPath(site, TENANT);
  const begin = site.logs().length;
  faults.fail('/', () => undefined);
  for (const address of [car, '/search', '/models']) {
    const { status, headers, html } = await getPage(site, TENANT, address);
    expect([address, status, headers.get('retry-after')]).toEqual([address, 503, '5']);
    expect(html).toContain('We will be right back</h1>');
    expect(html).not.toContain('noindex');
  }
  expect(site.logs().slice(begin)).toContain('The page did not load within the time of a server render.');

  // No circuit is open and no worker was stopped: the next page is rendered whole.
  faults.reset();
  expect((await getPage(site, TENANT, car)).html).toContain('Car Summary');
  expect(site.logs().slice(begin)).not.toMatch(/while \S+ was running/);
});

test('SE-015 PL-004 PL-033 a late slot and a slow search of a back end that lives leave the page 200', async ({ site, faults }) => {
  faults.hold('/1/indexes');
  const results = await getPage(site, TENANT, '/search');
  expect(results.status).toBe(200);
  expect(results.html).toContain('aria-label="Loading vehicles"');

  faults.hold('/api/cars/latest');
  const home = await getPage(site, TENANT, '/');
  expect(home.status).toBe(200);
  expect(home.html).toContain('data-slot="latest-cars"');
});
