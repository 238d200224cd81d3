import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closedLoad } from '../harness/load';
import { getPage, type TestSite } from '../harness/site';
import { expect, gate, test } from '../harness/writingTest';

const TENANT = 'kestrel-motor-group';
const OTHER = 'clearmark-cars';

test.describe.configure({ mode: 'serial' });

interface Status {
  revision: number;
  shell: { stable: string; previous: string[]; canary: object | null; pins: Record<string, string> };
}
const statusOf = async (site: TestSite) => JSON.parse(await site.forecourt('status', '--json')) as Status;

/** The version of the shell that a visitor of a tenant gets, as the server reports it. */
const shellOf = async (site: TestSite, tenant: string) =>
  (JSON.parse((await getPage(site, tenant, '/_forecourt/composition?path=/')).html) as { shell: string }).shell;

const scriptsIn = (html: string) => [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, address = '']) => address);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test(
  'PL-073 releases the shell, gives it to a tenant, to everybody and takes it back under load, without a restart or a failed request',
  gate(),
  async ({ site }) => {
    const { shell: before } = await statusOf(site);
    expect(await shellOf(site, TENANT)).toBe(before.stable);
    const load = closedLoad(site, [
      { tenant: TENANT, path: '/car-finance' },
      { tenant: OTHER, path: '/' },
    ]);

    const printed = await site.forecourt('release', 'shell', '--version', '0.9.0', '--tenant', TENANT, '--without-tests');
    expect(printed).toMatch(/The site at .* serves it after \d\.\d s\./);
    expect(await Promise.all([TENANT, OTHER].map((tenant) => shellOf(site, tenant)))).toEqual(['0.9.0', before.stable]);

    await site.forecourt('pin', 'shell', TENANT);
    await site.forecourt('promote', 'shell', '0.9.0');
    expect(await Promise.all([TENANT, OTHER].map((tenant) => shellOf(site, tenant)))).toEqual(['0.9.0', '0.9.0']);
    expect(await site.forecourt('status')).toMatch(new RegExp(`^shell +0\\.9\\.0 +${before.stable} `, 'm'));

    await site.forecourt('rollback', 'shell');
    expect(await shellOf(site, TENANT)).toBe(before.stable);
    const responses = await load.stop();
    expect(responses.length).toBeGreaterThan(10);
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    expect([site.pids.api, site.pids.site].every(isAlive)).toBe(true);
    expect(await site.forecourt('history')).toMatch(
      /rollback shell[^]*promote shell 0\.9\.0[^]*release shell 0\.9\.0 to kestrel-motor-group/,
    );
  },
);

test('PL-073 the files of each version are served by the addresses and hashes of its release', async ({ site }) => {
  const { shell } = await statusOf(site);
  const release = JSON.parse(readFileSync(path.join(site.folder, 'artifacts/shell', shell.stable, 'release.json'), 'utf8')) as {
    assets: { scripts: { path: string }[] };
  };
  const { html } = await getPage(site, TENANT, '/');
  expect(scriptsIn(html)).toEqual(release.assets.scripts.map(({ path: address }) => address));
  for (const address of scriptsIn(html)) expect((await getPage(site, TENANT, address)).status).toBe(200);
});

test('PL-073 a canary of the shell, the doctor and refusals are those of any release', async ({ site }) => {
  await site.forecourt('canary', 'shell', '0.9.0', '--tenant', OTHER);
  expect(await Promise.all([TENANT, OTHER].map((tenant) => shellOf(site, tenant)))).not.toContain(undefined);
  expect(await shellOf(site, OTHER)).toBe('0.9.0');
  await site.forecourt('canary', 'shell');
  expect(await site.forecourt('doctor')).toContain('Registry and releases are sound.');
  const { revision } = await statusOf(site);
  await expect(site.forecourt('retire', 'shell')).rejects.toThrow('The shell is not retired');
  await expect(site.forecourt('promote', 'shell', '7.7.7')).rejects.toThrow('shell 7.7.7 is not published');
  await expect(site.forecourt('release', 'shell', '--from', '/tmp')).rejects.toThrow('The shell is built from this project');
  expect((await statusOf(site)).revision).toBe(revision);
});
