import { StartError } from '@forecourt/server-kit';
import { readRelease, releaseFile, storedFile, type Channels, type Registry } from '@forecourt/shell/registry';
import { publishFromSource } from '../release/publishLocal';
import type { Stores } from '../release/stores';
import { ownRemotes } from '../workspace';
import type { StartSteps } from './startSteps';

const channels = (stable: string): Channels => ({ stable, previous: [], canary: null, pins: {} });

async function copyRelease(from: Stores['artifacts'], to: Stores['artifacts'], remote: string, version: string): Promise<void> {
  const release = await readRelease(from, remote, version).catch((error: Error) => {
    throw new StartError(error.message, { cause: error });
  });
  const files = Object.keys(release.files).map((file) => storedFile(release, file));
  for (const file of [...files, ...files.map((each) => `${each}.br`), releaseFile(remote, version)]) {
    const content = await from.read(file);
    if (content) await to.write(file, content);
  }
}

interface CopyOptions {
  /** Remotes that are left out. */
  except: readonly string[];
  /** Versions of remotes instead of what is stable. */
  chosen?: Readonly<Record<string, string>>;
  steps: StartSteps;
}

/**
 * Channels for a registry of its own: what is stable in the other one, with copies of its files. Where nothing has been released yet, the remotes
 * of this project are built from their sources. Throws a StartError for a version that is not published.
 */
export async function copyReleases(from: Stores, to: Stores, { except, chosen = {}, steps }: CopyOptions): Promise<Registry['remotes']> {
  const { registry } = await from.registry.newest();
  const isEmpty = registry.revision === 0;
  const names = [...new Set([...(isEmpty ? ownRemotes() : Object.keys(registry.remotes)), ...Object.keys(chosen)])];
  const copies = names
    .filter((name) => !except.includes(name))
    .map((remote) => {
      const version = chosen[remote] ?? registry.remotes[remote]?.stable;
      return { remote, version, step: steps.add(`${remote} ${version ?? 'from its sources'}`) };
    });
  const copied: [string, Channels][] = [];
  for (const { remote, version, step } of copies) {
    const stable = await step.run(async () => {
      if (version === undefined) return (await publishFromSource(to, remote)).version;
      await copyRelease(from.artifacts, to.artifacts, remote, version);
      return version;
    });
    copied.push([remote, channels(stable)]);
  }
  return Object.fromEntries(copied);
}
