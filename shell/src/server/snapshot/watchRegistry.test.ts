import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { routeOf } from '@forecourt/shared-contracts/site-routes';
import { artifactsInFolder, canaried, changeRegistry, pinned, promoted, registryInFolder } from '../../registry';
import { publishRelease } from '../../registry/testing/publishRelease';
import { readSnapshot, type Snapshot } from './readSnapshot';
import { watchRegistry } from './watchRegistry';

let folder: string;
let watch: ReturnType<typeof watchRegistry> | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-site-'));
});
afterEach(() => {
  watch?.close();
  rmSync(folder, { recursive: true, force: true });
});

const stores = () => ({
  registryStore: registryInFolder(path.join(folder, 'registry')),
  artifacts: artifactsInFolder(path.join(folder, 'artifacts')),
});
const publish = (name: string, version: string) => publishRelease(stores().artifacts, name, version);
const remove = (file: string) => rmSync(path.join(folder, 'artifacts', file));
const promote = (name: string, version: string) =>
  changeRegistry(stores().registryStore, { author: 'Ann', change: `release ${name} ${version}`, apply: promoted(name, version) });

function watching(onSnapshot: (snapshot: Snapshot) => Promise<void> = async () => undefined) {
  const served: Snapshot[] = [];
  const problems: string[] = [];
  watch = watchRegistry({
    ...stores(),
    everyMs: 10,
    repairedEveryMs: 20,
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
  expect(Object.keys((await readSnapshot(registryStore, artifacts)).releases).toSorted()).toEqual(['mf-search@1.0.0', 'mf-search@1.1.0']);
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

const stableOf = (snapshot: Snapshot | undefined, remote = 'mf-search') => snapshot?.registry.remotes[remote]?.stable;

it('PL-034 a version whose file is missing costs its remote that version only, is named, and is served when it is repaired', async () => {
  for (const remote of ['mf-search', 'mf-forms']) for (const version of ['1.0.0', '1.1.0']) await publish(remote, version);
  await promote('mf-search', '1.0.0');
  await promote('mf-search', '1.1.0');
  remove('mf-search/assets/entry.b110.js');
  await promote('mf-forms', '1.1.0');
  const { served, problems } = watching();
  await watch?.checkNow();
  expect([stableOf(served[0]), stableOf(served[0], 'mf-forms')]).toEqual(['1.0.0', '1.1.0']);
  expect(problems).toEqual(['mf-search 1.1.0 lacks its file assets/entry.b110.js. mf-search 1.0.0 is served instead.']);
  expect(watch?.problems()).toEqual(problems);

  await publish('mf-search', '1.1.0');
  await until(() => served.length > 1);
  expect([stableOf(served.at(-1)), watch?.problems(), problems]).toEqual(['1.1.0', [], problems]);
});

it('PL-034 a remote without any usable version is left out, and the others are served', async () => {
  await publish('mf-search', '1.0.0');
  await publish('mf-forms', '1.0.0');
  await promote('mf-search', '1.0.0');
  await promote('mf-forms', '1.0.0');
  remove('mf-search/1.0.0/release.json');
  const { served, problems } = watching();
  await watch?.checkNow();
  expect(Object.keys(served[0]?.registry.remotes ?? {})).toEqual(['mf-forms']);
  expect(problems).toEqual([
    expect.stringMatching(
      /^mf-search 1\.0\.0 is not published.* mf-search is not served, as no earlier version is usable: release it again\.$/,
    ),
  ]);
});

it('PL-034 a remote without any usable version keeps its addresses while one of its release.json can be read', async () => {
  const routes = [routeOf({ name: 'search.results', pattern: '/search', page: 'results', remote: 'mf-search', title: 'Search' })];
  await publishRelease(stores().artifacts, 'mf-search', '1.0.0', { routes });
  await promote('mf-search', '1.0.0');
  remove('mf-search/assets/entry.b100.js');
  const { registryStore, artifacts } = stores();
  const { registry, releases, lostRoutes } = await readSnapshot(registryStore, artifacts);
  expect([registry.remotes, releases, lostRoutes]).toEqual([{}, {}, routes]);
});

it('PL-034 a damaged canary, pin or rollback target costs nothing but itself', async () => {
  for (const version of ['1.0.0', '1.1.0', '2.0.0', '3.0.0']) await publish('mf-search', version);
  await promote('mf-search', '1.0.0');
  await promote('mf-search', '1.1.0');
  const { registryStore, artifacts } = stores();
  const apply = (remotes: Snapshot['registry']['remotes']) =>
    pinned('mf-search', 'hill-cars', '3.0.0')(canaried('mf-search', { version: '2.0.0', percent: 10, tenants: [] })(remotes));
  await changeRegistry(registryStore, { author: 'Ann', change: 'canary and pin', apply });
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) remove(`mf-search/${version}/release.json`);
  const { registry, problems } = await readSnapshot(registryStore, artifacts);
  expect(registry.remotes['mf-search']).toEqual({ stable: '1.1.0', previous: [], canary: null, pins: {} });
  expect(problems.map((problem) => problem.replace(/ is not published: .*? version\. /, ': '))).toEqual([
    'mf-search 2.0.0: Its visitors get 1.1.0.',
    'mf-search 3.0.0: Its visitors get 1.1.0.',
    'mf-search 1.0.0: A rollback cannot return to it.',
  ]);
});

it('PL-034 a truncated newest revision leaves the one before in force, also at a start, and the next one is served', async () => {
  await publish('mf-search', '1.0.0');
  await publish('mf-search', '1.1.0');
  await promote('mf-search', '1.0.0');
  writeFileSync(path.join(folder, 'registry/00000002.json'), '{"revision": 2');
  const { served, problems } = watching();
  await watch?.checkNow();
  expect(stableOf(served[0])).toBe('1.0.0');
  expect(problems).toEqual([expect.stringMatching(/^Registry revision 2 is damaged, 1 is served instead: .*00000002\.json/)]);
  await promote('mf-search', '1.1.0');
  await until(() => served.length > 1);
  expect([stableOf(served.at(-1)), served.at(-1)?.registry.revision, watch?.problems()]).toEqual(['1.1.0', 3, []]);
});

it('PL-034 never goes back to an older revision because the one that is served has been damaged since', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish('mf-search', version);
  await promote('mf-search', '1.0.0');
  await promote('mf-search', '1.1.0');
  const { served } = watching();
  await watch?.checkNow();
  writeFileSync(path.join(folder, 'registry/00000002.json'), '');
  writeFileSync(path.join(folder, 'registry/00000003.json'), '');
  await until(() => (watch?.problems().length ?? 0) === 2);
  expect(served.map((each) => stableOf(each))).toEqual(['1.1.0']);
});

it('PL-034 serves nothing while no revision can be read', async () => {
  await publish('mf-search', '1.0.0');
  await promote('mf-search', '1.0.0');
  writeFileSync(path.join(folder, 'registry/00000001.json'), '');
  const { served } = watching();
  await watch?.checkNow();
  expect([served, watch?.problems().length]).toEqual([[], 1]);
});

it('PL-034 refuses a revision whose workers do not start', async () => {
  await publish('mf-search', '1.0.0');
  await promote('mf-search', '1.0.0');
  const { served, problems } = watching(() => Promise.reject(new Error('the workers do not start')));
  await watch?.checkNow();
  expect(served).toEqual([]);
  expect(problems[0]).toContain('the workers do not start');
});
