import type { Route } from '@forecourt/shared-contracts/shell';
import {
  namedVersions,
  readRelease,
  releaseKey,
  usableChannels,
  verifiedRelease,
  versionsInUse,
  type ArtifactStore,
  type Registry,
  type RegistryStore,
  type Release,
  type ServedShell,
} from '../../registry';
import { channelProblems } from './channelProblems';
import { readShells } from './readShells';

/** What can be served of the newest registry revision. */
export interface Snapshot {
  /** The newest readable revision with the versions that can be served. */
  registry: Registry;
  /** By 'name@version'. */
  releases: Record<string, Release>;
  /** Versions of the shell by their number; none before its first release. */
  shells: Record<string, ServedShell>;
  /** Whether the revision has a release of the shell, usable or not. */
  hasShell: boolean;
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
    problems.push(...channelProblems(name, channels, usable, found));
    if (!usable) {
      lostRoutes.push(...(await routesOfLost(artifacts, name, namedVersions(channels))));
      continue;
    }
    remotes[name] = usable;
    for (const version of versionsInUse(usable)) releases[releaseKey(name, version)] = found.get(version) as Release;
  }
  const shell = registry.shell ? await readShells(artifacts, registry.shell) : { channels: null, shells: {}, problems: [] };
  problems.push(...shell.problems);
  return {
    registry: { ...registry, remotes, shell: shell.channels },
    releases,
    shells: shell.shells,
    hasShell: Boolean(registry.shell),
    lostRoutes,
    problems,
  };
}
