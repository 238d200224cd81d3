import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The last text of each document that had no mistake, for the next start. */
export interface LastGood {
  /** null where there is none. */
  read(file: string): Promise<string | null>;
  /** Rejects where it cannot be stored. */
  write(file: string, text: string): Promise<void>;
  remove(file: string): Promise<void>;
}

/** Nothing survives the process. */
export const noLastGood: LastGood = { read: async () => null, write: async () => undefined, remove: async () => undefined };

/** Stored in a folder of one server: two that share it could store the text of one and the name of the other. */
export function lastGoodIn(folder: string): LastGood {
  const placeOf = (file: string) => path.join(folder, file);
  return {
    read: (file) => readFile(placeOf(file), 'utf8').catch(() => null),
    async write(file, text) {
      const place = placeOf(file);
      const unfinished = `${place}.${randomUUID()}`;
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(unfinished, text);
      await rename(unfinished, place);
    },
    remove: (file) => rm(placeOf(file), { force: true }),
  };
}
