import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathText, StartError, type Position } from '@forecourt/server-kit';
import type { Mistake } from '@forecourt/shared-contracts/documents';
import type { ContentKind } from '../contentDocuments';
import type { AuthoredItem, ContentFile } from './authoredItem';
import { CONTENT_KINDS } from './kinds';
import { nameHints } from './nameHints';
import { readCsvFile } from './readCsvFile';
import { resolvePictures } from './resolvePictures';
import { kindOfFolder, readItemFile, type FileMistake, type ReadFile, type ReadItem } from './readItemFile';

/** What a folder of content holds. */
export interface ReadContent {
  items: AuthoredItem[];
  mistakes: FileMistake[];
  /** What is allowed, and probably mistyped. */
  hints: FileMistake[];
  /** Place of a field of an item; null for one that is in no file of the folder. */
  placeOf(item: Pick<AuthoredItem, 'kind' | 'slug'>, path: Mistake['path']): (Position & { file: string }) | null;
  /** Kinds that have a folder or a file, also without any item: those of which the folder has everything. */
  kinds: ContentKind[];
}

const TEXTS = /\.(?:ya?ml|json|md|html|csv)$/i;
/** Files that are for people, editors and systems. */
const isOther = (file: string) => file.split('/').some((part) => part.startsWith('.')) || /^readme\.\w+$/i.test(file);

/** Why a folder cannot be read, as a sentence that says what to do. */
function problemOf(folder: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `There is no folder ${folder}.`;
  if (code !== 'ENOTDIR') return `${folder} cannot be read: ${message}`;
  return `${folder} is a file: name the folder of the site’s content, in which there is a folder for each kind, such as offer or article.`;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(problemOf(folder, error));
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
  const resolved = await Promise.all(items.map(async (each) => ({ ...each, ...(await resolvePictures(folder, content, each.item)) })));
  return {
    items: resolved.flatMap(({ mistakes: ofPictures, ...each }) => (ofPictures.length === 0 ? each : [])),
    mistakes: [...mistakes, ...resolved.flatMap((each) => each.mistakes)],
  };
}

const keyOf = ({ kind, slug }: Pick<AuthoredItem, 'kind' | 'slug'>) => `${kind} ${slug}`;
const isKind = (name: string) => CONTENT_KINDS.some((kind) => kind === name.replace(/\.csv$/, ''));

/** A folder that holds the folders of several sites is none of content. Throws a StartError that names them. */
function requireContent(folder: string, files: readonly string[]): void {
  const parts = files.map((file) => file.split('/'));
  if (parts.some(([first = '']) => isKind(first))) return;
  const sites = [...new Set(parts.flatMap(([site = '', kind = '']) => (isKind(kind) ? [site] : [])))];
  if (sites.length === 0) return;
  const named = sites.map((site) => path.join(folder, site)).join(' or ');
  throw new StartError(`${folder} has no folder of a kind itself: name the folder of one site, ${named}.`);
}

interface InFolder extends ReadItem {
  file: string;
}

/** The items by kind and slug; the second one of a name is a mistake. */
function byName(read: readonly InFolder[]): { items: Map<string, InFolder>; mistakes: FileMistake[] } {
  const items = new Map<string, InFolder>();
  const mistakes = read.flatMap((each): FileMistake[] => {
    const { kind, slug } = each.item;
    const first = items.get(keyOf(each.item));
    if (!first) {
      items.set(keyOf(each.item), each);
      return [];
    }
    const { line } = first.placeOf([]);
    const place = first.file === each.file ? `line ${line}` : first.file;
    return [{ file: each.file, ...each.placeOf([]), path: '', reason: `The ${kind} ${slug} is in ${place} already.` }];
  });
  return { items, mistakes };
}

/** Reads the files of a content folder, `<kind>/<slug>.yaml`, .json, .md or .html, and `<kind>.csv`. Throws a StartError without a folder. */
export async function readContentFolder(folder: string): Promise<ReadContent> {
  const files = (await filesIn(folder)).filter((file) => TEXTS.test(file));
  requireContent(folder, files);
  const read: InFolder[] = [];
  const mistakes: FileMistake[] = [];
  // One after another: a folder may have more files than a process may open, and pictures take memory.
  for (const file of files) {
    const found = await readWithPictures(folder, file);
    read.push(...found.items.map((each) => ({ file, ...each })));
    mistakes.push(...found.mistakes);
  }
  const { items, mistakes: repeated } = byName(read);
  const folders = new Set(files.map((file) => file.split('/')[0]?.replace(/\.csv$/, '')));
  return {
    items: [...items.values()].map(({ item }) => item),
    mistakes: [...mistakes, ...repeated],
    hints: [...items.values()].flatMap(({ file, item, placeOf }) =>
      nameHints(item).map(({ path: at, reason }) => ({ file, ...placeOf(at), path: pathText(at), reason })),
    ),
    placeOf(named, at) {
      const found = items.get(keyOf(named));
      return found ? { file: found.file, ...found.placeOf(at) } : null;
    },
    kinds: CONTENT_KINDS.filter((kind) => folders.has(kind)),
  };
}
