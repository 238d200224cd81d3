import { closedLoad } from '../harness/load';
import { plantedIn, plantShell, shellRelease } from '../harness/plantedReleases';
import { getPage, type TestSite } from '../harness/site';
import { expect, test } from '../harness/writingTest';

const TENANT = 'kestrel-motor-group';
const OTHER = 'clearmark-cars';
const PLANTED = '0.9.0';

test.describe.configure({ mode: 'serial' });

interface Status {
  revision: number;
  shell: { stable: string; previous: string[]; canary: object | null; pins: Record<string, string> };
}
const statusOf = async (site: TestSite) => JSON.parse(await site.forecourt('status', '--json')) as Status;

/** The planted version that renders a page, or null. */
const rendered = async (site: TestSite, tenant: string, address = '/') => plantedIn((await getPage(site, tenant, address)).html);
const everywhere = (site: TestSite) => Promise.all([TENANT, OTHER].map((tenant) => rendered(site, tenant)));

const scriptsIn = (html: string) => [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, address = '']) => address);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('PL-073 a version of the shell is pinned, promoted and rolled back under load, without a restart or a failed request', async ({
  site,
}) => {
  const { shell: before } = await statusOf(site);
  plantShell(site, before.stable, PLANTED);
  expect(await everywhere(site)).toEqual([null, null]);
  const load = closedLoad(site, [
    { tenant: TENANT, path: '/car-finance' },
    { tenant: OTHER, path: '/' },
  ]);

  const printed = await site.forecourt('pin', 'shell', TENANT, PLANTED);
  expect(printed).toMatch(/The site at .* serves it after \d\.\d s\./);
  expect(await everywhere(site)).toEqual([PLANTED, null]);

  await site.forecourt('pin', 'shell', TENANT);
  await site.forecourt('promote', 'shell', PLANTED);
  expect(await everywhere(site)).toEqual([PLANTED, PLANTED]);
  expect(await site.forecourt('status')).toMatch(new RegExp(`^shell +0\\.9\\.0 +${before.stable} `, 'm'));

  await site.forecourt('rollback', 'shell');
  expect(await everywhere(site)).toEqual([null, null]);
  const responses = await load.stop();
  expect(responses.length).toBeGreaterThan(10);
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  expect([site.pids.api, site.pids.site].every(isAlive)).toBe(true);
  expect(await site.forecourt('history')).toMatch(/rollback shell[^]*promote shell 0\.9\.0[^]*pin kestrel-motor-group to shell 0\.9\.0/);
});

test('PL-073 a canary of the shell, the doctor and refusals are those of any release', async ({ site }) => {
  await site.forecourt('canary', 'shell', PLANTED, '--tenant', OTHER);
  expect(await everywhere(site)).toEqual([null, PLANTED]);
  await site.forecourt('canary', 'shell');
  expect(await everywhere(site)).toEqual([null, null]);
  expect(await site.forecourt('doctor')).toContain('Registry and releases are sound.');
  const { revision, shell } = await statusOf(site);
  plantShell(site, shell.stable, '9.0.0', { protocol: 9 });
  await expect(site.forecourt('pin', 'shell', TENANT, '9.0.0')).rejects.toThrow(
    new RegExp(
      `pinned to shell 9\\.0\\.0, which speaks version 9 of the interface to the server; the server on \\S+ \\(process ${site.pids.site}\\) speaks 1`,
    ),
  );
  await expect(site.forecourt('retire', 'shell')).rejects.toThrow('The shell is not retired');
  await expect(site.forecourt('promote', 'shell', '7.7.7')).rejects.toThrow('shell 7.7.7 is not published');
  await expect(site.forecourt('release', 'shell', '--from', '/tmp')).rejects.toThrow('The shell is built from this project');
  expect((await statusOf(site)).revision).toBe(revision);
});

test('PL-073 releases the shell from its sources, whose files are served by the addresses and hashes of its release', async ({ site }) => {
  const printed = await site.forecourt('release', 'shell', '--version', '0.10.0', '--without-tests');
  for (const step of ['build', 'compositions', 'publish', 'registry']) {
    expect(printed).toMatch(new RegExp(`ok +${step} +\\d+\\.\\d s`));
  }
  expect(printed).toMatch(/Released: revision \d+\. The site at .* serves it/);
  expect((await statusOf(site)).shell.stable).toBe('0.10.0');
  const { html } = await getPage(site, TENANT, '/');
  expect(scriptsIn(html)).toEqual(shellRelease(site, '0.10.0').assets.scripts.map(({ path: address }) => address));
  for (const address of scriptsIn(html)) expect((await getPage(site, TENANT, address)).status).toBe(200);
  await site.forecourt('rollback', 'shell');
});
