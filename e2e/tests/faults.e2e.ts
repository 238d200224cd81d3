import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../harness/browser';
import { untilPage } from '../harness/load';
import { getPage, startSite, type TestSite } from '../harness/site';
import { changedRemote } from '../harness/sources';

const TENANT = 'kestrel-motor-group';
const PAGE = '/finance';
const FORM = 'action="/api/leads"';

let site: TestSite;
let browser: Browser;
let fresh = 0;

beforeAll(async () => {
  site = await startSite({ env: { RENDER_TIMEOUT_MS: '1500' } });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const ON_SERVER = "typeof window === 'undefined'";

/** Releases mf-finance with a fault in it and waits until the site serves it. */
async function releaseFaulty(name: string, file: string, from: string, to: string): Promise<string> {
  fresh += 1;
  const version = `9.0.${fresh}`;
  const folder = changedRemote('mf-finance', name, [{ file, from, to }]);
  await site.forecourt('release', 'mf-finance', '--from', folder, '--version-as', version, '--without-tests');
  await untilServed(version);
  return version;
}

async function untilServed(version: string): Promise<void> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${site.port}/_forecourt/composition?path=/`, { headers: { 'x-forwarded-host': `${TENANT}.localhost` } });
    const { remotes } = (await response.json()) as { remotes: Record<string, { version: string }> };
    if (remotes['mf-finance']?.version === version) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

/** The rest of the page is there and works: navigation, footer and the home page behind a link. */
async function expectRestWorks(): Promise<void> {
  const { page, context, complaints } = await openPage(browser);
  await page.goto(site.url(TENANT, PAGE), { waitUntil: 'networkidle' });
  await page.getByText('This page is temporarily unavailable. Please try again.').waitFor();
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  await page.locator('[data-slot="header"]').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('[data-slot="latest-cars"] article').first().waitFor();
  expect(complaints.filter((complaint) => complaint.startsWith('page error'))).toEqual([]);
  await context.close();
}

describe('a remote that fails in browser and server', () => {
  it('PL-027 keeps the rest of the page when mf-finance throws at load', async () => {
    await releaseFaulty('throws-at-load', 'src/remote.ts', 'export default', "throw new Error('planted');\nexport default");
    const { status, html } = await getPage(site, TENANT, PAGE);
    expect(status).toBe(200);
    expect(html).toContain('data-slot="header"');
    expect(html).toContain('data-slot="footer"');
    await expectRestWorks();
  });

  it('PL-027 keeps the rest of the page when the page of mf-finance throws in render', async () => {
    await releaseFaulty('throws-in-render', 'src/finance-page/FinancePage.tsx', 'return (', "if (heading) throw new Error('planted');\n  return (");
    const { status, html } = await getPage(site, TENANT, PAGE);
    expect(status).toBe(200);
    expect(html).toContain('data-slot="footer"');
    await expectRestWorks();
  });

  it('PL-027 keeps the rest of the page when the entry is missing', async () => {
    const version = await releaseFaulty('entry-missing', 'src/remote.ts', 'export default', 'export const planted = 1;\nexport default');
    const folder = path.join(site.folder, 'artifacts/mf-finance');
    const { entry, server } = JSON.parse(readFileSync(path.join(folder, version, 'release.json'), 'utf8')) as { entry: string; server: string };
    rmSync(path.join(folder, entry));
    rmSync(path.join(folder, `${entry}.br`));
    rmSync(path.join(folder, version, server));
    await site.forecourt('rollback', 'mf-finance');
    await site.forecourt('promote', 'mf-finance', version);
    await untilServed(version);
    const { status, html } = await getPage(site, TENANT, PAGE);
    expect(status).toBe(200);
    expect(html).toContain('data-slot="header"');
    await expectRestWorks();
  });
});

describe('a remote that fails on the server alone', () => {
  async function expectBrowserRenders(): Promise<void> {
    const { page, context } = await openPage(browser);
    await page.goto(site.url(TENANT, PAGE), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: 'Finance' }).waitFor();
    await page.getByText(/\/wk\*/).first().waitFor();
    await context.close();
  }

  it('PL-027 leaves the page to the browser when it throws on the server', async () => {
    await releaseFaulty('throws-on-server', 'src/finance-page/FinancePage.tsx', 'return (', `if (${ON_SERVER}) throw new Error('planted');\n  return (`);
    const { status, html } = await getPage(site, TENANT, PAGE);
    expect(status).toBe(200);
    expect(html).not.toContain(FORM);
    await expectBrowserRenders();
  });

  it('PL-028 costs its own region only when it loops for ever, without a restart', async () => {
    await releaseFaulty('loops-on-server', 'src/finance-page/FinancePage.tsx', 'return (', `while (${ON_SERVER});\n  return (`);
    const others = Promise.all(Array.from({ length: 20 }, () => getPage(site, 'clearmark-cars', '/about-us')));
    const { status, html } = await getPage(site, TENANT, PAGE);
    expect(status).toBe(200);
    expect(html).toContain('data-slot="header"');
    for (const other of await others) expect(other.status).toBe(200);

    const begin = performance.now();
    expect((await getPage(site, TENANT, PAGE)).status).toBe(200);
    expect(performance.now() - begin).toBeLessThan(1500);
    expect(site.logs()).toContain('while mf-finance was running');
    await expectBrowserRenders();
    expect(() => process.kill(site.pids.site, 0)).not.toThrow();
  });

  it('PL-028 costs its own region only when it eats all memory', async () => {
    await releaseFaulty(
      'eats-memory',
      'src/finance-page/FinancePage.tsx',
      'return (',
      `const all: string[][] = [];\n  while (${ON_SERVER}) all.push(Array.from({ length: 1e5 }, String));\n  return (`,
    );
    expect((await getPage(site, TENANT, PAGE)).status).toBe(200);
    expect(() => process.kill(site.pids.site, 0)).not.toThrow();
    await expectBrowserRenders();
  });
});

it('PL-042 refuses a server file and a script with one flipped byte', async () => {
  const version = await releaseFaulty('flipped', 'src/remote.ts', 'export default', 'export const flipped = 1;\nexport default');
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
  await untilServed(version);

  const { status, html } = await getPage(site, TENANT, PAGE);
  expect(status).toBe(200);
  expect(html).not.toContain(FORM);
  expect(site.logs()).toContain('its SHA-384 differs');
  await expectRestWorks();
  expect(readdirSync(folder)).toContain(version);
  await untilPage(site, TENANT, '/', (home) => home.includes('data-slot="latest-cars"'));
});
