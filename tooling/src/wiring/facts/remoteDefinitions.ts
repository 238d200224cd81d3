import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { REMOTE_NAMES, type RemoteDefinition } from '@forecourt/shared-contracts';

/** The definitions that the remotes export; no page or slot loads. */
export async function remoteDefinitions(root: string): Promise<RemoteDefinition[]> {
  const modules = await Promise.all(
    REMOTE_NAMES.map(
      (name) => import(pathToFileURL(path.join(root, name, 'src/remote.ts')).href) as Promise<{ default: RemoteDefinition }>,
    ),
  );
  return modules.map((module) => module.default);
}
