import type { RemoteDefinition } from '@forecourt/shared-contracts';
import type { Composition } from '../app/composition/composition';
import type { ComposedRemote } from '../registry/composed';
import { LateCodeError } from '../app/remotes/lateCode';
import type { LoadDefinition } from '../app/remotes/remoteModules';

const TIMEOUT_MS = 10_000;

/** The global variable that the entry of a remote sets. */
interface Container {
  get(module: string): Promise<() => { default: RemoteDefinition }>;
}

/** Executes a script after the browser has verified its hash. It goes before the pictures that wait for a connection. */
function execute(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous', fetchPriority: 'high' });
    const end = (settle: () => void) => () => {
      script.remove();
      settle();
    };
    script.onload = end(resolve);
    script.onerror = end(() => reject(new Error(`${src} could not be loaded or does not match its hash`)));
    document.head.append(script);
  });
}

/** Rejects with LateCodeError when a script takes too long. */
async function inTime(src: string, execution: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateCodeError(`${src} did not load within ${TIMEOUT_MS / 1000} s`, execution)), TIMEOUT_MS);
  });
  await Promise.race([execution, late]).finally(() => clearTimeout(timer));
}

/**
 * Loads remotes of this page's composition by the container protocol of Module Federation; the browser verifies each
 * entry's hash. Entries that the HTML preloads are executed at once, so that a region does not wait for its remote.
 */
export function browserDefinitions({ remotes }: Composition): LoadDefinition {
  const containers = globalThis as unknown as Record<string, Container | undefined>;
  const executions = new Map<string, Promise<void>>();

  function executeOnce({ entry, integrity }: ComposedRemote): Promise<void> {
    const started = executions.get(entry);
    if (started) return started;
    const execution = inTime(entry, execute(entry, integrity));
    executions.set(entry, execution);
    execution.catch(() => executions.delete(entry));
    return execution;
  }

  const preloaded = new Set([...document.querySelectorAll('link[rel="preload"][as="script"]')].map((link) => link.getAttribute('href')));
  for (const remote of Object.values(remotes)) if (preloaded.has(remote.entry)) void executeOnce(remote);

  return async (name) => {
    const remote = remotes[name] as ComposedRemote;
    await executeOnce(remote);
    const container = containers[remote.container];
    if (!container) throw new Error(`${remote.entry} does not set ${remote.container}`);
    const module = await container.get('./remote');
    return module().default;
  };
}
