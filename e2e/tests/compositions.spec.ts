import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { interactive, openInteractive } from '../harness/browser';
import { untilServed } from '../harness/load';
import { plantRelease } from '../harness/plantedReleases';
import { carPath, getPage, type TestSite } from '../harness/site';
import { changedRemote } from '../harness/sources';
import { expect, test } from '../harness/writingTest';

/*
 * Releases of changed sources that would break a page of another remote, on a site that runs.
 */

test.describe.configure({ mode: 'serial' });

const TENANT = 'kestrel-motor-group';

interface Status {
  revision: number;
  shell: { stable: string };
  remotes: Record<string, { stable: string }>;
}
const statusOf = async (site: TestSite) => JSON.parse(await site.forecourt('status', '--json')) as Status;

const release = (site: TestSite, name: string, folder: string, ...flags: string[]) =>
  site.forecourt('release', name, '--from', folder, '--version', '0.9.0', '--without-tests', ...flags);

let before: Status;
test.beforeAll(async ({ site }) => {
  before = await statusOf(site);
});
test.afterAll(async ({ site }) => {
  const { remotes, shell } = await statusOf(site);
  expect(remotes['mf-finance']?.stable).toBe(before.remotes['mf-finance']?.stable);
  expect(shell.stable).toBe(before.shell.stable);
  for (const name of ['mf-vehicle', 'mf-search']) expect(remotes[name]?.stable).toBe(before.remotes[name]?.stable);
  expect((await getPage(site, TENANT, '/search')).status).toBe(200);
});

test('PL-013 PL-074 refuses a slot that is dropped, a page that is dropped, and other props', async ({ site }) => {
  const vehicle = `mf-vehicle ${before.remotes['mf-vehicle']?.stable}`;
  const withoutSlot = changedRemote('mf-finance', 'without-slot', [
    {
      file: 'src/remote.ts',
      from: "    'finance-summary': slot(() => import('./slots/finance-summary'), { version: 1, reserve: '3rem' }),\n",
      to: '',
    },
  ]);
  await expect(release(site, 'mf-finance', withoutSlot)).rejects.toThrow(
    `${vehicle} mounts 'finance-summary' version 1; mf-finance 0.9.0 does not offer it, on every site: release or roll back mf-vehicle to a version without it first`,
  );

  const withoutPage = changedRemote('mf-navigation', 'without-page', [
    { file: 'src/remote.ts', from: "{ 'navigation.privacy': '/privacy-policy' }", to: "{ 'navigation.data': '/privacy-policy' }" },
  ]);
  await expect(release(site, 'mf-navigation', withoutPage)).rejects.toThrow(
    /mf-forms \S+ links to 'navigation\.privacy'; mf-navigation 0\.9\.0 does not have it, on every site: release mf-forms without the link first, or with one by ifDeployed/,
  );

  const otherProps = changedRemote('mf-finance', 'other-props', [
    {
      file: 'src/remote.ts',
      from: "import('./slots/finance-summary'), { version: 1",
      to: "import('./slots/finance-summary'), { version: 2",
    },
  ]);
  await expect(release(site, 'mf-finance', otherProps, '--tenant', TENANT)).rejects.toThrow(
    `${vehicle} mounts 'finance-summary' version 1; ${TENANT} is pinned to mf-finance 0.9.0, which offers version 2: release or roll back mf-vehicle to a version that mounts version 2 first`,
  );
});

test('PL-013 refuses React 20, contract 3.0.0, and a name that the running shell does not have', async ({ site }) => {
  const forReact20 = changedRemote('mf-finance', 'for-react-20', [
    { file: 'package.json', from: '"dependencies": {', to: '"peerDependencies": { "react": "^20.0.0" },\n  "dependencies": {' },
  ]);
  await expect(release(site, 'mf-finance', forReact20)).rejects.toThrow(
    /mf-finance 0\.9\.0 takes react \^20\.0\.0; shell \S+ provides 19\./,
  );

  const finance = before.remotes['mf-finance']?.stable ?? '';
  plantRelease(site, 'mf-finance', finance, '0.9.1', (text) => text.replace('"contract": "2.1.0"', '"contract": "3.0.0"'));
  await expect(site.forecourt('promote', 'mf-finance', '0.9.1', '--force')).rejects.toThrow(
    /mf-finance 0\.9\.1 was built against contract 3\.0\.0; shell \S+ has contract 2\.1\.0[^]*"--force" is not possible here/,
  );

  // A shell from before the contracts had comparisonRate, which mf-finance takes.
  plantRelease(site, 'shell', before.shell.stable, '0.8.0', (text) => text.replace(/\s*"comparisonRate",/, ''));
  await expect(site.forecourt('pin', 'shell', TENANT, '0.8.0')).rejects.toThrow(
    `mf-finance ${finance} takes comparisonRate from @forecourt/shared-contracts; ${TENANT} is pinned to shell 0.8.0, which does not have it: release or roll back mf-finance to a version without it first`,
  );
});

test('PL-103 PL-074 a slot goes from one version of its props to the next: both are served, status names who mounts the old one, then it goes', async ({
  site,
  page,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  const car = await carPath(site, TENANT);
  const NEW = 'from the second version';
  const release = async (name: string, folder: string, version: string) => {
    await site.forecourt('release', name, '--from', folder, '--version', version, '--without-tests');
    await untilServed(site, TENANT, name, version);
  };

  const finance = changedRemote('mf-finance', 'two-versions', [
    {
      file: 'src/remote.ts',
      from: "slot(() => import('./slots/finance-summary'), { version: 1, reserve: '3rem' })",
      to: "slot({ 1: () => import('./slots/finance-summary'), 2: () => import('./slots/finance-summary-2') }, { reserve: '3rem', deprecated: { 1: 'mount version 2' } })",
    },
  ]);
  writeFileSync(path.join(finance, 'src/slots/finance-summary-2.tsx'), `export const Component = () => <p>${NEW}</p>;\n`);
  await release('mf-finance', finance, '0.9.2');
  const vehicle = `mf-vehicle ${before.remotes['mf-vehicle']?.stable}`;
  const [first, ...users] = (await site.forecourt('users', 'finance-summary')).trim().split('\n');
  expect(first).toBe('finance-summary is a slot of mf-finance 0.9.2, in versions 2 and 1 of its props.');
  expect(users).toContain(`  ${vehicle} mounts version 1`);
  expect(await site.forecourt('status')).toMatch(
    /version 1 of the slot 'finance-summary' will go \(mount version 2\): .*mf-vehicle \S+ mounts version 1/,
  );
  expect((await getPage(site, TENANT, car)).html).not.toContain(NEW);

  // The page of the car mounts version 2, and the cards of similar cars on it version 1 still.
  const moved = changedRemote('mf-vehicle', 'second-version', [
    { file: 'src/purchase/PurchaseCard.tsx', from: '<Slot name="finance-summary"', to: '<Slot name="finance-summary" version={2}' },
  ]);
  await release('mf-vehicle', moved, '0.9.2');
  expect((await getPage(site, TENANT, car)).html).toContain(NEW);
  await openInteractive(page, site.url(TENANT, car));
  const summaries = page.locator('[data-slot="finance-summary"][data-version="0.9.2"]');
  await expect(summaries.first()).toHaveText(NEW);
  await interactive(summaries.last());
  await expect(summaries.last()).toContainText('per week');
  expect(consoleErrors).toEqual([]);

  const only = changedRemote('mf-finance', 'only-second', [
    {
      file: 'src/remote.ts',
      from: "import('./slots/finance-summary'), { version: 1",
      to: "import('./slots/finance-summary'), { version: 2",
    },
  ]);
  await expect(release('mf-finance', only, '0.9.3')).rejects.toThrow(
    /mf-search \S+ mounts 'finance-summary' version 1; mf-finance 0\.9\.3 offers version 2/,
  );
  const cards = changedRemote('mf-search', 'second-version', [
    { file: 'src/car-card/CarCard.tsx', from: '<Slot name="finance-summary"', to: '<Slot name="finance-summary" version={2}' },
  ]);
  await release('mf-search', cards, '0.9.2');
  expect(await site.forecourt('status')).toMatch(
    /version 1 of the slot 'finance-summary' will go \(mount version 2\): nobody in service uses it: it can go/,
  );
  await release('mf-finance', only, '0.9.4');
  await site.forecourt('rollback', 'mf-finance', 'mf-vehicle', 'mf-search');
  await site.forecourt('rollback', 'mf-finance');
});
