import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { StartError } from '@forecourt/server-kit';
import { changeRegistry } from '@forecourt/shell/registry';
import { author } from '../release/author';
import { storesOf, type Stores } from '../release/stores';
import { seedStock } from '../serve/prepareSite';
import { settings, type DevSettings } from '../settings';
import { copyReleases } from './copyReleases';
import type { StartSteps } from './startSteps';

/** Throws a StartError where another program listens on the port. */
async function requireFreePort({ port, portVariable }: DevSettings): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  } catch (error) {
    throw new StartError(`Port ${port} is taken by another program: stop it, or choose another port with ${portVariable}=<port>.`, {
      cause: error,
    });
  }
}

interface PrepareOptions {
  /** Remotes that come from their sources, and need no release. */
  fromSources: readonly string[];
  /** Versions of remotes that are served instead of what is stable. */
  chosen?: Readonly<Record<string, string>>;
  steps: StartSteps;
}

/** Port, registry, releases and stock of a site beside the one of `start`: what is stable there, or chosen, of all other remotes. */
export async function prepareStores(each: DevSettings, { fromSources, chosen, steps }: PrepareOptions): Promise<Stores> {
  await requireFreePort(each);
  // First: the database refuses a second process, whose releases would be deleted here.
  await steps.run('stock', () => seedStock(each));
  for (const folder of ['artifacts', 'registry', 'build']) rmSync(path.join(each.folder, folder), { recursive: true, force: true });
  const stores = storesOf(each);
  const released = await copyReleases(storesOf(settings()), stores, { except: fromSources, chosen, steps });
  await changeRegistry(stores.registry, { author: author(), change: 'copy releases', apply: () => released });
  return stores;
}
