import { stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { isSameProcess, processStart } from './processStart';

/** The process that has a folder open. A copy of the folder holds the same record, and is another folder. */
export interface FolderOwner {
  /** Device and inode of the folder. */
  device: string;
  inode: string;
  host: string;
  pid: number;
  /** Tells the process from a later one with its id. */
  startedAt: string;
}

async function identityOf(folder: string): Promise<Pick<FolderOwner, 'device' | 'inode'>> {
  const { dev, ino } = await stat(folder, { bigint: true });
  return { device: String(dev), inode: String(ino) };
}

/** This process as the owner of a folder. */
export async function ownerOf(folder: string): Promise<FolderOwner> {
  const { pid } = process;
  return { ...(await identityOf(folder)), host: hostname(), pid, startedAt: processStart(pid) ?? '' };
}

/** How often an owner touches its record, for other hosts, which cannot see its process. */
const TOUCH_EVERY_MS = 10_000;
/** An owner on another host whose record is older has ended. */
const ENDED_AFTER_MS = 60_000;

/** Keeps the record of an owner fresh until the returned function is called. */
export function keepFresh(file: string): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, TOUCH_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Whether the owner that a file of the folder names has the folder open: its process runs, on this host or, as far as the age of the record
 * says, on another one. A record that came with a copy of the folder does not count.
 */
export async function isInUse({ device, inode, host, pid, startedAt }: FolderOwner, folder: string, file: string): Promise<boolean> {
  const here = await identityOf(folder);
  if (inode !== here.inode) return false;
  // Hosts number their devices each for itself.
  if (host !== hostname()) return Date.now() - (await stat(file)).mtimeMs < ENDED_AFTER_MS;
  return device === here.device && isSameProcess(pid, startedAt);
}
