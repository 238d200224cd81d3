import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { artifactsInFolder, ImmutableArtifact, readRelease, type Release } from '@forecourt/shell/registry';
import type { RemoteBuild } from '../build/buildRemote';
import { integrityOf } from '../build/contentHash';
import { publish } from './publish';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-publish-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const storeFolder = () => path.join(folder, 'store');
const store = () => artifactsInFolder(storeFolder());
const published = () =>
  readdirSync(storeFolder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();

/** A build in a folder, as buildRemote leaves it: files by name, and a release that describes them. */
function aBuild(build: string, version: string, files: Record<string, string>): RemoteBuild {
  const outDir = path.join(folder, build);
  mkdirSync(path.join(outDir, 'assets'), { recursive: true });
  mkdirSync(path.join(outDir, 'server'), { recursive: true });
  const all = { ...files, 'server/remote.cjs': `exports.${build} = {};` };
  for (const [name, content] of Object.entries(all)) writeFileSync(path.join(outDir, name), content);
  const part = { js: [], css: [], shared: [] };
  const release: Release = {
    name: 'mf-search',
    version,
    build,
    commit: 'abc',
    contract: '1.0.0',
    container: `mf_search_${build}`,
    entry: 'assets/entry.1.js',
    base: part,
    server: 'server/remote.cjs',
    pages: { results: part },
    routes: [],
    slots: {},
    shared: {},
    files: Object.fromEntries(
      Object.entries(all).map(([name, text]) => [
        name,
        { bytes: text.length, brotli: text.length, integrity: integrityOf(Buffer.from(text)) },
      ]),
    ),
  };
  return { folder, outDir, release, fromCache: false };
}

const first = () =>
  aBuild('b1', '1.0.0', { 'assets/entry.1.js': 'entry one', 'assets/results.aa.js': 'results', 'assets/box.bb.js': 'box' });

it('PL-010 puts every file of a build into the store, with a brotli copy of what browsers load', async () => {
  expect(await publish(store(), first())).toBe('published');
  expect(published()).toEqual([
    'box.bb.js',
    'box.bb.js.br',
    'entry.1.js',
    'entry.1.js.br',
    'release.json',
    'remote.cjs',
    'results.aa.js',
    'results.aa.js.br',
  ]);
  const packed = await store().read('mf-search/assets/results.aa.js.br');
  expect(brotliDecompressSync(packed ?? Buffer.alloc(0)).toString()).toBe('results');
});

it('PL-012 release.json describes each published file correctly', async () => {
  await publish(store(), first());
  const release = await readRelease(store(), 'mf-search', '1.0.0');
  expect(release).toEqual(first().release);
  for (const [name, { integrity, bytes }] of Object.entries(release.files)) {
    const content = await store().read(name.startsWith('server/') ? `mf-search/1.0.0/${name}` : `mf-search/${name}`);
    expect([integrityOf(content ?? Buffer.alloc(0)), content?.length]).toEqual([integrity, bytes]);
  }
});

it('PL-011 publishing the same build again changes nothing', async () => {
  await publish(store(), first());
  const before = published();
  expect(await publish(store(), first())).toBe('was there');
  expect(published()).toEqual(before);
});

it('PL-011 refuses another build under a published version and leaves the store as it was', async () => {
  await publish(store(), first());
  const before = published();
  const other = aBuild('b2', '1.0.0', { 'assets/entry.2.js': 'entry two', 'assets/results.cc.js': 'other results' });
  await expect(publish(store(), other)).rejects.toThrow(ImmutableArtifact);
  expect(published()).toEqual(before);
  expect((await readRelease(store(), 'mf-search', '1.0.0')).build).toBe('b1');
});

it('PL-019 PL-020 a next version adds only what changed and touches no published file', async () => {
  await publish(store(), first());
  const before = published();
  const next = aBuild('b2', '1.1.0', {
    'assets/entry.2.js': 'entry two',
    'assets/results.cc.js': 'new results',
    'assets/box.bb.js': 'box',
  });
  expect(await publish(store(), next)).toBe('published');
  const added = published().filter((file) => !before.includes(file));
  expect(added).toEqual(['entry.2.js', 'entry.2.js.br', 'results.cc.js', 'results.cc.js.br']);
  expect((await readRelease(store(), 'mf-search', '1.0.0')).build).toBe('b1');
});

it('PL-014 a publication that is cut short leaves no version behind', async () => {
  const build = first();
  rmSync(path.join(build.outDir, 'server/remote.cjs'));
  await expect(publish(store(), build)).rejects.toThrow('remote.cjs');
  await expect(readRelease(store(), 'mf-search', '1.0.0')).rejects.toThrow('is not published');
  expect(await publish(store(), first())).toBe('published');
});
