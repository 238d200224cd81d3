import { changeRegistry, promoted, type Registry } from '@forecourt/shell/registry';
import { buildRemote } from '../build/buildRemote';
import { ownRemotes } from '../workspace';
import { author } from './author';
import { publish } from './publish';
import type { Stores } from './stores';

/** What of a remote is served without a release from source: the version that was released since, or nothing where it was retired. */
async function servedSince({ registry: store }: Stores, remote: string, { remotes }: Registry): Promise<string | null> {
  const channels = remotes[remote];
  if (channels) return channels.stable.includes('-local.') ? null : `stays on release ${channels.stable}`;
  const revisions = await store.history();
  const wasServed = revisions.some((each) => 'remotes' in each && each.remotes[remote] !== undefined);
  return wasServed ? 'stays retired' : null;
}

/** Publishes a remote from its sources under a version that names its content. */
export async function publishFromSource({ artifacts }: Stores, remote: string) {
  const build = await buildRemote(remote);
  const version = `${build.release.version}-local.${build.release.build}`;
  const outcome = await publish(artifacts, { ...build, release: { ...build.release, version } });
  return { version, outcome };
}

/**
 * Publishes every remote from its sources for this machine. A remote whose sources are as in the registry is left alone, and so is one that was
 * moved by a release or retired since.
 */
export async function publishLocal(stores: Stores, print: (line: string) => void): Promise<void> {
  for (const remote of ownRemotes()) {
    const { version, outcome } = await publishFromSource(stores, remote);
    const served = await servedSince(stores, remote, (await stores.registry.newest()).registry);
    if (served === null) {
      await changeRegistry(stores.registry, {
        author: author(),
        change: `publish ${remote} ${version} from source`,
        apply: promoted(remote, version),
      });
    }
    print(`  ${remote.padEnd(14)} ${served ?? `${version} ${outcome}`}`);
  }
}
