import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { routeOf } from '@forecourt/shared-contracts/site-routes';
import { aSiteDocument } from '@forecourt/shared-contracts/testing';
import { artifactsInFolder, changeRegistry, promoted, registryInFolder, type Registry } from '@forecourt/shell/registry';
import { publishRelease, publishShell } from '@forecourt/shell/testing';
import { inRoot } from '../workspace';

/*
 * The forecourt command itself, on stores of its own. Its port has no site.
 */

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-commands-'));
  for (const name of ['tenants', 'delivery']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'tenants/harbour-motors.json'), JSON.stringify(aSiteDocument()));
  for (const version of ['1.0.0', '1.1.0']) {
    await publishRelease(artifactsInFolder(path.join(folder, 'artifacts')), 'mf-finance', version);
    await changeRegistry(registryInFolder(path.join(folder, 'registry')), {
      author: 'Ann',
      change: `release ${version}`,
      apply: promoted('mf-finance', version),
    });
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  code: number;
  text: string;
}
function forecourt(...args: string[]): Promise<Outcome> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    PORT: '1',
    ARTIFACTS_DIR: path.join(folder, 'artifacts'),
    REGISTRY_DIR: path.join(folder, 'registry'),
    TENANTS_DIR: path.join(folder, 'tenants'),
    DELIVERY_DIR: path.join(folder, 'delivery'),
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [inRoot('tooling/bin/forecourt.mjs'), ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, text: `${stdout}${stderr}`.trim() });
    });
  });
}
const revisions = () => readdirSync(path.join(folder, 'registry')).filter((file) => /^\d/.test(file));
const channels = async () => (JSON.parse((await forecourt('status', '--json')).text) as Registry).remotes['mf-finance'];

it.each([
  [
    ['canary', 'mf-finance', '1.0.0', '--percent', '500'],
    'The registry was not changed: remotes.mf-finance.canary.percent must be less than or equal to 100.',
  ],
  [['canary', 'mf-finance', '1.0.0', '--tenant', 'harbor-motors'], 'There is no tenant harbor-motors; known are harbour-motors.'],
  [['pin', 'mf-finance', 'harbor-motors', '1.0.0'], 'There is no tenant harbor-motors; known are harbour-motors.'],
  [
    ['promote', 'mf-finance', '9.9.9'],
    'mf-finance 9.9.9 is not published: "forecourt release mf-finance" publishes a version. The registry was not changed.',
  ],
  [
    ['release', 'mf-nothing', '--from', '/no/such/folder'],
    'There is no /no/such/folder/src/remote.ts: --from names the folder of the sources of mf-nothing.',
  ],
  [
    ['release', 'mf-finance', '--from', inRoot('mf-search')],
    `FAIL  build\n${inRoot('mf-search')}/src/remote.ts:\n  - name is 'mf-search', but the remote is mf-finance.`,
  ],
  [
    ['release', 'mf-nothing'],
    'There is no remote mf-nothing here; there are mf-search, mf-vehicle, mf-locations, mf-forms, mf-finance, mf-navigation. For sources in another folder name it with --from.',
  ],
  [['release', 'Finance'], "Finance is no name of a remote: 'mf-' and words in lower case, such as mf-search."],
  [['release', 'mf-finance', 'mf-finance'], 'mf-finance is named twice.'],
  [['rollback', 'mf-finance', 'mf-finance'], 'mf-finance is named twice.'],
  [['promote', 'mf-finance', '1.0.0', 'mf-search'], 'Name a version of mf-search as well.'],
  [['release', 'mf-finance', 'mf-search', '--version', '2.0.0'], '--from and --version are for one module: release several without them.'],
  [['retire', 'mf-nothing'], 'mf-nothing has no release yet: publish one with "forecourt release mf-nothing".'],
])('PL-079 %j changes nothing and reports why', async (args, text) => {
  expect(await forecourt(...args)).toEqual({ code: 1, text });
  expect(revisions()).toEqual(['00000001.json', '00000002.json']);
});

it('PL-079 no version with a missing file can be promoted, pinned or rolled back to', async () => {
  rmSync(path.join(folder, 'artifacts/mf-finance/assets/entry.b100.js'));
  const text = 'mf-finance 1.0.0 lacks its file assets/entry.b100.js. The registry was not changed.';
  for (const args of [
    ['promote', 'mf-finance', '1.0.0'],
    ['pin', 'mf-finance', 'harbour-motors', '1.0.0'],
    ['rollback', 'mf-finance'],
  ]) {
    expect(await forecourt(...args)).toEqual({ code: 1, text });
  }
  expect(revisions()).toHaveLength(2);
});

it('CO-137 no version can be served that claims the address of another remote, on any tenant and in any channel', async () => {
  const artifacts = artifactsInFolder(path.join(folder, 'artifacts'));
  const routes = [routeOf({ name: 'vehicle.loan', pattern: '/loan/:car', page: 'loan', remote: 'mf-vehicle', title: 'Loan' })];
  await publishRelease(artifacts, 'mf-vehicle', '1.0.0', { routes });
  await publishRelease(artifacts, 'mf-finance', '2.0.0', {
    routes: [routeOf({ name: 'finance.loan', pattern: '/loan/:id', page: 'loan', remote: 'mf-finance', title: 'Loan' })],
  });
  expect((await forecourt('promote', 'mf-vehicle', '1.0.0')).code).toBe(0);
  const refusal = {
    code: 1,
    text: expect.stringContaining("mf-vehicle 1.0.0 claims /loan/:car for 'vehicle.loan'") as string,
  };
  const promotion = await forecourt('promote', 'mf-finance', '2.0.0');
  expect(promotion).toEqual(refusal);
  expect(promotion.text).toBe(
    'The registry was not changed:\n' +
      "  - mf-vehicle 1.0.0 claims /loan/:car for 'vehicle.loan'; mf-finance 2.0.0 claims it for 'finance.loan', on every site: give one of them another address\n" +
      'Sites survive this: "--force" makes the change nevertheless, and the history says so.',
  );
  expect(await forecourt('canary', 'mf-finance', '2.0.0', '--percent', '1')).toEqual(refusal);
  expect(await forecourt('pin', 'mf-finance', 'harbour-motors', '2.0.0')).toEqual(refusal);
  expect(await channels()).toMatchObject({ stable: '1.1.0', canary: null, pins: {} });

  const moved = { ...aSiteDocument(), routes: [{ route: 'finance.loan', pattern: '/borrow/:id' }] };
  writeFileSync(path.join(folder, 'tenants/harbour-motors.json'), JSON.stringify(moved));
  expect((await forecourt('promote', 'mf-finance', '2.0.0')).code).toBe(0);
});

it('PL-013 PL-074 a change that breaks a page of another remote is refused with both sides, forced at will, and no reason to refuse the next one', async () => {
  const artifacts = artifactsInFolder(path.join(folder, 'artifacts'));
  const summary = { js: [], css: [], shared: [], version: 1, reserve: '3rem' };
  await publishShell(artifacts, '1.0.0', { libraries: { react: { version: '19.3.1', names: ['useState'] } } });
  await publishRelease(artifacts, 'mf-finance', '1.2.0', { slots: { 'finance-summary': summary } });
  const mounts = [{ slot: 'finance-summary', version: 1, hasFallback: false }];
  await publishRelease(artifacts, 'mf-vehicle', '1.0.0', { uses: { mounts, links: [], names: {} } });
  await publishRelease(artifacts, 'mf-vehicle', '1.1.0', { uses: { mounts, links: [], names: { react: ['useBoat'] } } });
  for (const args of [
    ['promote', 'shell', '1.0.0'],
    ['promote', 'mf-finance', '1.2.0'],
    ['promote', 'mf-vehicle', '1.0.0'],
  ])
    expect((await forecourt(...args)).code).toBe(0);
  const before = revisions();

  const problem = "mf-vehicle 1.0.0 mounts 'finance-summary' version 1; ";
  const ways = 'release or roll back mf-vehicle to a version without it first';
  const hint = 'Sites survive this: "--force" makes the change nevertheless, and the history says so.';
  const refused = (text: string) => ({ code: 1, text: `The registry was not changed:\n  - ${text}\n${hint}` });
  expect(await forecourt('rollback', 'mf-finance')).toEqual(
    refused(`${problem}mf-finance 1.1.0 does not offer it, on every site: ${ways}`),
  );
  expect(await forecourt('pin', 'mf-finance', 'harbour-motors', '1.1.0')).toEqual(
    refused(`${problem}harbour-motors is pinned to mf-finance 1.1.0, which does not offer it: ${ways}`),
  );
  expect(await forecourt('retire', 'mf-finance')).toEqual(
    refused(`${problem}mf-finance offered it and is no longer released, on every site: ${ways}`),
  );
  expect(await forecourt('canary', 'mf-vehicle', '1.1.0', '--percent', '100')).toEqual({
    code: 1,
    text: 'The registry was not changed:\n  - mf-vehicle 1.1.0, a canary, takes useBoat from react; shell 1.0.0 does not have it, on every site: release the shell with it first',
  });
  expect(await forecourt('promote', 'mf-vehicle', '1.1.0', '--force')).toEqual({
    code: 1,
    text: 'The registry was not changed:\n  - mf-vehicle 1.1.0 takes useBoat from react; shell 1.0.0 does not have it, on every site: release the shell with it first\n"--force" is not possible here: a site could not load the release.',
  });
  expect(revisions()).toEqual(before);

  expect((await forecourt('rollback', 'mf-finance', '--force')).code).toBe(0);
  expect((await forecourt('history')).text).toMatch(/^6 .* rollback mf-finance\n {7}forced: mf-vehicle 1\.0\.0 mounts/);
  expect((await forecourt('status')).text).toContain(
    `\n  - ${problem}no release offers it, on every site: ${ways}, or release the remote that offers it first`,
  );
  expect((await forecourt('promote', 'mf-finance', '1.0.0')).code).toBe(0);
  expect((await forecourt('history')).text).toMatch(/^7 .* promote mf-finance 1\.0\.0\n +6 /);
});

it('PL-074 the registry of an installation from before the shell was a release gets one, and goes back to releases without facts', async () => {
  const artifacts = artifactsInFolder(path.join(folder, 'artifacts'));
  await publishRelease(artifacts, 'mf-finance', '1.2.0', {
    uses: { mounts: [], links: [], names: {} },
    shared: { '@forecourt/shared-contracts': '^2.0.0' },
  });
  await publishShell(artifacts, '1.0.0', { libraries: { '@forecourt/shared-contracts': { version: '2.0.0', names: [] } } });
  for (const version of ['1.0.0', '1.1.0']) {
    const file = path.join(folder, 'artifacts/mf-finance', version, 'release.json');
    // As builds wrote it then: the range was the version of the package, which was not yet that of the contract.
    const release = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...release, shared: { '@forecourt/shared-contracts': '^0.1.0', react: '^19.0.0' } }));
  }
  expect((await forecourt('promote', 'shell', '1.0.0')).code).toBe(0);
  expect((await forecourt('promote', 'mf-finance', '1.2.0')).code).toBe(0);
  expect((await forecourt('status')).text).not.toContain('from before');
  expect((await forecourt('rollback', 'mf-finance')).code).toBe(0);
  expect((await forecourt('status')).text).toContain(
    '\n  - mf-finance 1.1.0 is from before builds found what a release uses: its contract and addresses alone are checked; release mf-finance again',
  );
});

it('PL-010 a retired remote is in no channel any more, and a promotion brings it back', async () => {
  expect((await forecourt('retire', 'mf-finance')).text).toContain('retire mf-finance: revision 3.');
  expect(await channels()).toBeUndefined();
  expect((await forecourt('promote', 'mf-finance', '1.1.0')).code).toBe(0);
  expect(await channels()).toMatchObject({ stable: '1.1.0', previous: [] });
});

it('PL-079 reports that no site runs which could confirm a change', async () => {
  expect(await forecourt('rollback', 'mf-finance')).toEqual({
    code: 0,
    text: 'rollback mf-finance: revision 3. No site responds at http://127.0.0.1:1: it serves revision 3 when it starts.',
  });
});

it('PL-079 a truncated newest revision stops no command, and the doctor repairs it together with a damaged release', async () => {
  truncateSync(path.join(folder, 'registry/00000002.json'), 30);
  const status = await forecourt('status');
  expect([status.code, status.text]).toEqual([
    0,
    expect.stringMatching(/^Revision 1, [^]*Revision 2 is damaged and left out: .*00000002\.json: /),
  ]);
  expect((await forecourt('history')).text).toMatch(/^2 {2}damaged: .*\n {4}1 {2}/);
  expect(await forecourt('promote', 'mf-finance', '1.1.0')).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^promote mf-finance 1\.1\.0: revision 3\.[^]*Revision 2 is damaged and left out/),
  });

  rmSync(path.join(folder, 'artifacts/mf-finance/1.1.0/release.json'));
  const found = await forecourt('doctor');
  expect([found.code, found.text]).toEqual([
    1,
    expect.stringMatching(
      /^Damaged:\n {2}revision 2: .*\n {2}mf-finance 1\.1\.0: .*not published.*\n"forecourt doctor --repair" writes a revision/,
    ),
  ]);
  const repaired = await forecourt('doctor', '--repair');
  expect([repaired.code, repaired.text]).toEqual([0, expect.stringContaining('Repaired: revision 4.')]);
  expect(await channels()).toMatchObject({ stable: '1.0.0', previous: [] });
  expect(await forecourt('doctor')).toEqual({
    code: 0,
    text: expect.stringMatching(/^Registry and releases are sound\.\n/) as string,
  });
});

it('PL-079 the doctor reports which remote it cannot repair', async () => {
  for (const version of ['1.0.0', '1.1.0']) rmSync(path.join(folder, 'artifacts/mf-finance', version, 'release.json'));
  const { code, text } = await forecourt('doctor', '--repair');
  expect(code).toBe(1);
  expect(text).toContain('No usable version is left of these; "forecourt release <remote>" publishes one:\n  mf-finance 1.1.0: ');
});
