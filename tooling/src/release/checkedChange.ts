import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '@forecourt/server-kit';
import {
  changeRegistry,
  InvalidRegistry,
  SHELL,
  verifiedRelease,
  verifiedShell,
  type AllChannels,
  type Registry,
} from '@forecourt/shell/registry';
import { folderReader } from '../tenants/documentFiles';
import { author } from './author';
import { checkChange } from './compositions/checkChange';
import type { Stores } from './stores';
import { inRoot, ownRemotes } from '../workspace';

const REMOTE_NAME = /^mf-[a-z][a-z\d-]*$/;

/** Throws a StartError for a name that neither the shell nor a remote can have. */
export function requireReleaseName(name: string): void {
  if (name !== SHELL) requireRemoteName(name);
}

/** Throws a StartError for a name that no remote can have. */
export function requireRemoteName(name: string): void {
  if (!REMOTE_NAME.test(name)) throw new StartError(`${name} is no name of a remote: 'mf-' and words in lower case, such as mf-search.`);
}

/** Throws a StartError for a remote without sources, in a folder or its own. */
export function requireSources(name: string, folder?: string): void {
  requireRemoteName(name);
  const definition = path.join(folder ?? inRoot(name), 'src/remote.ts');
  if (existsSync(definition)) return;
  throw new StartError(
    folder === undefined
      ? `There is no remote ${name} here; there are ${ownRemotes().join(', ')}. For sources in another folder name it with --from.`
      : `There is no ${definition}: --from names the folder of the sources of ${name}.`,
  );
}

/** Throws a StartError for a tenant without a document. */
export async function requireTenants(slugs: readonly string[], tenantsFolder: string): Promise<void> {
  if (slugs.length === 0) return;
  const known = (await folderReader()(tenantsFolder)).sites.map(({ slug }) => slug);
  const unknown = slugs.filter((slug) => !known.includes(slug));
  if (unknown.length > 0) throw new StartError(`There is no tenant ${unknown.join(', ')}; known are ${known.join(', ')}.`);
}

/** Throws a StartError unless the version is published and all of its files are as they were published. */
export async function requireVersion({ artifacts }: Stores, remote: string, version: string): Promise<void> {
  const verified: Promise<unknown> = remote === SHELL ? verifiedShell(artifacts, version) : verifiedRelease(artifacts, remote, version);
  await verified.catch((error: Error) => {
    throw new StartError(`${error.message} The registry was not changed.`, { cause: error });
  });
}

interface CheckedChange {
  change: string;
  apply(all: AllChannels): AllChannels;
  /** Receives newer revisions that are damaged. */
  warn?(line: string): void;
  /** The change takes away what is damaged, and is written whatever is left. */
  isRepair?: boolean;
  /** Accepts problems of compositions that sites survive; the history says so. */
  force?: boolean;
}

/** Writes a change on top of the newest readable revision; one that the registry may not hold, or that adds a problem to what some visitor gets, is a StartError. */
export async function writeChange(
  stores: Stores,
  { change, apply, warn = console.warn, isRepair = false, force }: CheckedChange,
): Promise<Registry> {
  const { registry } = stores;
  const { damaged } = await registry.newest();
  for (const { revision, reason } of damaged)
    warn(`Revision ${revision} is damaged and left out (${reason}); "forecourt doctor --repair" moves it aside.`);
  try {
    const check = isRepair ? undefined : (after: AllChannels, before: AllChannels) => checkChange(stores, { before, after, force });
    return await changeRegistry(registry, { author: author(), change, apply, check });
  } catch (error) {
    if (error instanceof InvalidRegistry) throw new StartError(error.message, { cause: error });
    throw error;
  }
}
