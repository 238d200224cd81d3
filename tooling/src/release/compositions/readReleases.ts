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
  type Release,
  type ShellRelease,
} from '@forecourt/shell/registry';
import type { Releases } from './composition';
import type { Served } from './compositionsOf';

const isShell = (release: Release | ShellRelease): release is ShellRelease => release.name === SHELL;

/** Reads each release.json once. */
export function releaseReader(artifacts: ArtifactStore, builds: readonly (Release | ShellRelease)[] = []) {
  const known = new Map<string, Promise<Release | ShellRelease | null>>(
    builds.map((build) => [releaseKey(build.name, build.version), Promise.resolve(build)]),
  );

  async function read(name: string, version: string): Promise<Release | ShellRelease | null> {
    const reading: Promise<Release | ShellRelease> =
      name === SHELL ? readShellRelease(artifacts, version) : readRelease(artifacts, name, version);
    return reading.catch(() => null);
  }
  function readOnce(name: string, version: string) {
    const key = releaseKey(name, version);
    const release = known.get(key) ?? read(name, version);
    known.set(key, release);
    return release;
  }

  /** What servers make of channels: the releases that visitors get, and the channels without the versions that cannot be read. */
  return async (all: AllChannels): Promise<{ served: Served; releases: Releases }> => {
    const remotes = new Map<string, Release>();
    const shells = new Map<string, ShellRelease>();
    const usable: AllChannels = {};
    for (const [name, channels] of Object.entries(all)) {
      const readable = new Set<string>();
      for (const version of [...servedVersions(channels), ...channels.previous]) {
        const release = await readOnce(name, version);
        if (!release) continue;
        readable.add(version);
        if (isShell(release)) shells.set(releaseKey(name, version), release);
        else remotes.set(releaseKey(name, version), release);
      }
      const left = usableChannels(channels, (version) => readable.has(version));
      if (left) usable[name] = left;
    }
    return { served: registryChannels(usable), releases: { remotes, shells } };
  };
}
