import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { artifactsInFolder, changeRegistry, promoted, registryInFolder, releaseFile } from '../../registry';
import { readSnapshot, watchRegistry, type Snapshot } from './watchRegistry';
import { aRelease } from '../rendering/testing/fakeRenderer';

let folder: string;
let watch: ReturnType<typeof watchRegistry> | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-site-'));
});
afterEach(() => {
  watch?.close();
  rmSync(folder, { recursive: true, force: true });
});

const stores = () => ({ registryStore: registryInFolder(path.join(folder, 'registry')), artifacts: artifactsInFolder(path.join(folder, 'artifacts')) });
const publish = (name: string, version: string) =>
  stores().artifacts.write(releaseFile(name, version), Buffer.from(JSON.stringify(aRelease(name, version))));
const promote = (name: string, version: string) =>
  changeRegistry(stores().registryStore, { author: 'Ann', change: `release ${name} ${version}`, apply: promoted(name, version) });

function watching(onSnapshot: (snapshot: Snapshot) => Promise<void> = async () => undefined) {
  const served: Snapshot[] = [];
  const problems: string[] = [];
  watch = watchRegistry({
    ...stores(),
    everyMs: 10,
    async onSnapshot(snapshot) {
      await onSnapshot(snapshot);
      served.push(snapshot);
    },
    onProblem: (problem) => problems.push(problem),
  });
  return { served, problems };
}
async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds(); waited += 10) {
    if (waited > 4000) throw new Error('The condition was not met within 4 s.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

it('PL-001 reads a revision with the release of every version that it may serve, including the rollback target', async () => {
  await publish('mf-search', '1.0.0');
  await publish('mf-search', '1.1.0');
  await promote('mf-search', '1.0.0');
  await promote('mf-search', '1.1.0');
  const { registryStore, artifacts } = stores();
  expect(Object.keys((await readSnapshot(2, registryStore, artifacts)).releases).toSorted()).toEqual(['mf-search@1.0.0', 'mf-search@1.1.0']);
});

it('PL-015 serves each new revision once, without a restart', async () => {
  await publish('mf-search', '1.0.0');
  await publish('mf-search', '1.1.0');
  await promote('mf-search', '1.0.0');
  const { served } = watching();
  await watch?.checkNow();
  await promote('mf-search', '1.1.0');
  await until(() => served.length > 1);
  await watch?.checkNow();
  expect(served.map(({ registry }) => registry.remotes['mf-search']?.stable)).toEqual(['1.0.0', '1.1.0']);
});

it('PL-034 refuses a revision with an unpublished version, reports the reason once, and serves the next valid one', async () => {
  await publish('mf-search', '1.0.0');
  await promote('mf-search', '1.0.0');
  const { served, problems } = watching();
  await watch?.checkNow();
  await promote('mf-search', '9.9.9');
  await until(() => problems.length > 0);
  await watch?.checkNow();
  expect(served).toHaveLength(1);
  expect(problems).toEqual([expect.stringMatching(/^Registry revision 2 is refused, the last good one stays active: mf-search 9\.9\.9 is not published/)]);
  expect(watch?.problem()).toBe(problems[0]);

  await changeRegistry(stores().registryStore, {
    author: 'Ann',
    change: 'repair',
    apply: (remotes) => ({ 'mf-search': { ...remotes['mf-search'], stable: '1.0.0', previous: [] } as never }),
  });
  await until(() => served.length > 1);
  expect(served.at(-1)?.registry.remotes['mf-search']?.stable).toBe('1.0.0');
  expect(watch?.problem()).toBeNull();
});

it('PL-034 refuses a revision whose document is not valid JSON', async () => {
  await publish('mf-search', '1.0.0');
  await promote('mf-search', '1.0.0');
  const { served, problems } = watching();
  await watch?.checkNow();
  writeFileSync(path.join(folder, 'registry/00000002.json'), '{"revision": 2');
  await until(() => problems.length > 0);
  expect(served).toHaveLength(1);
  expect(problems[0]).toContain('00000002.json');
});

it('PL-034 refuses a revision whose workers do not start', async () => {
  await publish('mf-search', '1.0.0');
  await promote('mf-search', '1.0.0');
  const { served, problems } = watching(() => Promise.reject(new Error('the workers do not start')));
  await watch?.checkNow();
  expect(served).toEqual([]);
  expect(problems[0]).toContain('the workers do not start');
});
