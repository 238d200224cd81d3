import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockFolder as lockFolderWith } from './folderLock';
import { ownerOf, thisHost } from './folderOwner';

let root: string;
let folder: string;
let lock: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'forecourt-folder-'));
  folder = path.join(root, 'data');
  await cp(await mkdtemp(path.join(root, 'new-')), folder, { recursive: true });
  lock = path.join(folder, 'lock');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const copied = async () => {
  const copy = path.join(root, 'copy');
  await cp(folder, copy, { recursive: true });
  return copy;
};

const lockFolder = (at: string) => lockFolderWith(at, { file: path.join(at, 'lock'), refusal: (user) => `in use by ${user}` });

describe('PL-014 the lock of a data folder', () => {
  /** A process that is not this one. */
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  afterAll(async () => {
    other.kill('SIGKILL');
    await once(other, 'exit');
  });
  const canBeLocked = async (at = folder) => {
    const unlock = await lockFolder(at);
    await unlock();
    return true;
  };
  const ownerElse = async (change: object) => writeFile(lock, JSON.stringify({ ...(await ownerOf(folder)), pid: other.pid, ...change }));

  it('rejects a second one with a message that names the first', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await unlock();
    expect(await canBeLocked()).toBe(true);
  });

  it('is in force while its process runs, also as an earlier version wrote it', async () => {
    await ownerElse({ startedAt: '' });
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${other.pid}`);
    await writeFile(lock, String(other.pid));
    await expect(lockFolder(folder)).rejects.toMatchObject({ code: 'folder_in_use' });
  });

  it.each([
    ['a process that was killed', async () => writeFile(lock, '999999999')],
    ['a process whose id another one has now', async () => ownerElse({ startedAt: 'another boot 12' })],
    ['a process that had the id of this one', async () => ownerElse({ pid: process.pid, startedAt: 'another boot 12' })],
    ['a process that was killed while it wrote', async () => writeFile(lock, '')],
    ['nobody', async () => writeFile(lock, '{"pid": "x"')],
  ])('PL-031 is replaced when it is of %s', async (_whose, leave) => {
    await leave();
    expect(await canBeLocked()).toBe(true);
  });

  it('is in force while a process on another host keeps it fresh', async () => {
    await ownerElse({ host: 'elsewhere', device: '1' });
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${other.pid} on elsewhere (its lock ends a minute after it)`);
    // The same process id in another container.
    await ownerElse({ host: `${thisHost()} pid:[1]`, pid: process.pid });
    await expect(lockFolder(folder)).rejects.toMatchObject({ code: 'folder_in_use' });
    const before = new Date(Date.now() - 120_000);
    await utimes(lock, before, before);
    expect(await canBeLocked()).toBe(true);
  });

  it('is not removed by a process whose folder was moved: it learns so', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const onReplaced = jest.fn();
    const unlock = await lockFolderWith(folder, { file: lock, refusal: (user) => user, onReplaced });
    await rename(folder, path.join(root, 'moved'));
    await mkdir(folder);
    await ownerElse({});
    jest.advanceTimersByTime(10_000);
    while (onReplaced.mock.calls.length === 0) await new Promise(setImmediate);
    jest.useRealTimers();
    await unlock();
    expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ pid: other.pid });
  });

  it('does not come with a copy of the folder', async () => {
    const unlock = await lockFolder(folder);
    expect(await canBeLocked(await copied())).toBe(true);
    await unlock();
  });
});
