import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Permissions of others than the owner. */
const OTHERS = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;

interface RestrictOptions {
  /** Also files in folders that are private: these protect them, but a copy of the files would not. */
  inPrivate: boolean;
}

/** A file that is gone meanwhile, or that another account owns: it must not keep a server from starting. */
const NOT_OURS = ['ENOENT', 'EPERM', 'EACCES'];

/** Takes the permissions of others from a file or folder, and from what is in it. */
async function restrict(entry: string, { inPrivate }: RestrictOptions): Promise<void> {
  const stats = await lstat(entry);
  const isPrivate = (stats.mode & OTHERS) === 0;
  if (stats.isDirectory() && (inPrivate || !isPrivate)) await restrictContent(entry, { inPrivate });
  if (!isPrivate && (stats.isDirectory() || stats.isFile())) await chmod(entry, stats.isDirectory() ? FOLDER : FILE);
}

async function restrictContent(folder: string, options: RestrictOptions): Promise<void> {
  for (const name of await readdir(folder))
    await restrict(path.join(folder, name), options).catch((error: NodeJS.ErrnoException) => {
      if (!NOT_OURS.includes(error.code ?? '')) throw error;
    });
}

/**
 * Makes a folder that only its owner can read: it has leads and photos of customers. What others could read in it, from an earlier start,
 * is corrected; a private folder in it is not read, since a cache of pictures is large.
 */
export async function makePrivate(folder: string, options: RestrictOptions = { inPrivate: false }): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER });
  await restrictContent(folder, options);
  await chmod(folder, FOLDER);
}
