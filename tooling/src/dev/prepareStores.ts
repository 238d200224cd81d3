import { rmSync } from 'node:fs';
import path from 'node:path';
import { changeRegistry } from '@forecourt/shell/registry';
import { author } from '../release/author';
import { storesOf, type Stores } from '../release/stores';
import { seedStock } from '../serve/prepareSite';
import { settings, type DevSettings } from '../settings';
import { copyReleases } from './copyReleases';
import type { StartSteps } from './startSteps';

interface PrepareOptions {
  /** Remotes that come from their sources, and need no release. */
  fromSources: readonly string[];
  /** Versions of remotes that are served instead of what is stable. */
  chosen?: Readonly<Record<string, string>>;
  steps: StartSteps;
}

/** Registry, releases and stock of a site beside the one of `start`: what is stable there, or chosen, of all other remotes. */
export async function prepareStores(each: DevSettings, { fromSources, chosen, steps }: PrepareOptions): Promise<Stores> {
  // First: the database refuses a second process, whose releases would be deleted here.
  await steps.add('stock').run(() => seedStock(each));
  for (const folder of ['artifacts', 'registry', 'build']) rmSync(path.join(each.folder, folder), { recursive: true, force: true });
  const stores = storesOf(each);
  const released = await copyReleases(storesOf(settings()), stores, { except: fromSources, chosen, steps });
  await changeRegistry(stores.registry, { author: author(), change: 'copy releases', apply: () => released });
  return stores;
}
