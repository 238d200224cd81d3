import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closedLoad } from '../harness/load';
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

interface ShellRelease {
  version: string;
  assets: { scripts: { path: string }[] };
  files: Record<string, { bytes: number; integrity: string }>;
}
const releaseFile = (site: TestSite, version: string) => path.join(site.folder, 'artifacts/shell', version, 'release.json');
const releaseOf = (site: TestSite, version: string) => JSON.parse(readFileSync(releaseFile(site, version), 'utf8')) as ShellRelease;

/** Publishes a copy of a version whose pages name it in a comment, as a build of other sources would be another version. */
function plantShell(site: TestSite, from: string, version: string): void {
  const folder = path.join(site.folder, 'artifacts/shell');
  cpSync(path.join(folder, from), path.join(folder, version), { recursive: true });
  const renderer = path.join(folder, version, 'server/renderer.cjs');
  const code = readFileSync(renderer, 'utf8').replaceAll('<!doctype html><html', `<!doctype html><!-- shell ${version} --><html`);
  writeFileSync(renderer, code);
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  const release = releaseOf(site, from);
  const files = { ...release.files, 'server/renderer.cjs': { ...release.files['server/renderer.cjs'], bytes: code.length, integrity } };
  writeFileSync(releaseFile(site, version), JSON.stringify({ ...release, version, files }));
}

/** The planted version in the HTML of a page, or null. */
const rendered = async (site: TestSite, tenant: string, address = '/') =>
  /<!-- shell ([\d.]+) -->/.exec((await getPage(site, tenant, address)).html)?.[1] ?? null;
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
  const { revision } = await statusOf(site);
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
  expect(scriptsIn(html)).toEqual(releaseOf(site, '0.10.0').assets.scripts.map(({ path: address }) => address));
  for (const address of scriptsIn(html)) expect((await getPage(site, TENANT, address)).status).toBe(200);
  await site.forecourt('rollback', 'shell');
});
