import {
  readRelease,
  readShellRelease,
  registryChannels,
  releaseKey,
  servedVersions,
  SHELL,
  usableChannels,
  type AllChannels,
  type ArtifactStore,
  type Channels,
  type Release,
  type ShellRelease,
} from '@forecourt/shell/registry';
import type { Releases } from './composition';
import type { Served } from './compositionsOf';

type AnyRelease = Release | ShellRelease;

/** Reads each release.json once; null for one that cannot be read. */
function reader(artifacts: ArtifactStore, builds: readonly AnyRelease[]) {
  const known = new Map<string, Promise<AnyRelease | null>>(
    builds.map((build) => [releaseKey(build.name, build.version), Promise.resolve(build)]),
  );
  return (name: string, version: string): Promise<AnyRelease | null> => {
    const key = releaseKey(name, version);
    const read = (): Promise<AnyRelease> => (name === SHELL ? readShellRelease(artifacts, version) : readRelease(artifacts, name, version));
    const release = known.get(key) ?? read().catch(() => null);
    known.set(key, release);
    return release;
  };
}

/** Reads what channels name; `builds` are releases that are not published yet. */
export function releaseReader(artifacts: ArtifactStore, builds: readonly AnyRelease[] = []) {
  const read = reader(artifacts, builds);

  /** Channels without the versions that cannot be read, an earlier one in place of a stable one, with the releases of the others. */
  async function readChannels(name: string, channels: Channels) {
    const found = new Map<string, AnyRelease>();
    const add = async (version: string) => {
      const release = await read(name, version);
      if (release) found.set(version, release);
    };
    await Promise.all(servedVersions(channels).map(add));
    if (!found.has(channels.stable)) await Promise.all(channels.previous.map(add));
    const usable = usableChannels(channels, (version) => found.has(version));
    const served = new Set(usable && servedVersions(usable));
    return { name, usable, found: [...found].filter(([version]) => served.has(version)) };
  }

  /** The releases that visitors get by these channels. */
  return async (all: AllChannels): Promise<{ served: Served; releases: Releases }> => {
    const remotes = new Map<string, Release>();
    const shells = new Map<string, ShellRelease>();
    const served: AllChannels = {};
    const channels = await Promise.all(Object.entries(all).map(([name, each]) => readChannels(name, each)));
    for (const { name, usable, found } of channels) {
      if (usable) served[name] = usable;
      for (const [version, release] of found) {
        if (name === SHELL) shells.set(releaseKey(name, version), release as ShellRelease);
        else remotes.set(releaseKey(name, version), release as Release);
      }
    }
    return { served: registryChannels(served), releases: { remotes, shells } };
  };
}
