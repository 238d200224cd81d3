import { readlinkSync } from 'node:fs';
import { readFile, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { isSameProcess, processStart } from './processStart';

/** The process that has a folder open. A copy of the folder holds the same record, and is another folder. */
export interface FolderOwner {
  /** Device and inode of the folder. */
  device: string;
  inode: string;
  /** Name of the host, with the namespace of its process ids where that is a container's: ids of another one say nothing here. */
  host: string;
  pid: number;
  /** Tells the process from a later one with its id. */
  startedAt: string;
}

/** Of a Linux system itself, in every boot. */
const OUTERMOST = 'pid:[4026531836]';

function namespaceOf(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return OUTERMOST;
  }
}

/** This host, as owners name it. */
export const thisHost = (): string => [hostname(), namespaceOf()].filter((each) => each !== OUTERMOST).join(' ');

async function identityOf(folder: string): Promise<Pick<FolderOwner, 'device' | 'inode'>> {
  const { dev, ino } = await stat(folder, { bigint: true });
  return { device: String(dev), inode: String(ino) };
}

/** This process as the owner of a folder. */
export async function ownerOf(folder: string): Promise<FolderOwner> {
  const { pid } = process;
  return { ...(await identityOf(folder)), host: thisHost(), pid, startedAt: processStart(pid) ?? '' };
}

/** How often an owner touches its record, for other hosts, which cannot see its process. */
const TOUCH_EVERY_MS = 10_000;
/** An owner on another host whose record is older has ended. */
const ENDED_AFTER_MS = 60_000;

/**
 * Keeps the record of an owner fresh until the returned function is called. `onReplaced`: its path leads to the record of another process, as
 * where the folder was moved and another one took its place.
 */
export function keepFresh(file: string, text: string, onReplaced: () => void = () => {}): () => void {
  async function touch(): Promise<void> {
    const found = await readFile(file, 'utf8').catch(() => null);
    if (found === text) {
      const now = new Date();
      await utimes(file, now, now).catch(() => {});
    } else if (found) onReplaced();
  }
  const timer = setInterval(() => void touch(), TOUCH_EVERY_MS).unref();
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
  if (host !== thisHost()) return Date.now() - (await stat(file)).mtimeMs < ENDED_AFTER_MS;
  return device === here.device && isSameProcess(pid, startedAt);
}
