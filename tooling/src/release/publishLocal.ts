import { changeRegistry, promoted } from '@forecourt/shell/registry';
import { REMOTE_NAMES } from '@forecourt/shared-contracts';
import { buildRemote } from '../build/buildRemote';
import { author } from './author';
import { publish } from './publish';
import type { Stores } from './stores';

/**
 * Publishes every remote from its sources for this machine, under a version that names its content. A remote
 * whose sources are as in the registry is left alone, and so is one that was moved by a release since.
 */
export async function publishLocal(stores: Stores, print: (line: string) => void): Promise<void> {
  for (const remote of REMOTE_NAMES) {
    const build = await buildRemote(remote);
    const version = `${build.release.version}-local.${build.release.build}`;
    const outcome = await publish(stores.artifacts, { ...build, release: { ...build.release, version } });
    const before = (await stores.registry.newest()).registry.remotes[remote];
    const isReleased = before !== undefined && !before.stable.includes('-local.');
    if (!isReleased) {
      await changeRegistry(stores.registry, {
        author: author(),
        change: `publish ${remote} ${version} from source`,
        apply: promoted(remote, version),
      });
    }
    print(`  ${remote.padEnd(14)} ${isReleased ? `stays on release ${before.stable}` : `${version} ${outcome}`}`);
  }
}
