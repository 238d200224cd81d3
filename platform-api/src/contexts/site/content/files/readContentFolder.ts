import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '@forecourt/server-kit';
import type { ContentKind } from '../contentDocuments';
import type { AuthoredItem, ContentFile } from './authoredItem';
import { CONTENT_KINDS } from './kinds';
import { readCsvFile } from './readCsvFile';
import { resolvePictures } from './resolvePictures';
import { kindOfFolder, readItemFile, type FileMistake, type ReadFile } from './readItemFile';

/** What a folder of content holds. */
export interface ReadContent {
  items: AuthoredItem[];
  mistakes: FileMistake[];
  /** Kinds that have a folder or a file, also without any item: those of which the folder has everything. */
  kinds: ContentKind[];
}

const TEXTS = /\.(?:ya?ml|json|md|html|csv)$/i;
/** Files that are for people, editors and systems. */
const isOther = (file: string) => file.split('/').some((part) => part.startsWith('.')) || /^readme\.\w+$/i.test(file);

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(error.code === 'ENOENT' ? `There is no folder ${folder}.` : `${folder} cannot be read: ${error.message}`);
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !isOther(file))
    .toSorted();
}

function readOne(file: ContentFile): ReadFile {
  if (!file.path.endsWith('.csv')) return readItemFile(file);
  const name = file.path.replace(/\.csv$/, '');
  const kind = CONTENT_KINDS.find((each) => each === name);
  if (kind) return readCsvFile(kind, file);
  return { items: [], mistakes: [{ file: file.path, line: 1, column: 1, path: '', reason: kindOfFolder(name) }] };
}

/** What a file holds; an item with a picture that cannot be used is none. */
async function readWithPictures(folder: string, file: string): Promise<ReadFile> {
  const content: ContentFile = { path: file, text: await readFile(path.join(folder, file), 'utf8') };
  const { items, mistakes } = readOne(content);
  const resolved = await Promise.all(items.map((item) => resolvePictures(folder, content, item)));
  return {
    items: resolved.flatMap((each) => (each.mistakes.length === 0 ? each.item : [])),
    mistakes: [...mistakes, ...resolved.flatMap((each) => each.mistakes)],
  };
}

/** Items of one kind and slug: the second one is a mistake. */
function repeated(read: readonly { file: string; items: readonly AuthoredItem[] }[]): FileMistake[] {
  const first = new Map<string, string>();
  return read.flatMap(({ file, items }) =>
    items.flatMap(({ kind, slug }) => {
      const key = `${kind} ${slug}`;
      const known = first.get(key);
      first.set(key, known ?? file);
      return known === undefined ? [] : [{ file, line: 1, column: 1, path: '', reason: `The ${kind} ${slug} is in ${known} already.` }];
    }),
  );
}

/** Reads the files of a content folder, `<kind>/<slug>.yaml`, .json, .md or .html, and `<kind>.csv`. Throws a StartError without a folder. */
export async function readContentFolder(folder: string): Promise<ReadContent> {
  const files = (await filesIn(folder)).filter((file) => TEXTS.test(file));
  const read: (ReadFile & { file: string })[] = [];
  // One after another: a folder may have more files than a process may open, and pictures take memory.
  for (const file of files) read.push({ file, ...(await readWithPictures(folder, file)) });
  const twice = repeated(read);
  const folders = new Set(files.map((file) => file.split('/')[0]?.replace(/\.csv$/, '')));
  return {
    items: read.flatMap(({ items }) => items),
    mistakes: [...read.flatMap(({ mistakes }) => mistakes), ...twice],
    kinds: CONTENT_KINDS.filter((kind) => folders.has(kind)),
  };
}
