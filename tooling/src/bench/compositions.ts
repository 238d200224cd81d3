import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  allChannels,
  canaried,
  pinned,
  promoted,
  readRelease,
  releaseFile,
  SHELL,
  type AllChannels,
  type ArtifactStore,
  type Release,
} from '@forecourt/shell/registry';
import { checkChange, RefusedCompositions } from '../release/compositions/checkChange';
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
const BROKEN = '9.9.10';

async function timed<Result>(job: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
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
  const remotes = Object.keys(all).filter((name) => name !== SHELL);
  for (const name of remotes) {
    const release = await readRelease(artifacts, name, all[name]?.stable ?? '');
    await write(artifacts, { ...release, version: NEXT });
    if (name === COPIED) await write(artifacts, { ...release, version: BROKEN, slots: {} });
  }
  for (let pin = 0; pin < PINS; pin += 1)
    all = pinned(remotes[pin % remotes.length] ?? COPIED, tenants[(pin * 7) % tenants.length] ?? '', NEXT)(all);
  for (const [at, percent] of CANARIES.entries()) all = canaried(remotes[at + 8] ?? COPIED, { version: NEXT, percent, tenants: [] })(all);
  return all;
}

async function check(folder: string, report: (step: string) => void): Promise<BenchRow[]> {
  report('releases of this checkout');
  const tenantsFolder = path.join(folder, 'tenants');
  await cp(settings().tenantsFolder, tenantsFolder, { recursive: true });
  const paths = { artifactsFolder: path.join(folder, 'artifacts'), registryFolder: path.join(folder, 'registry') };
  const stores = storesOf({ ...settings(), ...paths, tenantsFolder });
  await publishLocal(stores, () => undefined);
  const own = await folderReader()(tenantsFolder);
  await writeTenants(tenantsFolder, TENANTS - own.sites.length);

  report('check');
  const documents = await timed(() => folderReader()(tenantsFolder));
  const real = allChannels((await stores.registry.newest()).registry);
  const slugs = documents.result.sites.map(({ slug }) => slug);
  const before = await deploy(stores.artifacts, real, slugs);
  const accepted = await timed(() => checkChange(stores, { before, after: promoted('mf-vehicle', NEXT)(before) }));
  const refused = await timed(() =>
    checkChange(stores, { before, after: promoted(COPIED, BROKEN)(before) }).catch((error: unknown) => {
      if (error instanceof RefusedCompositions) return error.message.split('\n  - ').slice(1);
      throw error;
    }),
  );
  return [
    { step: 'documents of tenants are read, as part of each check', problems: 0, ms: documents.ms },
    { step: 'a change that is accepted', problems: accepted.result.length, ms: accepted.ms },
    { step: 'a change that is refused', problems: refused.result.length, ms: refused.ms },
  ];
}

/** The check that each change of the registry passes (PL-074), at the size of a platform. */
export const compositionsBenchmark: Benchmark = {
  name: 'compositions',
  summary: `milliseconds of the check of one change, with ${REMOTES} remotes, ${TENANTS} tenants and ${PINS} pins: under 1,000 beside the reading of documents`,
  async run(report) {
    const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-compositions-bench-'));
    try {
      return await check(folder, report);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
