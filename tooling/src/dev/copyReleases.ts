import { readRelease, releaseFile, storedFile, type Channels, type Registry } from '@forecourt/shell/registry';
import { publishFromSource } from '../release/publishLocal';
import type { Stores } from '../release/stores';

const channels = (stable: string): Channels => ({ stable, previous: [], canary: null, pins: {} });

async function copyRelease(from: Stores['artifacts'], to: Stores['artifacts'], remote: string, version: string): Promise<void> {
  const release = await readRelease(from, remote, version);
  const files = Object.keys(release.files).map((file) => storedFile(release, file));
  for (const file of [...files, ...files.map((each) => `${each}.br`), releaseFile(remote, version)]) {
    const content = await from.read(file);
    if (content) await to.write(file, content);
  }
}

/**
 * Channels of remotes in a registry of its own: what is stable in the other one, with copies of its files. A remote that has no release there is
 * built from its sources.
 */
export async function copyReleases(from: Stores, to: Stores, remotes: readonly string[]): Promise<Registry['remotes']> {
  const { registry } = await from.registry.newest();
  const copied: [string, Channels][] = [];
  for (const remote of remotes) {
    const stable = registry.remotes[remote]?.stable;
    if (stable !== undefined) await copyRelease(from.artifacts, to.artifacts, remote, stable);
    copied.push([remote, channels(stable ?? (await publishFromSource(to, remote)).version)]);
  }
  return Object.fromEntries(copied);
}
