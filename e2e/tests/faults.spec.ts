import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { interactive, openInteractive } from '../harness/browser';
import { expect, FAULTY, ON_SERVER, test } from '../harness/faultyTest';
import { untilPage, untilServed } from '../harness/load';
import { getPage, type TestSite } from '../harness/site';

const { tenant: TENANT, page: PAGE } = FAULTY;
const FORM = 'action="/api/leads"';

/** Navigation, footer and the home page behind a link work beside a failed page. */
async function expectNeighboursWork(site: TestSite, page: Page, consoleErrors: readonly string[]): Promise<void> {
  await page.goto(site.url(TENANT, PAGE));
  await page.getByText('This page is temporarily unavailable. Please try again.').waitFor();
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  await (await interactive(page.locator('[data-slot="header"]').getByRole('link').first())).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('[data-slot="latest-cars"] article').first().waitFor();
  expect(consoleErrors.filter((error) => error.startsWith('page error'))).toEqual([]);
}

test.describe('a remote that fails in browser and server', () => {
  test('PL-027 shows the rest of the page when mf-finance throws at load', async ({ site, page, consoleErrors, releaseFaulty }) => {
    // The build evaluates the definition and would refuse one that always throws.
    await releaseFaulty(
      'throws-at-load',
      'src/remote.ts',
      'export default',
      "if (typeof __webpack_require__ === 'function') throw new Error('planted');\nexport default",
    );
    const { status, headers, html } = await getPage(site, TENANT, PAGE);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    expect(html).not.toContain('noindex');
    expect(html).toContain('data-slot="header"');
    expect(html).toContain('data-slot="footer"');
    await expectNeighboursWork(site, page, consoleErrors);
  });

  test('PL-027 shows the rest of the page when the page of mf-finance throws in render', async ({
    site,
    page,
    consoleErrors,
    releaseFaulty,
  }) => {
    await releaseFaulty(
      'throws-in-render',
      'src/finance-page/FinancePage.tsx',
      'return (',
      "if (heading) throw new Error('planted');\n  return (",
    );
    const { status, headers, html } = await getPage(site, TENANT, PAGE);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    expect(html).not.toContain('noindex');
    expect(html).toContain('data-slot="footer"');
    await expectNeighboursWork(site, page, consoleErrors);
  });

  test('PL-027 shows the rest of the page when the entry is lost while it is served', async ({
    site,
    page,
    consoleErrors,
    releaseFaulty,
  }) => {
    const version = await releaseFaulty('entry-missing', 'src/remote.ts', 'export default', 'export const planted = 1;\nexport default');
    const folder = path.join(site.folder, 'artifacts/mf-finance');
    const { entry } = JSON.parse(readFileSync(path.join(folder, version, 'release.json'), 'utf8')) as { entry: string };
    rmSync(path.join(folder, entry));
    rmSync(path.join(folder, `${entry}.br`));
    const { status, html } = await getPage(site, TENANT, PAGE);
    // The server has its own entry: the browser alone lacks one.
    expect(status).toBe(200);
    expect(html).toContain('data-slot="header"');
    await expectNeighboursWork(site, page, consoleErrors);
  });
});

test.describe('a remote that fails on the server alone', () => {
  async function expectBrowserRenders(site: TestSite, page: Page): Promise<void> {
    await openInteractive(page, site.url(TENANT, PAGE));
    await page.getByRole('heading', { level: 1, name: 'Finance' }).waitFor();
    await page
      .getByText(/\/wk\*/)
      .first()
      .waitFor();
  }

  test('PL-027 leaves the page to the browser when it throws on the server', async ({ site, page, releaseFaulty }) => {
    await releaseFaulty(
      'throws-on-server',
      'src/finance-page/FinancePage.tsx',
      'return (',
      `if (${ON_SERVER}) throw new Error('planted');\n  return (`,
    );
    const { status, headers, html } = await getPage(site, TENANT, PAGE);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    expect(html).not.toContain('noindex');
    expect(html).not.toContain(FORM);
    await expectBrowserRenders(site, page);
  });
});

test('PL-042 PL-034 refuses a script with one flipped byte, and serves the last good version from the next revision on', async ({
  site,
  page,
  consoleErrors,
  goodVersion,
  releaseFaulty,
}) => {
  const version = await releaseFaulty('flipped', 'src/remote.ts', 'export default', 'export const flipped = 1;\nexport default');
  const folder = path.join(site.folder, 'artifacts/mf-finance');
  const { entry } = JSON.parse(readFileSync(path.join(folder, version, 'release.json'), 'utf8')) as { entry: string };
  const content = readFileSync(path.join(folder, entry));
  content[content.length - 3] = (content.at(-3) ?? 0) ^ 1;
  writeFileSync(path.join(folder, entry), content);
  rmSync(path.join(folder, `${entry}.br`));
  await expectNeighboursWork(site, page, consoleErrors);

  // Any change makes the site read the releases again; ending a canary that nobody has is one.
  await site.forecourt('canary', 'mf-navigation');
  await untilServed(site, TENANT, 'mf-finance', goodVersion);
  const { html } = await getPage(site, TENANT, PAGE);
  expect(html).toContain(FORM);
  await expect(site.forecourt('promote', 'mf-finance', version)).rejects.toThrow('its SHA-384 differs');
  const ready = (await (await fetch(`http://127.0.0.1:${site.port}/readyz`)).json()) as { problems?: string[] };
  expect(ready.problems).toContain(
    `mf-finance ${version} is damaged: ${entry} of mf-finance ${version} is not what was published: its SHA-384 differs. mf-finance ${goodVersion} is served instead.`,
  );
  await untilPage(site, TENANT, '/', (home) => home.includes('data-slot="latest-cars"'));

  // Other suites on this site read what is damaged.
  await site.forecourt('doctor', '--repair');
  expect(await site.forecourt('doctor')).toContain('Registry and releases are sound.');
});
