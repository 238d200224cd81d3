import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '@forecourt/server-kit';
import { resolveSite, type Templates } from '@forecourt/shared-contracts/documents';
import type { SiteConfig } from '@forecourt/shared-contracts';

const TEMPLATES = 'templates';

/** Name of a document: that of its file without the ending. */
export const nameOf = (file: string) => path.basename(file, '.json');

/** Whether a file is in a folder, and not in one below it. */
export const isIn = (file: string, folder: string) => path.dirname(path.resolve(file)) === path.resolve(folder);
export const isTemplate = (file: string) => path.basename(path.dirname(path.resolve(file))) === TEMPLATES;
export const templatesFolder = (tenantsFolder: string) => path.join(tenantsFolder, TEMPLATES);

/** Documents of a folder; none where there is no such folder. */
export async function documentsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => path.join(folder, name));
}

export async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`);
  });
}

/** What a reader makes of each document of a folder, by name; undefined for one that it cannot read. */
async function readAll<Read>(folder: string, read: (text: string) => Read): Promise<Record<string, Read | undefined>> {
  const entries = (await documentsIn(folder)).map(async (file) => {
    const text = await readText(file);
    try {
      return [nameOf(file), read(text)] as const;
    } catch {
      return [nameOf(file), undefined] as const;
    }
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The templates of a tenant folder; one that cannot be read is empty, as what is wrong in it is said of the template. */
async function readTemplates(tenantsFolder: string): Promise<Templates> {
  const read = await readAll(templatesFolder(tenantsFolder), (text) => JSON.parse(text) as Templates[string]);
  return Object.fromEntries(Object.entries(read).map(([name, template]) => [name, template ?? {}]));
}

/** The sites of a tenant folder, as far as their documents can be read, with its templates. */
export interface ReadFolder {
  templates: Templates;
  sites: readonly SiteConfig[];
  /** Names of the documents that cannot be read. */
  unreadable: readonly string[];
}

async function readFolder(tenantsFolder: string): Promise<ReadFolder> {
  const templates = await readTemplates(tenantsFolder);
  const read = await readAll(tenantsFolder, (text) =>
    resolveSite(JSON.parse(text) as Record<string, unknown>, { templates, warn: () => undefined }),
  );
  return {
    templates,
    sites: Object.values(read).flatMap((site) => site ?? []),
    unreadable: Object.keys(read).filter((name) => read[name] === undefined),
  };
}

/** Reads each tenant folder once. */
export function folderReader(): (tenantsFolder: string) => Promise<ReadFolder> {
  const known = new Map<string, Promise<ReadFolder>>();
  return (tenantsFolder) => {
    const read = known.get(tenantsFolder) ?? readFolder(tenantsFolder);
    known.set(tenantsFolder, read);
    return read;
  };
}
