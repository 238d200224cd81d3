import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isProcessAlive } from '@forecourt/server-kit';

/** The data folder is open in another process; the message names it and what to do. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly code = 'folder_in_use';
}

const held = new Set<string>();

/**
 * Locks a folder for this process; the returned function unlocks it. An embedded database that two processes open
 * at once is destroyed, so the second is rejected. A lock left by a killed process is replaced.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(path.resolve(folder), 'in-use-by.pid');
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(await readFile(file, 'utf8').catch(() => '0'));
    const isOurs = owner === process.pid;
    if (isOurs ? held.has(file) : owner > 0 && isProcessAlive(owner)) {
      throw new FolderInUseError(
        `The database in ${folder} is open in process ${owner}: stop that process first, or set DATABASE_URL to share a PostgreSQL server.`,
        { cause: error },
      );
    }
    await writeFile(file, String(process.pid));
  }
  held.add(file);
  return async () => {
    held.delete(file);
    await rm(file, { force: true });
  };
}
