import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { array, number, object, string, type InferType } from 'yup';

const frontSchema = object({
  /** Of one start of a server. */
  id: string().required(),
  /** Name of its machine. */
  host: string().required(),
  pid: number().required(),
  /** When it started, ISO 8601. */
  startedAt: string().required(),
  /** Versions of the interface to the shell that it speaks. */
  protocols: array().of(number().required()).required(),
  /** Fields of documents that it reads; it drops every other one, so that a release never gets it. */
  documentFields: array().of(string().required()).required(),
});

/** A server that runs, and what it can do for a release. */
export type Front = InferType<typeof frontSchema>;

/** A server that has not said for so long that it runs has ended without saying so. */
const FORGOTTEN_AFTER_MS = 60_000;
/** Its record is then deleted by the next server that starts. */
const DELETED_AFTER_MS = 3_600_000;

/** Records of the servers that follow a registry. */
export interface FrontStore {
  /** Says that a server runs. */
  record(front: Front): Promise<void>;
  remove(id: string): Promise<void>;
  /** The servers that run now. */
  running(): Promise<Front[]>;
  /** Deletes what is left of servers that ended long ago. */
  removeForgotten(): Promise<void>;
}

/** The records in a folder of the registry, a file for each server; how old one is the folder's own clock says, as machines may differ. */
export function frontsInFolder(registryFolder: string): FrontStore {
  const folder = path.join(registryFolder, 'fronts');
  const fileOf = (id: string) => path.join(folder, `${id}.json`);

  /** What the clock of the folder says; that of this machine where nothing may be written, as for somebody who only looks. */
  async function folderTime(): Promise<number> {
    const probe = path.join(folder, `.${randomUUID()}`);
    try {
      await writeFile(probe, '');
      return (await stat(probe)).mtimeMs;
    } catch {
      return Date.now();
    } finally {
      await rm(probe, { force: true }).catch(() => undefined);
    }
  }

  /** Names and ages of the files, in milliseconds; none where no server has been here. */
  async function ages(): Promise<[file: string, age: number][]> {
    const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    if (files.length === 0) return [];
    const now = await folderTime();
    const times = await Promise.all(files.map((file) => stat(path.join(folder, file)).catch(() => null)));
    return files.flatMap((file, at) => (times[at] ? [[file, now - times[at].mtimeMs] as [string, number]] : []));
  }

  /** null for one that was removed meanwhile, or that another version has written otherwise. */
  async function read(file: string): Promise<Front | null> {
    try {
      return frontSchema.validateSync(JSON.parse(await readFile(path.join(folder, file), 'utf8')), { strict: true });
    } catch {
      return null;
    }
  }

  return {
    async record(front) {
      await mkdir(folder, { recursive: true });
      const temporary = path.join(folder, `.${front.id}`);
      await writeFile(temporary, `${JSON.stringify(front, null, 2)}\n`);
      await rename(temporary, fileOf(front.id));
    },
    remove: (id) => rm(fileOf(id), { force: true }),
    async running() {
      const recent = (await ages()).filter(([file, age]) => file.endsWith('.json') && age < FORGOTTEN_AFTER_MS);
      const fronts = await Promise.all(recent.map(([file]) => read(file)));
      return fronts.filter((front) => front !== null);
    },
    async removeForgotten() {
      const forgotten = (await ages()).filter(([, age]) => age > DELETED_AFTER_MS);
      await Promise.all(forgotten.map(([file]) => rm(path.join(folder, file), { force: true })));
    },
  };
}
