import type { BrowserContext, Page } from '@playwright/test';
import type { StoredName } from '@forecourt/shared-contracts/shell';
import { collectErrors, openInteractive, untilHydrated } from '../harness/browser';
import { closedLoad, untilPage } from '../harness/load';
import { plantedIn, plantRelease, plantShell, SHELL_VARIABLE, shellRelease } from '../harness/plantedReleases';
import { getPage, type TestSite } from '../harness/site';
import { expect, test } from '../harness/writingTest';

/*
 * Two versions of the shell at a time: tabs that are open, and pages that are requested while versions change.
 */

test.describe.configure({ mode: 'serial' });

const TENANT = 'kestrel-motor-group';
const OTHER = 'clearmark-cars';
const SHELLS = ['0.8.1', '0.8.2'] as const;
const REMOTE = { name: 'mf-finance', version: '0.8.1', page: '/car-finance' };

/** Every value that the platform and its remotes store in the browser. */
const STORED: Readonly<Record<StoredName | `mf-${string}/${string}`, true>> = {
  ...{ customerProfile: true, searchHistory: true, favourites: true, viewedCars: true, enquiries: true, popupSeen: true },
  ...{ privacyConsent: true, visitedPages: true, linkedQueryParams: true, visit: true },
  ...{ 'mf-finance/quotes': true, 'mf-forms/saved-valuations': true, 'mf-forms/sentLeads': true },
  ...{ 'mf-search/compare': true, 'mf-search/filterSections': true, 'mf-search/pendingSave': true },
};

interface Status {
  shell: { stable: string };
  remotes: Record<string, { stable: string }>;
}

let before: Status;
test.beforeAll(async ({ site }) => {
  before = JSON.parse(await site.forecourt('status', '--json')) as Status;
  for (const version of SHELLS) plantShell(site, before.shell.stable, version);
  plantRelease(site, REMOTE.name, before.remotes[REMOTE.name]?.stable ?? '', REMOTE.version);
});

test.afterAll(async ({ site }) => {
  await site.forecourt('pin', 'shell', OTHER);
  await site.forecourt('promote', 'shell', before.shell.stable);
  await site.forecourt('promote', REMOTE.name, before.remotes[REMOTE.name]?.stable ?? '');
});

const untilShell = (site: TestSite, version: string) => untilPage(site, TENANT, '/', (html) => plantedIn(html) === version);

/** A tab of the browser that has loaded a page with the shell that is stable now. */
async function openTab(context: BrowserContext, site: TestSite): Promise<{ tab: Page; errors: string[] }> {
  const tab = await context.newPage();
  const errors = collectErrors(tab);
  await tab.clock.install();
  await openInteractive(tab, site.url(TENANT));
  return { tab, errors };
}

const shellIn = (tab: Page) => tab.evaluate((name) => (globalThis as unknown as Record<string, string>)[name], SHELL_VARIABLE);

test('PL-073 two tabs, one with each version of the shell, go through the site for ten minutes without an error', async ({
  site,
  context,
}) => {
  await site.forecourt('promote', 'shell', SHELLS[0]);
  await untilShell(site, SHELLS[0]);
  const first = await openTab(context, site);
  await site.forecourt('promote', 'shell', SHELLS[1]);
  await untilShell(site, SHELLS[1]);
  const second = await openTab(context, site);

  const addresses = await first.tab
    .getByRole('contentinfo')
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(addresses.length).toBeGreaterThan(4);
  for (let minute = 1; minute <= 10; minute += 1) {
    const address = addresses[minute % addresses.length] ?? '';
    for (const { tab } of [first, second]) {
      await tab.getByRole('contentinfo').locator(`a[href="${address}"]`).first().click();
      await tab.waitForURL(`**${address}`);
      await tab.getByRole('heading', { level: 1 }).waitFor();
      await untilHydrated(tab);
      // What loads below the window must not be late by the moved clock.
      await tab.waitForLoadState('networkidle');
      await tab.clock.fastForward('01:00');
    }
  }
  // No full load in between: each tab is still what it was.
  expect([await shellIn(first.tab), await shellIn(second.tab)]).toEqual([...SHELLS]);
  expect([first.errors, second.errors]).toEqual([[], []]);
});

test('PL-073 what one version of the shell has stored in the browser is read or ignored by another', async ({ site, context }) => {
  const { tab, errors } = await openTab(context, site);
  const values = [
    '{"v":2,"data":{"of":"a later version"}}',
    '{"v":1,"data":[{"shape":"of another version"},null,7]}',
    '{"v":1,"data":"text"}',
    '{',
  ];
  for (const value of values) {
    await tab.evaluate(
      ([tenant, keys, text]) => {
        for (const key of keys) for (const area of [localStorage, sessionStorage]) area.setItem(`${tenant}:${key}`, text);
      },
      [TENANT, Object.keys(STORED), value] as const,
    );
    for (const address of ['/', '/search', '/favourites']) {
      await openInteractive(tab, site.url(TENANT, address));
      await tab.getByRole('heading', { level: 1 }).waitFor();
    }
  }
  expect(errors).toEqual([]);
});

/** Why a page is none of one composition, or null. */
function mixture(html: string, scriptsOf: ReadonlyMap<string | null, string[]>): string | null {
  const shell = plantedIn(html);
  const scripts = [...html.matchAll(/<script defer src="(\/_shell\/[^"]+)"/g)].map(([, address = '']) => address);
  if (String(scripts) !== String(scriptsOf.get(shell))) return `shell ${shell} with ${String(scripts)}`;
  const versions = new Set([...html.matchAll(/data-remote="mf-finance" data-version="([^"]+)"/g)].map(([, version]) => version));
  return versions.size > 1 ? `mf-finance in ${[...versions].join(' and ')}` : null;
}

test('PL-015 PL-073 ten promotions and rollbacks of shell and remotes under load: no request fails and no page is of two versions', async ({
  site,
}) => {
  test.setTimeout(300_000);
  const scriptsOf = new Map(
    [before.shell.stable, ...SHELLS].map((version) => [
      version === before.shell.stable ? null : version,
      shellRelease(site, version).assets.scripts.map(({ path: address }) => address),
    ]),
  );
  await site.forecourt('promote', 'shell', SHELLS[1]);
  const load = closedLoad(site, [
    { tenant: TENANT, path: '/' },
    { tenant: TENANT, path: REMOTE.page },
    { tenant: OTHER, path: '/search' },
    { tenant: TENANT, path: '/search' },
  ]);
  for (let round = 1; round <= 2; round += 1) {
    await site.forecourt('promote', 'shell', SHELLS[0]);
    await site.forecourt('promote', REMOTE.name, REMOTE.version);
    await site.forecourt('rollback', 'shell');
    await site.forecourt('rollback', REMOTE.name);
    await site.forecourt('pin', 'shell', OTHER, SHELLS[0]);
  }
  const responses = await load.stop();
  expect(responses.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} ${status}`)).toEqual([]);
  expect(responses.flatMap(({ html, path }) => mixture(html, scriptsOf)?.concat(` at ${path}`) ?? [])).toEqual([]);
  expect(new Set(responses.map(({ html }) => plantedIn(html)))).toEqual(new Set(SHELLS));
  expect((await getPage(site, OTHER, '/')).html).toContain(`<!-- shell ${SHELLS[0]} -->`);
});
