import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isInUse, keepFresh, ownerOf, type FolderOwner } from './folderOwner';
import { isProcessAlive } from './isProcessAlive';

/** Another process has the folder open; the message says which, and what to do. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly code = 'folder_in_use';
}

interface LockOptions {
  /** Path of the lock. */
  file: string;
  /** The message for who comes second; `user` is 'process 12' or 'process 12 on another-host (…)'. */
  refusal(user: string): string;
  /** Called when another process has the path of the folder: this one must not write there any more. */
  onReplaced?(): void;
}

/** Device and inode of the folders that this process has locked. */
const held = new Set<string>();

/** The owner that a lock names: the JSON of one, the id of its process alone from an earlier version, null for anything else. */
function lockOwner(text: string): FolderOwner | number | null {
  try {
    const owner = JSON.parse(text) as Partial<FolderOwner> | number | null;
    return typeof owner === 'number' || typeof owner?.pid === 'number' ? (owner as FolderOwner | number) : null;
  } catch {
    return null;
  }
}

/** Whom the lock of a folder belongs to; null where nobody has the folder open. */
async function userOf(folder: string, file: string, text: string, own: FolderOwner): Promise<string | null> {
  const owner = lockOwner(text);
  if (owner === null) return null;
  const { pid, host } = typeof owner === 'number' ? { pid: owner, host: own.host } : owner;
  // Of an earlier process with the id of this one, which does not hold the folder yet.
  if (pid === own.pid && host === own.host) return null;
  const isUsed = typeof owner === 'number' ? owner > 0 && isProcessAlive(owner) : await isInUse(owner, folder, file);
  if (!isUsed) return null;
  return `process ${pid}${host === own.host ? '' : ` on ${host} (its lock ends a minute after it)`}`;
}

/** Removes the lock of a process that has ended; nothing where another process has replaced it meanwhile. */
async function removeStale(file: string, text: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const moved = await readFile(aside, 'utf8').catch(() => text);
  if (moved === text) await rm(aside, { force: true });
  else await rename(aside, file);
}

const ATTEMPTS = 40;
const RETRY_MS = 50;

/** Creates a file; false where it exists. */
async function isCreated(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Creates the lock of a folder in the place of any that nobody holds; rejects where somebody does. */
async function createLock(folder: string, { file, refusal }: LockOptions, own: FolderOwner, lock: string): Promise<void> {
  for (let attempt = 1; !(await isCreated(file, lock)); attempt += 1) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const user = await userOf(folder, file, text, own);
    if (user !== null) throw new FolderInUseError(refusal(user));
    if (attempt === ATTEMPTS) throw new FolderInUseError(refusal('a process that starts'));
    // Empty: another process is writing it, or was killed there.
    if (text === '' && attempt < ATTEMPTS / 2) await wait(RETRY_MS);
    else await removeStale(file, text);
  }
}

/**
 * Locks a folder for this process; the returned function unlocks it. Rejects with FolderInUseError while another process has it. A lock that
 * a killed process left, or that came with a copy of the folder, is replaced.
 */
export async function lockFolder(folder: string, options: LockOptions): Promise<() => Promise<void>> {
  const own = await ownerOf(folder);
  const key = `${own.device} ${own.inode}`;
  if (held.has(key)) throw new FolderInUseError(options.refusal(`process ${own.pid}`));
  held.add(key);
  const lock = JSON.stringify(own);
  await createLock(folder, options, own, lock).catch((error: unknown) => {
    held.delete(key);
    throw error;
  });
  const stopTouching = keepFresh(options.file, lock, options.onReplaced);
  return async () => {
    stopTouching();
    held.delete(key);
    // Not the lock of another process, where the folder was moved and one took its place.
    if ((await readFile(options.file, 'utf8').catch(() => '')) === lock) await rm(options.file, { force: true });
  };
}
