import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '@forecourt/server-kit';
import { SERVER_PROTOCOLS } from '../../protocol/version';
import type { Channels, ServedShell } from '../../registry';
import type { Snapshot } from './readSnapshot';

/** A build of the shell that is served without being released. */
export interface UnreleasedShell {
  folder: string;
  release: ServedShell;
}

function parsed(file: string): ServedShell {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ServedShell;
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** The build of a folder, as its release.json describes it; throws a StartError for a folder without a build that this server can run. */
export function readUnreleasedShell(folder: string): UnreleasedShell {
  const file = path.join(folder, 'release.json');
  if (!existsSync(file))
    throw new StartError(`${folder} has no release.json: name the folder of a build, as "forecourt build shell" prints it.`);
  const release = parsed(file);
  if (SERVER_PROTOCOLS.includes(release.protocol)) return { folder, release };
  throw new StartError(
    `The shell in ${folder} speaks version ${release.protocol} of the interface, and this server ${SERVER_PROTOCOLS.join(' and ')}.`,
  );
}

/** A snapshot with this build in place of the releases of the shell. */
export function withShell(snapshot: Snapshot, { release }: UnreleasedShell): Snapshot {
  const shell: Channels = { stable: release.version, canary: null, pins: {}, previous: [] };
  return { ...snapshot, registry: { ...snapshot.registry, shell }, shells: { [release.version]: release }, hasShell: true };
}
