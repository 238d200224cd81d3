import { plantRelease } from '../harness/plantedReleases';
import { getPage, type TestSite } from '../harness/site';
import { changedRemote } from '../harness/sources';
import { expect, test } from '../harness/writingTest';

/*
 * Releases of changed sources that would break a page of another remote, on a site that runs: each is refused and nothing changes.
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
  expect(await statusOf(site)).toEqual(before);
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
  plantRelease(site, 'mf-finance', finance, '0.9.1', (text) => text.replace('"contract": "2.0.0"', '"contract": "3.0.0"'));
  await expect(site.forecourt('promote', 'mf-finance', '0.9.1', '--force')).rejects.toThrow(
    /mf-finance 0\.9\.1 was built against contract 3\.0\.0; shell \S+ has contract 2\.0\.0[^]*"--force" is not possible here/,
  );

  // A shell from before the contracts had comparisonRate, which mf-finance takes.
  plantRelease(site, 'shell', before.shell.stable, '0.8.0', (text) => text.replace(/\s*"comparisonRate",/, ''));
  await expect(site.forecourt('pin', 'shell', TENANT, '0.8.0')).rejects.toThrow(
    `mf-finance ${finance} takes comparisonRate from @forecourt/shared-contracts; ${TENANT} is pinned to shell 0.8.0, which does not have it: release or roll back mf-finance to a version without it first`,
  );
});
