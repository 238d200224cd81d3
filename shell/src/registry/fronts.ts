import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { array, number, object, string, type InferType } from 'yup';

const frontSchema = object({
  /** Of one start of a server. */
  id: string().required(),
  /** Name of its machine. */
  host: string().required(),
  pid: number().required(),
  /** When it last said that it runs, ISO 8601. */
  at: string().required(),
  /** Versions of the interface to the shell that it speaks. */
  protocols: array().of(number().required()).required(),
  /** Fields of documents that it reads; it drops every other one, so that a release never gets it. */
  documentFields: array().of(string().required()).required(),
});

/** A server that runs, and what it can do for a release. */
export type Front = InferType<typeof frontSchema>;

/** A server that has not said for so long that it runs has ended without saying so. */
const FORGOTTEN_AFTER_MS = 60_000;

/** Records of the servers that follow a registry. */
export interface FrontStore {
  /** Says that a server runs. */
  record(front: Front): Promise<void>;
  remove(id: string): Promise<void>;
  /** The servers that run at an instant. */
  running(now: Date): Promise<Front[]>;
}

/** The records in a folder of the registry, a file for each server. */
export function frontsInFolder(registryFolder: string): FrontStore {
  const folder = path.join(registryFolder, 'fronts');
  const fileOf = (id: string) => path.join(folder, `${id}.json`);

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
    async running(now) {
      const files = await readdir(folder).catch(() => []);
      const fronts = await Promise.all(files.filter((file) => /^[^.].*\.json$/.test(file)).map(read));
      return fronts.filter((front): front is Front => front !== null && now.getTime() - Date.parse(front.at) < FORGOTTEN_AFTER_MS);
    },
  };
}
