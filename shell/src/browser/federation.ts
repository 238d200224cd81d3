import type { RemoteDefinition } from '@forecourt/shared-contracts';
import type { Composition } from '../app/composition';
import type { LoadDefinition } from '../app/remoteModules';

const LIMIT_MS = 10_000;

/** What the entry of a remote sets under the container's name. */
interface Container {
  get(module: string): Promise<() => { default: RemoteDefinition }>;
}

/** Runs a script that is what its hash says (PL-042). */
function run(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' });
    const limit = setTimeout(() => end(`gave no answer within ${LIMIT_MS / 1000} s`), LIMIT_MS);
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

/** Loads remotes of this page's composition by the container protocol of Module Federation, each entry checked against its hash. */
export function browserDefinitions({ remotes }: Composition): LoadDefinition {
  const containers = globalThis as unknown as Record<string, Container | undefined>;
  return async (remote) => {
    const { container, entry, integrity } = remotes[remote] as Composition['remotes'][string];
    await run(entry, integrity);
    const found = containers[container];
    if (!found) throw new Error(`${entry} does not set ${container}`);
    const module = await found.get('./remote');
    return module().default;
  };
}
