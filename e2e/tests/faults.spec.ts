import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { untilPage } from '../harness/load';
import { getPage, type TestSite } from '../harness/site';
import { changedRemote } from '../harness/sources';
import { expect, test } from '../harness/test';

const TENANT = 'kestrel-motor-group';
const PAGE = '/finance';
const FORM = 'action="/api/leads"';

test.use({ siteOptions: { env: { RENDER_TIMEOUT_MS: '1500' } } });

let releases = 0;

const ON_SERVER = "typeof window === 'undefined'";

/** Releases mf-finance with a fault in it and waits until the site serves it. */
async function releaseFaulty(site: TestSite, name: string, file: string, from: string, to: string): Promise<string> {
  releases += 1;
  const version = `9.0.${releases}`;
  const folder = changedRemote('mf-finance', name, [{ file, from, to }]);
  await site.forecourt('release', 'mf-finance', '--from', folder, '--version-as', version, '--without-tests');
  await untilServed(site, version);
  return version;
}

async function untilServed(site: TestSite, version: string): Promise<void> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${site.port}/_forecourt/composition?path=/`, { headers: { 'x-forwarded-host': `${TENANT}.localhost` } });
    const { remotes } = (await response.json()) as { remotes: Record<string, { version: string }> };
    if (remotes['mf-finance']?.version === version) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

/** Navigation, footer and the home page behind a link work beside a failed page. */
async function expectNeighboursWork(site: TestSite, page: Page, consoleErrors: readonly string[]): Promise<void> {
  await page.goto(site.url(TENANT, PAGE), { waitUntil: 'networkidle' });
  await page.getByText('This page is temporarily unavailable. Please try again.').waitFor();
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  await page.locator('[data-slot="header"]').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('[data-slot="latest-cars"] article').first().waitFor();
  expect(consoleErrors.filter((error) => error.startsWith('page error'))).toEqual([]);
}

test.describe('a remote that fails in browser and server', () => {
  test('PL-027 keeps the rest of the page when mf-finance throws at load', async ({ site, page, consoleErrors }) => {
    // The build evaluates the definition and would refuse one that always throws.
    await releaseFaulty(site, 'throws-at-load', 'src/remote.ts', 'export default', "if (typeof __webpack_require__ === 'function') throw new Error('planted');\nexport default");
    const { status, html } = await getPage(site, TENANT, PAGE);
    expect(status).toBe(200);
    expect(html).toContain('data-slot="header"');
    expect(html).toContain('data-slot="footer"');
    await expectNeighboursWork(site, page, consoleErrors);
  });

  test('PL-027 keeps the rest of the page when the page of mf-finance throws in render', async ({ site, page, consoleErrors }) => {
    await releaseFaulty(site, 'throws-in-render', 'src/finance-page/FinancePage.tsx', 'return (', "if (heading) throw new Error('planted');\n  return (");
    const { status, html } = await getPage(site, TENANT, PAGE);
    expect(status).toBe(200);
    expect(html).toContain('data-slot="footer"');
    await expectNeighboursWork(site, page, consoleErrors);
  });

  test('PL-027 keeps the rest of the page when the entry is missing', async ({ site, page, consoleErrors }) => {
    const version = await releaseFaulty(site, 'entry-missing', 'src/remote.ts', 'export default', 'export const planted = 1;\nexport default');
    const folder = path.join(site.folder, 'artifacts/mf-finance');
    const { entry, server } = JSON.parse(readFileSync(path.join(folder, version, 'release.json'), 'utf8')) as { entry: string; server: string };
    rmSync(path.join(folder, entry));
    rmSync(path.join(folder, `${entry}.br`));
    rmSync(path.join(folder, version, server));
    await site.forecourt('rollback', 'mf-finance');
    await site.forecourt('promote', 'mf-finance', version);
    await untilServed(site, version);
    const { status, html } = await getPage(site, TENANT, PAGE);
    expect(status).toBe(200);
    expect(html).toContain('data-slot="header"');
    await expectNeighboursWork(site, page, consoleErrors);
  });
});

test.describe('a remote that fails on the server alone', () => {
  async function expectBrowserRenders(site: TestSite, page: Page): Promise<void> {
    await page.goto(site.url(TENANT, PAGE), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: 'Finance' }).waitFor();
    await page.getByText(/\/wk\*/).first().waitFor();
  }

  test('PL-027 leaves the page to the browser when it throws on the server', async ({ site, page }) => {
    await releaseFaulty(site, 'throws-on-server', 'src/finance-page/FinancePage.tsx', 'return (', `if (${ON_SERVER}) throw new Error('planted');\n  return (`);
    const { status, html } = await getPage(site, TENANT, PAGE);
    expect(status).toBe(200);
    expect(html).not.toContain(FORM);
    await expectBrowserRenders(site, page);
  });

  test('PL-028 costs its own region only when it loops for ever, without a restart', async ({ site, page }) => {
    await releaseFaulty(site, 'loops-on-server', 'src/finance-page/FinancePage.tsx', 'return (', `while (${ON_SERVER});\n  return (`);
    const others = Promise.all(Array.from({ length: 20 }, () => getPage(site, 'clearmark-cars', '/about-us')));
    const { status, html } = await getPage(site, TENANT, PAGE);
    expect(status).toBe(200);
    expect(html).toContain('data-slot="header"');
    for (const other of await others) expect(other.status).toBe(200);

    const begin = performance.now();
    expect((await getPage(site, TENANT, PAGE)).status).toBe(200);
    expect(performance.now() - begin).toBeLessThan(1500);
    expect(site.logs()).toContain('while mf-finance was running');
    await expectBrowserRenders(site, page);
    expect(() => process.kill(site.pids.site, 0)).not.toThrow();
  });

  test('PL-028 costs its own region only when it eats all memory', async ({ site, page }) => {
    await releaseFaulty(
      site,
      'eats-memory',
      'src/finance-page/FinancePage.tsx',
      'return (',
      `const all: string[][] = [];\n  while (${ON_SERVER}) all.push(Array.from({ length: 1e5 }, String));\n  return (`,
    );
    expect((await getPage(site, TENANT, PAGE)).status).toBe(200);
    expect(() => process.kill(site.pids.site, 0)).not.toThrow();
    await expectBrowserRenders(site, page);
  });
});

test('PL-042 refuses a server file and a script with one flipped byte', async ({ site, page, consoleErrors }) => {
  const version = await releaseFaulty(site, 'flipped', 'src/remote.ts', 'export default', 'export const flipped = 1;\nexport default');
  const folder = path.join(site.folder, 'artifacts/mf-finance');
  const { entry, server } = JSON.parse(readFileSync(path.join(folder, version, 'release.json'), 'utf8')) as { entry: string; server: string };
  await site.forecourt('rollback', 'mf-finance');
  const flip = (file: string) => {
    const content = readFileSync(file);
    content[content.length - 3] = (content.at(-3) ?? 0) ^ 1;
    writeFileSync(file, content);
  };
  flip(path.join(folder, version, server));
  flip(path.join(folder, entry));
  rmSync(path.join(folder, `${entry}.br`));
  await site.forecourt('promote', 'mf-finance', version);
  await untilServed(site, version);

  const { status, html } = await getPage(site, TENANT, PAGE);
  expect(status).toBe(200);
  expect(html).not.toContain(FORM);
  expect(site.logs()).toContain('its SHA-384 differs');
  await expectNeighboursWork(site, page, consoleErrors);
  expect(readdirSync(folder)).toContain(version);
  await untilPage(site, TENANT, '/', (home) => home.includes('data-slot="latest-cars"'));
});
