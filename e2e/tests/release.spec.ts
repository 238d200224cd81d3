import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { closedLoad, untilPage } from '../harness/load';
import { getPage } from '../harness/site';
import { changedRemote } from '../harness/sources';
import { expect, gate, test } from '../harness/writingTest';

const TENANT = 'kestrel-motor-group';
const NEW_HEADING = 'Car finance, released alone';

test.describe.configure({ mode: 'serial' });

/** Every file below a folder with its hash and time, so that a touch shows too. */
function fingerprint(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (each: string) => {
    for (const entry of readdirSync(each, { withFileTypes: true })) {
      const file = path.join(each, entry.name);
      if (entry.isDirectory()) visit(file);
      else found.set(file, `${createHash('sha256').update(readFileSync(file)).digest('hex')} ${statSync(file).mtimeMs}`);
    }
  };
  visit(folder);
  return found;
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test(
  'PL-010 PL-015 PL-016 PL-020 releases and rolls back mf-finance alone under load, without a restart or a failed request',
  gate(),
  async ({ site }) => {
    const others = readdirSync(path.join(site.folder, 'artifacts')).filter((name) => name !== 'mf-finance');
    const everythingElse = () => others.map((name) => fingerprint(path.join(site.folder, 'artifacts', name)));
    const before = everythingElse();
    const { html } = await getPage(site, TENANT, '/car-finance');
    expect(html).not.toContain(NEW_HEADING);

    const folder = changedRemote('mf-finance', 'released-alone', [
      { file: 'src/pages/information.tsx', from: 'heading="Car finance"', to: `heading="${NEW_HEADING}"` },
    ]);
    const load = closedLoad(site, [
      { tenant: TENANT, path: '/car-finance' },
      { tenant: 'swan-valley-toyota', path: '/our-location' },
      { tenant: 'clearmark-cars', path: '/' },
    ]);

    const printed = await site.forecourt('release', 'mf-finance', '--from', folder, '--version', '0.2.0', '--without-tests');
    await untilPage(site, TENANT, '/car-finance', (page) => page.includes(NEW_HEADING));
    const released = await getPage(site, TENANT, '/car-finance');
    await site.forecourt('rollback', 'mf-finance');
    await untilPage(site, TENANT, '/car-finance', (page) => !page.includes(NEW_HEADING));
    const responses = await load.stop();

    for (const step of ['build', 'compositions', 'publish', 'registry']) {
      expect(printed).toMatch(new RegExp(`ok +${step} +\\d+\\.\\d s`));
    }
    expect(released.html).toContain('data-remote="mf-finance" data-version="0.2.0"');
    expect(responses.length).toBeGreaterThan(10);
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    expect(everythingElse()).toEqual(before);
    expect([site.pids.api, site.pids.site].every(isAlive)).toBe(true);
  },
);

test('PL-011 refuses to publish a version again with other content and changes nothing', async ({ site }) => {
  const folder = changedRemote('mf-finance', 'other-content', [
    { file: 'src/pages/information.tsx', from: 'heading="Car finance"', to: 'heading="Another text"' },
  ]);
  const before = await site.forecourt('status', '--json');
  await expect(site.forecourt('release', 'mf-finance', '--from', folder, '--version', '0.2.0', '--without-tests')).rejects.toThrow(
    /published with other content/,
  );
  expect(await site.forecourt('status', '--json')).toBe(before);
});

test('PL-018 stores every change with time, author, old and new version', async ({ site }) => {
  const history = JSON.parse(await site.forecourt('history', '--json')) as {
    at: string;
    author: string;
    change: string;
    remotes: Record<string, { stable: string }>;
  }[];
  const [rollback, release, earlier] = history;
  expect(rollback?.change).toBe('rollback mf-finance');
  expect(release?.change).toBe('release mf-finance 0.2.0 without tests');
  expect(release?.remotes['mf-finance']?.stable).toBe('0.2.0');
  expect(rollback?.remotes['mf-finance']?.stable).toBe(earlier?.remotes['mf-finance']?.stable);
  for (const { at, author } of history) {
    expect(new Date(at).toISOString()).toBe(at);
    expect(author).not.toBe('');
  }
});

test('PL-012 describes every file of a release, and states for every slot the version of its props, its space and what a document may give it', ({
  site,
}) => {
  const folder = path.join(site.folder, 'artifacts/mf-forms');
  const [version = ''] = readdirSync(folder).filter((name) => name !== 'assets');
  const release = JSON.parse(readFileSync(path.join(folder, version, 'release.json'), 'utf8')) as {
    commit: string;
    contract: string;
    pages: Record<string, { positions?: object }>;
    routes: { name: string; pattern: string; page: string }[];
    slots: Record<string, { version: number; reserve: string; placeable?: object }>;
    shared: Record<string, string>;
    files: Record<string, { bytes: number; integrity: string }>;
  };
  expect(release).toMatchObject({ name: 'mf-forms', version, commit: expect.stringMatching(/^[0-9a-f]{40}$/), contract: '2.1.0' });
  expect(Object.keys(release.pages)).toContain('success');
  const [vehicle = ''] = readdirSync(path.join(site.folder, 'artifacts/mf-vehicle')).filter((name) => name !== 'assets');
  const { pages } = JSON.parse(
    readFileSync(path.join(site.folder, 'artifacts/mf-vehicle', vehicle, 'release.json'), 'utf8'),
  ) as typeof release;
  expect(pages.detail?.positions).toEqual({ 'after-price': ['car'], 'after-facts': ['car'], 'after-finance': ['car'], end: ['car'] });
  expect(release.routes).toContainEqual(expect.objectContaining({ name: 'forms.success', pattern: '/success', page: 'success' }));
  expect(release.slots['enquiry-form']).toMatchObject({ version: 1, reserve: '36rem', placeable: { type: 'object' } });
  expect(release.shared).toMatchObject({ react: '^19.3.1', yup: '^1.7.1' });
  expect(Object.keys(release.files).length).toBeGreaterThan(5);
  for (const [name, { bytes, integrity }] of Object.entries(release.files)) {
    const content = readFileSync(name.startsWith('assets/') ? path.join(folder, name) : path.join(folder, version, name));
    expect({ name, bytes, integrity }).toEqual({
      name,
      bytes: content.length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    });
  }
});

interface Uses {
  mounts: { slot: string; version: number; hasFallback: boolean }[];
  links: { route: string; ifDeployed: boolean }[];
  names: Record<string, string[]>;
}

interface Provides {
  libraries: Record<string, { version: string; names: string[] }>;
  links: Record<string, Record<string, { route: string; ifDeployed: boolean }[]>>;
  uses: Pick<Uses, 'mounts' | 'links'>;
}

test('PL-072 a release says what it uses, the shell what it provides, and every name that a remote takes is there', async ({ site }) => {
  const status = await site.forecourt('status', '--json');
  const { remotes, shell: served } = JSON.parse(status) as Record<'remotes', Record<string, { stable: string }>> & {
    shell: { stable: string };
  };
  const releases = Object.entries(remotes).map(([name, { stable }]) => {
    const file = path.join(site.folder, 'artifacts', name, stable, 'release.json');
    return JSON.parse(readFileSync(file, 'utf8')) as { name: string; uses: Uses; shared: Record<string, string> };
  });
  const vehicle = releases.find(({ name }) => name === 'mf-vehicle');
  expect(vehicle?.uses.mounts).toContainEqual({ slot: 'finance-summary', version: 1, hasFallback: false });
  expect(vehicle?.uses.links).toContainEqual({ route: 'vehicle.print', ifDeployed: false });
  expect(vehicle?.uses.names['@forecourt/shared-contracts']).toEqual(expect.arrayContaining(['carPath', 'Slot']));
  expect(Object.keys(vehicle?.shared ?? {})).not.toContain('yup');

  const shell = JSON.parse(readFileSync(path.join(site.folder, 'artifacts/shell', served.stable, 'release.json'), 'utf8')) as Provides;
  expect(shell).toMatchObject({ name: 'shell', protocol: 1, contract: '2.1.0', remoteKinds: ['slim-container'] });
  expect(shell.uses.mounts).toContainEqual({ slot: 'header', version: 1, hasFallback: false });
  expect(shell.links['@forecourt/shared-contracts']?.carPath).toEqual([
    { route: 'search.start', ifDeployed: false },
    { route: 'vehicle.detail', ifDeployed: false },
  ]);
  const missing = releases.flatMap(({ name, uses }) =>
    Object.entries(uses.names).flatMap(([library, names]) =>
      names.filter((each) => !shell.libraries[library]?.names.includes(each)).map((each) => `${name} takes ${each} of ${library}`),
    ),
  );
  expect(missing).toEqual([]);
});

/** Types and tests of a remote, on a machine that may be busy with others. */
const RELEASE_TIMEOUT_MS = 300_000;

test('PL-010 checks types and tests of what it releases, and reports how long each step took', async ({ site }) => {
  test.setTimeout(RELEASE_TIMEOUT_MS);
  const folder = changedRemote('mf-finance', 'released-with-tests', [
    { file: 'src/remote.ts', from: 'export default', to: 'export const released = 1;\nexport default' },
  ]);
  const printed = await site.forecourt('release', 'mf-finance', '--from', folder, '--version', '0.2.1');
  for (const step of ['types', 'tests', 'build', 'compositions', 'publish', 'registry']) {
    expect(printed).toMatch(new RegExp(`ok +${step} +\\d+\\.\\d s`));
  }
  await site.forecourt('rollback', 'mf-finance');
});
