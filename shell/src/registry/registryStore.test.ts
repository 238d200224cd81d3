import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canaried, EMPTY_REGISTRY, pinned, promoted, registrySchema, type Registry } from './registry';
import { changeRegistry, InvalidRegistry, registryInFolder, RevisionConflict, type RegistryStore } from './registryStore';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-registry-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const revision = (number: number, over: Partial<Registry> = {}): Registry => ({
  revision: number,
  at: '2026-03-02T02:00:00.000Z',
  author: 'Ann',
  change: `change ${number}`,
  remotes: { 'mf-search': { stable: `1.0.${number}`, canary: null, pins: {}, previous: [] } },
  ...over,
});
const revisionsOf = async (store: RegistryStore) => (await store.history()).flatMap((each) => ('reason' in each ? [] : [each]));
const plant = (number: number, content: string) => writeFileSync(path.join(folder, `${String(number).padStart(8, '0')}.json`), content);

it('PL-014 starts empty and needs no folder to be there', async () => {
  const store = registryInFolder(path.join(folder, 'not-yet'));
  expect(await store.newestRevision()).toBe(0);
  expect(await store.newest()).toEqual({ registry: EMPTY_REGISTRY, damaged: [] });
  await store.append(revision(1));
  expect(await store.newest()).toEqual({ registry: revision(1), damaged: [] });
});

it('PL-014 refuses a revision whose number exists and does not change the existing one', async () => {
  const store = registryInFolder(folder);
  await store.append(revision(1));
  await expect(store.append(revision(1, { author: 'Ben' }))).rejects.toThrow(RevisionConflict);
  expect((await store.read(1)).author).toBe('Ann');
});

it('PL-014 of 20 changes at the same moment every one is applied, in 20 revisions without a gap', async () => {
  const store = registryInFolder(folder);
  await store.append(revision(1));
  const tenants = Array.from({ length: 20 }, (_each, index) => `tenant-${index}`);

  await Promise.all(
    tenants.map((tenant) =>
      changeRegistry(registryInFolder(folder), { author: tenant, change: `pin ${tenant}`, apply: pinned('mf-search', tenant, '1.0.1') }),
    ),
  );

  const history = await revisionsOf(store);
  expect(history.map((each) => each.revision)).toEqual(Array.from({ length: 21 }, (_each, index) => 21 - index));
  expect(Object.keys((await store.newest()).registry.remotes['mf-search']?.pins ?? {}).toSorted()).toEqual(tenants.toSorted());
  expect(new Set(history.slice(0, 20).map(({ author }) => author))).toEqual(new Set(tenants));
});

it('PL-014 two releases of different remotes at the same moment both end up served', async () => {
  await Promise.all(
    ['mf-search', 'mf-forms'].map((remote) =>
      changeRegistry(registryInFolder(folder), { author: remote, change: `release ${remote}`, apply: promoted(remote, '1.0.0') }),
    ),
  );
  const { remotes } = (await registryInFolder(folder).newest()).registry;
  expect(Object.keys(remotes).toSorted()).toEqual(['mf-forms', 'mf-search']);
});

it('PL-014 ignores what a killed writer left aside', async () => {
  const store = registryInFolder(folder);
  await store.append(revision(1));
  writeFileSync(path.join(folder, '.2b1f0e2c-half-written'), '{"revision":2,"remo');

  expect((await store.newest()).registry).toEqual(revision(1));
  expect(await store.history()).toHaveLength(1);
  await store.append(revision(2));
  expect(await store.newestRevision()).toBe(2);
});

const ENDLESS_WRITER = `
  import { changeRegistry, registryInFolder } from ${JSON.stringify(path.join(__dirname, 'registryStore.ts'))};
  import { promoted } from ${JSON.stringify(path.join(__dirname, 'registry.ts'))};
  const store = registryInFolder(process.argv[1]);
  process.once('disconnect', () => process.exit());
  for (let patch = 1; ; patch += 1) {
    await changeRegistry(store, { author: 'killed', change: 'release ' + patch, apply: promoted('mf-search', '1.0.' + patch) });
  }
`;

it('PL-014 a process killed at any moment leaves complete revisions without a gap', async () => {
  const writer = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', ENDLESS_WRITER, folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => {
    writer.once('exit', (_code, signal) => resolve(signal));
  });
  try {
    while ((await registryInFolder(folder).newestRevision()) < 25) await new Promise((resolve) => setTimeout(resolve, 3));
  } finally {
    writer.kill('SIGKILL');
  }
  expect(await ended).toBe('SIGKILL');

  const files = readdirSync(folder)
    .filter((file) => !file.startsWith('.'))
    .toSorted();
  expect(files).toEqual(files.map((_file, index) => `${String(index + 1).padStart(8, '0')}.json`));
  for (const [index, file] of files.entries()) {
    const document = registrySchema.validateSync(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), { strict: true });
    expect(document).toMatchObject({ revision: index + 1, remotes: { 'mf-search': { stable: `1.0.${index + 1}` } } });
  }
});

it('PL-018 the history has every change with time, author and the whole document, newest first', async () => {
  const store = registryInFolder(folder);
  const before = Date.now();
  await changeRegistry(store, { author: 'Ann', change: 'release mf-search 1.0.0', apply: promoted('mf-search', '1.0.0') });
  await changeRegistry(store, { author: 'Ben', change: 'release mf-search 1.1.0', apply: promoted('mf-search', '1.1.0') });

  const [newest, oldest] = await revisionsOf(store);
  expect(newest).toMatchObject({ revision: 2, author: 'Ben', change: 'release mf-search 1.1.0' });
  expect(newest?.remotes['mf-search']).toMatchObject({ stable: '1.1.0', previous: ['1.0.0'] });
  expect(oldest).toMatchObject({ revision: 1, author: 'Ann' });
  expect(oldest?.remotes['mf-search']?.stable).toBe('1.0.0');
  expect(Date.parse(newest?.at ?? '')).toBeGreaterThanOrEqual(before);
});

it('PL-018 writes no revision for a change that changes nothing', async () => {
  const store = registryInFolder(folder);
  const change = { author: 'Ann', change: 'release', apply: promoted('mf-search', '1.0.0') };
  await changeRegistry(store, change);
  expect((await changeRegistry(store, change)).revision).toBe(1);
  expect(await store.history()).toHaveLength(1);
});

it.each([
  ['not JSON', '{"revision": 1,', /JSON/],
  ['a missing author', JSON.stringify({ ...revision(1), author: undefined }), /author is a required field/],
  ['a version of the wrong type', JSON.stringify(revision(1)).replace('"1.0.1"', '5'), /remotes\.mf-search\.stable/],
  [
    'a share over 100',
    JSON.stringify(revision(1)).replace('"canary":null', '"canary":{"version":"2.0.0","percent":101,"tenants":[]}'),
    /canary\.percent must be less than or equal to 100/,
  ],
  [
    'a pin that is no version',
    JSON.stringify(revision(1)).replace('"pins":{}', '"pins":{"clearmark-cars":1}'),
    /pins must map tenants to versions/,
  ],
  ['missing pins', JSON.stringify(revision(1)).replace('"pins":{},', ''), /remotes\.mf-search\.pins/],
  ['channels of the shell that are none', JSON.stringify({ ...revision(1), shell: { stable: 5 } }), /shell\./],
])('PL-034 refuses a document with %s, with its path and the reason', async (_what, content, reason) => {
  plant(1, content);
  const refusal = await registryInFolder(folder)
    .read(1)
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(InvalidRegistry);
  expect((refusal as Error).message).toContain(path.join(folder, '00000001.json'));
  expect((refusal as Error).message).toMatch(reason);
});

it('PL-073 reads what a newer command wrote, and a change leaves the fields that this version does not know', async () => {
  plant(1, JSON.stringify({ ...revision(1), owner: 'Ann', shell: { ...revision(1).remotes['mf-search'], note: 'kept' } }));
  const store = registryInFolder(folder);
  await changeRegistry(store, { author: 'Ben', change: 'release', apply: promoted('mf-forms', '1.0.0') });
  expect(await store.read(2)).toMatchObject({ revision: 2, author: 'Ben', owner: 'Ann', shell: { stable: '1.0.1', note: 'kept' } });
});

it('PL-073 a registry from before the shell was a release has none, and takes one', async () => {
  const { shell: _shell, ...before } = revision(1);
  plant(1, JSON.stringify(before));
  const store = registryInFolder(folder);
  await changeRegistry(store, { author: 'Ann', change: 'release', apply: promoted('shell', '1.0.0') });
  const { remotes, shell } = await store.read(2);
  expect([Object.keys(remotes), shell?.stable]).toEqual([['mf-search'], '1.0.0']);
});

it('PL-034 refuses a document whose number is not that of its file', async () => {
  plant(3, JSON.stringify(revision(2)));
  await expect(registryInFolder(folder).read(3)).rejects.toThrow('revision is 2, its name says 3');
});

describe('PL-034 a damaged newest revision', () => {
  const store = () => registryInFolder(folder);
  beforeEach(async () => {
    await store().append(revision(1));
    await store().append(revision(2));
    plant(3, '{"revision": 3, "remo');
    plant(
      4,
      JSON.stringify({
        ...revision(4),
        remotes: { 'mf-search': { stable: '1.0.4', canary: { version: '2.0.0', percent: 500, tenants: [] }, pins: {}, previous: [] } },
      }),
    );
  });

  it('PL-034 leaves the newest readable one in force, and is named with the reason', async () => {
    expect(await store().newest()).toEqual({
      registry: revision(2),
      damaged: [
        {
          revision: 4,
          reason: expect.stringMatching(/00000004\.json: remotes\.mf-search\.canary\.percent must be less than or equal to 100/),
        },
        { revision: 3, reason: expect.stringMatching(/00000003\.json: .*JSON/) },
      ],
    });
    expect((await store().history()).map((each) => [each.revision, 'reason' in each])).toEqual([
      [4, true],
      [3, true],
      [2, false],
      [1, false],
    ]);
  });

  it('PL-034 does not stop the next change, whose number follows that of the damaged one', async () => {
    const after = await changeRegistry(store(), { author: 'Ann', change: 'pin', apply: pinned('mf-search', 'clearmark-cars', '1.0.1') });
    expect([after.revision, after.remotes['mf-search']?.stable]).toEqual([5, '1.0.2']);
    expect(await store().newest()).toEqual({ registry: after, damaged: [] });
  });

  it('PL-034 can be moved aside; its file is not deleted', async () => {
    await store().setAside(4);
    await store().setAside(3);
    expect(await store().newest()).toEqual({ registry: revision(2), damaged: [] });
    expect(readdirSync(folder).filter((file) => file.startsWith('damaged-'))).toHaveLength(2);
  });
});

it.each([
  [
    'a share of 500 percent',
    canaried('mf-search', { version: '2.0.0', percent: 500, tenants: [] }),
    /canary\.percent must be less than or equal to 100/,
  ],
  [
    'a share below 0',
    canaried('mf-search', { version: '2.0.0', percent: -1, tenants: [] }),
    /canary\.percent must be greater than or equal to 0/,
  ],
  ['a share that is no number', canaried('mf-search', { version: '2.0.0', percent: Number.NaN, tenants: [] }), /canary\.percent/],
  ['an empty version', promoted('mf-search', ''), /stable is a required field/],
])('PL-034 never writes %s', async (_what, apply, reason) => {
  const store = registryInFolder(folder);
  await store.append(revision(1));
  const refusal = await changeRegistry(store, { author: 'Ann', change: 'mistake', apply }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(InvalidRegistry);
  expect((refusal as Error).message).toMatch(reason);
  expect(readdirSync(folder)).toEqual(['00000001.json']);
});
