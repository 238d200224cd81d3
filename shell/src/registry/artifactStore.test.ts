import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { artifactsInFolder, ImmutableArtifact, readRelease } from './artifactStore';

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
  const outcomes = await Promise.allSettled(contents.map((content) => artifactsInFolder(folder).write('mf-search/1.0.0/release.json', Buffer.from(content))));

  const winners = contents.filter((_content, index) => outcomes[index]?.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  expect((await artifactsInFolder(folder).read('mf-search/1.0.0/release.json'))?.toString()).toBe(winners[0]);
});

it('PL-010 reports the remedy for a version that is not published', async () => {
  await expect(readRelease(artifactsInFolder(folder), 'mf-search', '9.9.9')).rejects.toThrow(
    'mf-search 9.9.9 is not published: "forecourt release mf-search" publishes a version.',
  );
});
