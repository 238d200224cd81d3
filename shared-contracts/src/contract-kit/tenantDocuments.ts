import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The JSON documents of a folder by file name without its extension; none where there is no such folder. */
const documentsIn = (folder: string): Documents =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith('.json'))
      .map((file) => [path.basename(file, '.json'), JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Documents[string]]),
  );

/** The tenant documents of a folder and the templates that they may name, as they are written. */
export const tenantDocuments = (folder: string) => ({
  documents: documentsIn(folder),
  templates: documentsIn(path.join(folder, 'templates')),
});
