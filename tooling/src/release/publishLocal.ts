import { allChannels, promoted, SHELL, type AllChannels, type Registry } from '@forecourt/shell/registry';
import { buildRemote } from '../build/buildRemote';
import { buildShell } from '../build/buildShell';
import { ownRemotes } from '../workspace';
import { writeChange } from './checkedChange';
import { RefusedCompositions } from './compositions/checkChange';
import { publish } from './publish';
import type { Stores } from './stores';

/** What is served without a release from source: the version that was released since, or nothing where it was retired. */
async function servedSince({ registry: store }: Stores, name: string, registry: Registry): Promise<string | null> {
  const channels = allChannels(registry)[name];
  if (channels) return channels.stable.includes('-local.') ? null : `stays on release ${channels.stable}`;
  const revisions = await store.history();
  const wasServed = revisions.some((each) => 'remotes' in each && allChannels(each)[name] !== undefined);
  return wasServed ? 'stays retired' : null;
}

/** Publishes a remote, or the shell, from its sources under a version that names its content. */
export async function publishFromSource({ artifacts }: Pick<Stores, 'artifacts'>, name: string) {
  const build = name === SHELL ? await buildShell() : await buildRemote(name);
  const version = `${build.release.version}-local.${build.release.build}`;
  const outcome = await publish(artifacts, { ...build, release: { ...build.release, version } });
  return { version, outcome };
}

/** A version that is in the store. */
interface Published {
  name: string;
  version: string;
  outcome: string;
}

/**
 * Serves what was published from sources, as one revision. What is as in the registry is left alone, and so is what was moved by a release or retired
 * since. What then does not fit on some page is printed, as its developer wants to see the page; where a site could not load it, the registry stays as it was.
 */
export async function servePublished(stores: Stores, published: readonly Published[], print: (line: string) => void): Promise<void> {
  const { registry } = await stores.registry.newest();
  const moved: [name: string, version: string][] = [];
  for (const { name, version, outcome } of published) {
    const served = await servedSince(stores, name, registry);
    if (served === null && allChannels(registry)[name]?.stable !== version) moved.push([name, version]);
    print(`  ${name.padEnd(14)} ${served ?? `${version} ${outcome}`}`);
  }
  if (moved.length === 0) return;
  try {
    const { forced = [] } = await writeChange(stores, {
      change: `publish ${moved.map((each) => each.join(' ')).join(', ')} from source`,
      apply: (all: AllChannels) => moved.reduce((changed, [name, version]) => promoted(name, version)(changed), all),
      force: true,
    });
    for (const problem of forced) print(`  does not fit   ${problem}`);
  } catch (error) {
    if (!(error instanceof RefusedCompositions) || registry.revision === 0) throw error;
    print(`${error.message}\nThe sites go on with what was served before.`);
  }
}

/** Publishes the shell and every remote from their sources for this machine, and serves them. */
export async function publishLocal(stores: Stores, print: (line: string) => void): Promise<void> {
  const published: Published[] = [];
  for (const name of [SHELL, ...ownRemotes()]) published.push({ name, ...(await publishFromSource(stores, name)) });
  // Only now: a build takes long enough for somebody to release something.
  await servePublished(stores, published, print);
}
