import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  allChannels,
  artifactsInFolder,
  canaried,
  pinned,
  promoted,
  readRelease,
  releaseFile,
  type AllChannels,
  type ArtifactStore,
  type Release,
} from '@forecourt/shell/registry';
import { addedProblems } from '../release/compositions/checkCompositions';
import { compositionsOf } from '../release/compositions/compositionsOf';
import { releaseReader } from '../release/compositions/readReleases';
import { publishLocal } from '../release/publishLocal';
import { storesOf } from '../release/stores';
import { settings } from '../settings';
import { folderReader } from '../tenants/documentFiles';
import { rounded, type Benchmark, type BenchRow } from './benchmark';
import { writeTenants } from './documents';

const REMOTES = 20;
const TENANTS = 200;
const PINS = 30;
const CANARIES = [1, 10, 25];
const COPIED = 'mf-finance';
const NEXT = '9.9.9';

async function timed<Result>(job: () => Promise<Result> | Result): Promise<{ result: Result; ms: number }> {
  const begin = performance.now();
  const result = await job();
  return { result, ms: rounded(performance.now() - begin) };
}

/** The release of a remote as another remote would declare it: with slots, routes and addresses of its own. */
function renamed(release: Release, area: string): Release {
  const own = (text: string) => text.replace(/^finance/, area);
  return {
    ...release,
    name: `mf-${area}`,
    slots: Object.fromEntries(Object.entries(release.slots).map(([slot, part]) => [`${area}-${slot}`, part])),
    routes: release.routes.map((route) => ({
      ...route,
      name: own(route.name),
      remote: `mf-${area}`,
      pattern: `/${area}${route.pattern}`,
      patternSwitch: null,
      redirects: [],
    })),
    uses: release.uses && { ...release.uses, links: release.uses.links.map((link) => ({ ...link, route: own(link.route) })) },
  };
}

const write = (artifacts: ArtifactStore, release: Release) =>
  artifacts.write(releaseFile(release.name, release.version), Buffer.from(JSON.stringify(release)));

/** Channels of the real shell and remotes, and of copies up to twenty remotes, each with a newer version that some tenants are pinned to. */
async function deploy(artifacts: ArtifactStore, real: AllChannels, tenants: readonly string[]): Promise<AllChannels> {
  let all = real;
  const copied = await readRelease(artifacts, COPIED, real[COPIED]?.stable ?? '');
  for (let number = Object.keys(real).length; number <= REMOTES; number += 1) {
    const release = renamed(copied, `area${number}`);
    await write(artifacts, release);
    all = promoted(release.name, release.version)(all);
  }
  const remotes = Object.keys(all).filter((name) => name !== 'shell');
  for (const name of remotes) {
    const release = await readRelease(artifacts, name, all[name]?.stable ?? '');
    await write(artifacts, { ...release, version: NEXT });
  }
  for (let pin = 0; pin < PINS; pin += 1)
    all = pinned(remotes[pin % remotes.length] ?? COPIED, tenants[(pin * 7) % tenants.length] ?? '', NEXT)(all);
  for (const [at, percent] of CANARIES.entries()) all = canaried(remotes[at + 8] ?? COPIED, { version: NEXT, percent, tenants: [] })(all);
  return all;
}

async function check(folder: string, report: (step: string) => void): Promise<BenchRow[]> {
  report('releases of this checkout');
  const paths = { artifactsFolder: path.join(folder, 'artifacts'), registryFolder: path.join(folder, 'registry') };
  const tenantsFolder = path.join(folder, 'tenants');
  await cp(settings().tenantsFolder, tenantsFolder, { recursive: true });
  const stores = storesOf({ ...settings(), ...paths, tenantsFolder });
  await publishLocal(stores, () => undefined);
  await writeTenants(tenantsFolder, TENANTS - 4);
  const artifacts = artifactsInFolder(paths.artifactsFolder);

  report('check');
  const documents = await timed(() => folderReader()(tenantsFolder));
  const { sites } = documents.result;
  const real = allChannels((await stores.registry.newest()).registry);
  const before = await deploy(
    artifacts,
    real,
    sites.map(({ slug }) => slug),
  );
  const after = promoted('mf-vehicle', NEXT)(before);
  const read = releaseReader(artifacts);
  const reading = await timed(async () => ({ before: await read(before), after: await read(after) }));
  const comparing = await timed(() =>
    addedProblems({ ...reading.result.before, fronts: [] }, { ...reading.result.after, fronts: [] }, sites),
  );
  const compositions = new Set(
    sites.flatMap(({ slug }) => compositionsOf(reading.result.after.served, slug).map((each) => JSON.stringify(each))),
  );
  return [
    { step: 'documents of tenants are read', items: sites.length, ms: documents.ms },
    { step: 'release.json of each version is read', items: reading.result.after.releases.remotes.size + 1, ms: reading.ms },
    { step: 'compositions before and after are compared', items: compositions.size, problems: comparing.result.length, ms: comparing.ms },
  ];
}

/** The check that each change of the registry passes (PL-074), at the size of a platform. */
export const compositionsBenchmark: Benchmark = {
  name: 'compositions',
  summary: `milliseconds of the check of one change, with ${REMOTES} remotes, ${TENANTS} tenants and ${PINS} pins: under 1,000 without the documents`,
  async run(report) {
    const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-compositions-bench-'));
    try {
      return await check(folder, report);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
