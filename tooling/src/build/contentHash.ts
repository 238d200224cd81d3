import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', '.forecourt', 'coverage']);
const isTest = (file: string) => /\.test\.tsx?$|(^|\/)testing(\/|$)/.test(file);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(path.join(folder, entry.name)) : [path.join(folder, entry.name)]));
}

/** Ten hexadecimal digits that name the content of these folders and files, tests left out, and of further texts. */
export function contentHash(places: readonly { folder: string; files?: readonly string[] }[], texts: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  for (const { folder, files } of places) {
    const all = files?.map((file) => path.join(folder, file)) ?? filesBelow(folder);
    for (const file of all.filter((each) => !isTest(each)).toSorted()) {
      hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 10);
}

export const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Ten characters of a file's content for its name. */
export const contentName = (content: Buffer) => integrityOf(content).slice(7, 17).replaceAll(/[+/]/g, '0');
