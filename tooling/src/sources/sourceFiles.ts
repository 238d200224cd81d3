import { readdirSync } from 'node:fs';
import path from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', '.forecourt', 'coverage', '.git']);

/** Files below a folder with one of these endings, without what is installed or built. */
export function filesBelow(folder: string, endings: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(file, endings);
      return endings.test(entry.name) ? [file] : [];
    });
}
