import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openInteractive } from '../harness/browser';
import { untilPage, untilServed } from '../harness/load';
import { shellRelease } from '../harness/plantedReleases';
import { carPath, type TestSite } from '../harness/site';
import { changedRemote, editSource } from '../harness/sources';
import { ROOT } from '../harness/workspace';
import { expect, test } from '../harness/writingTest';

/*
 * What a returning visitor downloads after a release, with what Chromium has in its cache.
 */

test.describe.configure({ mode: 'serial' });

const TENANT = 'kestrel-motor-group';
const PAGE = '/car-finance';

interface Download {
  /** '/_shell/shell.x.js' or '/_remotes/mf-search/assets/x.js'. */
  file: string;
  /** On the wire, compressed. */
  bytes: number;
}

/** Scripts and styles that loads of these pages fetch from the network. */
async function downloads(page: Page, site: TestSite, addresses: readonly string[]): Promise<Download[]> {
  const session = await page.context().newCDPSession(page);
  const fetched = new Map<string, Download>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    if (/^\/(_shell|_remotes)\/.*\.(js|css)$/.test(pathname)) fetched.set(requestId, { file: pathname, bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void fetched.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) fetched.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = fetched.get(requestId);
    if (known) fetched.set(requestId, { ...known, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  for (const address of addresses) {
    await openInteractive(page, site.url(TENANT, address));
    await page.waitForLoadState('networkidle');
  }
  await session.detach();
  return [...fetched.values()].toSorted((one, other) => one.file.localeCompare(other.file));
}

const filesOf = (found: readonly Download[]) => found.map(({ file }) => file);
const bytesOf = (found: readonly Download[]) => found.reduce((sum, { bytes }) => sum + bytes, 0);
test('PL-019 after a release of a remote with one changed page a visitor downloads its entry and what changed, nothing else', async ({
  site,
  page,
}) => {
  const assetsOf = (version: string) =>
    Object.keys(
      (JSON.parse(readFileSync(path.join(site.folder, 'artifacts/mf-finance', version, 'release.json'), 'utf8')) as { files: object })
        .files,
    )
      .filter((file) => file.startsWith('assets/'))
      .map((file) => `/_remotes/mf-finance/${file}`);
  const folder = changedRemote('mf-finance', 'one-page', []);
  const release = async (version: string) => {
    await site.forecourt('release', 'mf-finance', '--from', folder, '--version', version, '--without-tests');
    await untilServed(site, TENANT, 'mf-finance', version);
  };
  await release('0.4.9');
  const addresses = [PAGE, '/search', await carPath(site, TENANT)];
  expect((await downloads(page, site, addresses)).length).toBeGreaterThan(10);
  expect(filesOf(await downloads(page, site, addresses))).toEqual([]);

  editSource(folder, { file: 'src/pages/information.tsx', from: 'heading="Car finance"', to: 'heading="Finance for your next car"' });
  await release('0.5.0');
  const after = filesOf(await downloads(page, site, addresses));
  const changed = assetsOf('0.5.0').filter((file) => !assetsOf('0.4.9').includes(file));
  // The entry with the definition, and the page.
  expect(changed.length).toBeLessThanOrEqual(3);
  expect(assetsOf('0.5.0').length).toBeGreaterThan(10);
  expect(after.toSorted()).toEqual(changed.toSorted());
  await site.forecourt('rollback', 'mf-finance');
  await site.forecourt('rollback', 'mf-finance');
});

test('PL-019 after a release of the shell with a change in one component of the design system nobody downloads React again', async ({
  site,
  page,
}) => {
  test.setTimeout(300_000);
  const checkout = mkdtempSync(path.join(tmpdir(), 'forecourt-design-'));
  const { shell } = JSON.parse(await site.forecourt('status', '--json')) as { shell: { stable: string } };
  try {
    // Sources of its own, as the shell is built from a whole project.
    execFileSync('git', ['clone', '--quiet', ROOT, path.join(checkout, 'project')]);
    execFileSync('cp', ['-a', path.join(ROOT, 'node_modules'), path.join(checkout, 'project/node_modules')]);
    editSource(path.join(checkout, 'project'), {
      file: 'shared-ui/src/breadcrumbs/Breadcrumbs.tsx',
      from: 'aria-label="Breadcrumb"',
      to: 'aria-label="You are here"',
    });
    const car = await carPath(site, TENANT);
    const addresses = [PAGE, '/search', car];
    const whole = await downloads(page, site, addresses);
    expect(filesOf(await downloads(page, site, addresses))).toEqual([]);

    await site.forecourtOf(path.join(checkout, 'project'), 'release', 'shell', '--version', '0.7.0', '--without-tests');
    await untilPage(site, TENANT, car, (html) => html.includes('aria-label="You are here"'));
    const after = await downloads(page, site, addresses);

    const libraries = shellRelease(site, '0.7.0').assets.scripts.filter(({ path: file }) => file.includes('/libraries.'));
    expect(libraries).toEqual(shellRelease(site, shell.stable).assets.scripts.filter(({ path: file }) => file.includes('/libraries.')));
    expect(libraries).toHaveLength(1);
    expect(filesOf(after).filter((file) => file.includes('/libraries.'))).toEqual([]);
    expect(filesOf(after).some((file) => file.startsWith('/_shell/design-system.'))).toBe(true);
    expect(filesOf(after).filter((file) => !file.startsWith('/_shell/'))).toEqual([]);
    expect(bytesOf(after)).toBeLessThan(bytesOf(whole) / 3);
  } finally {
    await site.forecourt('promote', 'shell', shell.stable);
    rmSync(checkout, { recursive: true, force: true });
  }
});
