import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { artifactsInFolder, ImmutableArtifact, readRelease, verifiedRelease } from './artifactStore';
import { publishRelease } from './testing/publishRelease';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-artifacts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('PL-011 returns what was written and accepts the same content again', async () => {
  const store = artifactsInFolder(folder);
  await store.write('mf-search/assets/a.js', Buffer.from('one'));
  await store.write('mf-search/assets/a.js', Buffer.from('one'));
  expect((await store.read('mf-search/assets/a.js'))?.toString()).toBe('one');
  expect(await store.read('mf-search/assets/b.js')).toBeNull();
});

it('PL-011 refuses other content under the same name and changes neither file nor folder', async () => {
  const store = artifactsInFolder(folder);
  await store.write('mf-search/assets/a.js', Buffer.from('one'));
  await expect(store.write('mf-search/assets/a.js', Buffer.from('two'))).rejects.toThrow(ImmutableArtifact);
  expect((await store.read('mf-search/assets/a.js'))?.toString()).toBe('one');
  expect(readdirSync(path.join(folder, 'mf-search/assets'))).toEqual(['a.js']);
});

it('PL-011 of two writers at the same moment one wins and the other is refused', async () => {
  const contents = Array.from({ length: 8 }, (_each, index) => `writer ${index} `.repeat(10_000));
  const outcomes = await Promise.allSettled(
    contents.map((content) => artifactsInFolder(folder).write('mf-search/1.0.0/release.json', Buffer.from(content))),
  );

  const winners = contents.filter((_content, index) => outcomes[index]?.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  expect((await artifactsInFolder(folder).read('mf-search/1.0.0/release.json'))?.toString()).toBe(winners[0]);
});

it('PL-010 reports the remedy for a version that is not published', async () => {
  await expect(readRelease(artifactsInFolder(folder), 'mf-search', '9.9.9')).rejects.toThrow(
    'mf-search 9.9.9 is not published: "forecourt release mf-search" publishes a version.',
  );
});

describe('PL-012 a published version', () => {
  const ENTRY = 'mf-search/assets/entry.b100.js';
  const MANIFEST = 'mf-search/1.0.0/release.json';
  const inStore = (file: string) => path.join(folder, file);
  const verified = () => verifiedRelease(artifactsInFolder(folder), 'mf-search', '1.0.0');
  const changeManifest = (change: (release: { files: Record<string, { integrity?: string }> }) => void) => {
    const release = JSON.parse(readFileSync(inStore(MANIFEST), 'utf8')) as { files: Record<string, { integrity?: string }> };
    change(release);
    writeFileSync(inStore(MANIFEST), JSON.stringify(release));
  };
  beforeEach(() => publishRelease(artifactsInFolder(folder), 'mf-search'));

  it('PL-012 is verified with all of its files', async () => {
    expect(await verified()).toMatchObject({ name: 'mf-search', version: '1.0.0', entry: 'assets/entry.b100.js' });
  });

  it.each<[string, () => void, string]>([
    ['whose entry is missing', () => rmSync(inStore(ENTRY)), 'mf-search 1.0.0 lacks its file assets/entry.b100.js.'],
    [
      'whose server file is missing',
      () => rmSync(inStore('mf-search/1.0.0/server/remote.cjs')),
      'mf-search 1.0.0 lacks its file server/remote.cjs.',
    ],
    [
      'with one changed byte',
      () => writeFileSync(inStore(ENTRY), 'the entry of mf-search 1.0.1'),
      'assets/entry.b100.js of mf-search 1.0.0 is not what was published: its SHA-384 differs.',
    ],
    ['without release.json', () => rmSync(inStore(MANIFEST)), 'mf-search 1.0.0 is not published'],
    ['with half a release.json', () => truncateSync(inStore(MANIFEST), 100), 'mf-search/1.0.0/release.json: '],
    [
      'with a file without hash',
      () => changeManifest(({ files }) => delete files['assets/entry.b100.js']?.integrity),
      'release.json: files.assets/entry.b100.js: integrity is a required field',
    ],
    [
      'with an empty hash',
      () => changeManifest(({ files }) => Object.assign(files['assets/entry.b100.js'] ?? {}, { integrity: '' })),
      'release.json: files.assets/entry.b100.js: integrity',
    ],
    [
      'whose entry is not among its files',
      () => changeManifest(({ files }) => delete files['assets/entry.b100.js']),
      'release.json: files has no hash of assets/entry.b100.js',
    ],
  ])('PL-012 is refused %s', async (_what, damage, reason) => {
    damage();
    await expect(verified()).rejects.toThrow(reason);
  });
});
