import pLimit from 'p-limit';
import { openInteractive } from '../harness/browser';
import { untilPage } from '../harness/load';
import { carPath, getPage } from '../harness/site';
import { changedRemote } from '../harness/sources';
import { expect, test } from '../harness/writingTest';
import { requestSite } from '../harness/requestSite';

const PINNED = { tenant: 'clearmark-cars', version: '0.3.0', words: 'Facts at a glance' };
const STABLE = { tenant: 'kestrel-motor-group', words: 'Car Summary' };

const carOf: Record<string, string> = {};

test.beforeAll(async ({ site }) => {
  for (const tenant of [PINNED.tenant, STABLE.tenant]) carOf[tenant] = await carPath(site, tenant);
  const folder = changedRemote('mf-vehicle', 'two-versions', [
    { file: 'src/sections/KeyFacts.tsx', from: `title="${STABLE.words}"`, to: `title="${PINNED.words}"` },
  ]);
  await site.forecourt(
    'release',
    'mf-vehicle',
    '--from',
    folder,
    '--version',
    PINNED.version,
    '--tenant',
    PINNED.tenant,
    '--without-tests',
  );
  await untilPage(site, PINNED.tenant, carOf[PINNED.tenant] ?? '', (html) => html.includes(PINNED.words));
});

test.afterAll(({ site }) => site.forecourt('pin', 'mf-vehicle', PINNED.tenant));

const scriptsOf = (html: string) => [...html.matchAll(/\/_remotes\/mf-vehicle\/assets\/[\w.-]+\.js/g)].map(([address]) => address);

test('PL-009 PL-017 serves two versions of mf-vehicle to two tenants over 200 interleaved requests without a mix', async ({ site }) => {
  const own: Record<string, Set<string>> = { [PINNED.tenant]: new Set(), [STABLE.tenant]: new Set() };
  const tenants = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? PINNED.tenant : STABLE.tenant));
  // More at once would test how long the machine takes for all of them: the last ones wait for a render worker.
  const sixteenAtOnce = pLimit(16);
  const pages = await sixteenAtOnce.map(tenants, async (tenant) => ({ tenant, ...(await getPage(site, tenant, carOf[tenant] ?? '')) }));

  for (const { tenant, status, html } of pages) {
    const isPinned = tenant === PINNED.tenant;
    expect(status).toBe(200);
    expect(html.includes(PINNED.words)).toBe(isPinned);
    expect(html.includes(STABLE.words)).toBe(!isPinned);
    const versions = new Set([...html.matchAll(/data-remote="mf-vehicle" data-version="([^"]+)"/g)].map(([, version]) => version));
    expect(versions.size).toBe(1);
    expect(versions.has(PINNED.version)).toBe(isPinned);
    for (const script of scriptsOf(html)) own[tenant]?.add(script);
  }
  const entries = (tenant: string) => [...(own[tenant] ?? [])].filter((script) => script.includes('/entry.'));
  expect(entries(PINNED.tenant)).toHaveLength(1);
  expect(entries(STABLE.tenant)).toHaveLength(1);
  expect(entries(PINNED.tenant)).not.toEqual(entries(STABLE.tenant));
});

for (const { tenant, words } of [PINNED, STABLE]) {
  test(`PL-008 hydrates with the version that the server used on ${tenant}`, async ({ page, consoleErrors, scripts, site }) => {
    await openInteractive(page, site.url(tenant, carOf[tenant]));
    await page.getByRole('heading', { name: words }).waitFor();
    const response = await requestSite(site.port, `${tenant}.localhost`, `/_forecourt/composition?path=${carOf[tenant]}`);
    const { remotes } = (await response.json()) as { remotes: Record<string, { entry: string; version: string }> };
    const loaded = [...scripts.keys()]
      .map((address) => new URL(address).pathname)
      .filter((address) => address.includes('/mf-vehicle/assets/entry.'));
    expect(loaded).toEqual([remotes['mf-vehicle']?.entry]);
    expect(consoleErrors).toEqual([]);
  });
}
