import type { RemoteDefinition } from '@forecourt/shared-contracts';
import type { ComposedRemote, Composition } from '../app/composition/composition';
import type { LoadDefinition } from '../app/remotes/remoteModules';

const TIMEOUT_MS = 10_000;

/** What the entry of a remote sets under the container's name. */
interface Container {
  get(module: string): Promise<() => { default: RemoteDefinition }>;
}

/** Runs a script that is what its hash says (PL-042). */
function run(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' });
    const limit = setTimeout(() => end(`gave no answer within ${TIMEOUT_MS / 1000} s`), TIMEOUT_MS);
    const end = (problem?: string) => {
      clearTimeout(limit);
      script.remove();
      if (problem) reject(new Error(`${src} ${problem}`));
      else resolve();
    };
    script.onload = () => end();
    script.onerror = () => end('could not be loaded or is not what its hash says');
    document.head.append(script);
  });
}

/**
 * Loads remotes of this page's composition by the container protocol of Module Federation, each entry checked against
 * its hash. Entries that the HTML names run at once: when a region asks for its remote, it is there (PL-053).
 */
export function browserDefinitions({ remotes }: Composition): LoadDefinition {
  const containers = globalThis as unknown as Record<string, Container | undefined>;
  const running = new Map<string, Promise<void>>();

  function runOnce({ entry, integrity }: ComposedRemote): Promise<void> {
    const known = running.get(entry);
    if (known) return known;
    const begun = run(entry, integrity);
    running.set(entry, begun);
    begun.catch(() => running.delete(entry));
    return begun;
  }

  const named = new Set([...document.querySelectorAll('link[rel="preload"][as="script"]')].map((link) => link.getAttribute('href')));
  for (const remote of Object.values(remotes)) if (named.has(remote.entry)) void runOnce(remote);

  return async (name) => {
    const remote = remotes[name] as ComposedRemote;
    await runOnce(remote);
    const container = containers[remote.container];
    if (!container) throw new Error(`${remote.entry} does not set ${remote.container}`);
    const module = await container.get('./remote');
    return module().default;
  };
}
