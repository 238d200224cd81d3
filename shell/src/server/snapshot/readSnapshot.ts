import type { Route } from '@forecourt/shared-contracts/shell';
import {
  namedVersions,
  readRelease,
  releaseKey,
  usableChannels,
  verifiedRelease,
  versionsInUse,
  type ArtifactStore,
  type Channels,
  type Registry,
  type RegistryStore,
  type Release,
} from '../../registry';

/** What can be served of the newest registry revision. */
export interface Snapshot {
  /** The newest readable revision with the versions that can be served. */
  registry: Registry;
  /** By 'name@version'. */
  releases: Record<string, Release>;
  /** Of remotes that are not served: their addresses are not unknown, their pages are unavailable. */
  lostRoutes: Route[];
  /** What is damaged, and what is served instead. */
  problems: string[];
}

/** The releases of one remote's versions, or the reason why one cannot be served. */
async function readVersions(artifacts: ArtifactStore, name: string, versions: readonly string[]): Promise<Map<string, Release | string>> {
  const read = async (version: string) =>
    [
      version,
      await verifiedRelease(artifacts, name, version).catch((error: unknown) => (error instanceof Error ? error.message : String(error))),
    ] as const;
  return new Map(await Promise.all(versions.map(read)));
}

function problemsOf(name: string, before: Channels, after: Channels | null, found: ReadonlyMap<string, Release | string>): string[] {
  return [...found].flatMap(([version, outcome]) => {
    if (typeof outcome !== 'string') return [];
    if (!after) return [`${outcome} ${name} is not served, as no earlier version is usable: release it again.`];
    if (version === before.stable) return [`${outcome} ${name} ${after.stable} is served instead.`];
    const isServed = version === before.canary?.version || Object.values(before.pins).includes(version);
    return [`${outcome} ${isServed ? `Its visitors get ${after.stable}.` : 'A rollback cannot return to it.'}`];
  });
}

/** The routes of a remote without a usable version, from the first of its versions whose release.json can be read. */
async function routesOfLost(artifacts: ArtifactStore, name: string, versions: readonly string[]): Promise<Route[]> {
  for (const version of versions) {
    const release = await readRelease(artifacts, name, version).catch(() => null);
    if (release) return release.routes;
  }
  return [];
}

/** Reads the newest readable revision and every release that it names; a damaged version costs its remote that version only. */
export async function readSnapshot(registryStore: RegistryStore, artifacts: ArtifactStore): Promise<Snapshot> {
  const { registry, damaged } = await registryStore.newest();
  const problems = damaged.map(
    ({ revision, reason }) => `Registry revision ${revision} is damaged, ${registry.revision} is served instead: ${reason}`,
  );
  const remotes: Registry['remotes'] = {};
  const releases: Snapshot['releases'] = {};
  const lostRoutes: Route[] = [];
  for (const [name, channels] of Object.entries(registry.remotes)) {
    const found = await readVersions(artifacts, name, namedVersions(channels));
    const usable = usableChannels(channels, (version) => typeof found.get(version) === 'object');
    problems.push(...problemsOf(name, channels, usable, found));
    if (!usable) {
      lostRoutes.push(...(await routesOfLost(artifacts, name, namedVersions(channels))));
      continue;
    }
    remotes[name] = usable;
    for (const version of versionsInUse(usable)) releases[releaseKey(name, version)] = found.get(version) as Release;
  }
  return { registry: { ...registry, remotes }, releases, lostRoutes, problems };
}
