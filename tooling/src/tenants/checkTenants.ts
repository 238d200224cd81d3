import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkDocument, StartError, type PlacedMistake } from '@forecourt/server-kit';
import type { Templates } from '@forecourt/shared-contracts/schemas';

const TEMPLATES = 'templates';

/** The mistakes of one file. */
interface CheckedFile {
  file: string;
  mistakes: readonly PlacedMistake[];
}

const isJson = (file: string) => file.endsWith('.json');
const nameOf = (file: string) => path.basename(file, '.json');
const isTemplate = (file: string) => path.basename(path.dirname(path.resolve(file))) === TEMPLATES;

/** Documents of a folder; none where there is no such folder. */
async function documentsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter(isJson)
    .toSorted()
    .map((name) => path.join(folder, name));
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`);
  });
}

/** The templates beside some documents that can be read; what is wrong in them is said of the template. */
async function templatesOf(folder: string): Promise<Templates> {
  const entries = await Promise.all(
    (await documentsIn(path.join(folder, TEMPLATES))).map(async (file) => {
      try {
        return [[nameOf(file), JSON.parse(await readText(file)) as Templates[string]] as const];
      } catch {
        return [[nameOf(file), {}] as const];
      }
    }),
  );
  return Object.fromEntries(entries.flat());
}

async function checkFile(file: string): Promise<CheckedFile> {
  const text = await readText(file);
  if (isTemplate(file)) return { file, mistakes: checkDocument(text, { kind: 'template', name: nameOf(file) }) };
  const templates = await templatesOf(path.dirname(file));
  return { file, mistakes: checkDocument(text, { kind: 'tenant', name: nameOf(file), templates }) };
}

/** Checks the given documents, or all of a folder with its templates. */
export async function checkTenants(folder: string, files: readonly string[]): Promise<CheckedFile[]> {
  const chosen = files.length > 0 ? files : [...(await documentsIn(folder)), ...(await documentsIn(path.join(folder, TEMPLATES)))];
  if (chosen.length === 0) throw new StartError(`There is no tenant document in ${folder}: name a file, or set TENANTS_DIR.`);
  return Promise.all(chosen.map(checkFile));
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** 'file:line:column path reason', a line each, which editors and terminals link, then how many. */
export function describeMistakes(checked: readonly CheckedFile[]): string {
  const lines = checked.flatMap(({ file, mistakes }) =>
    mistakes.map(
      ({ line, column, path: at, reason }) => `${path.relative('.', file)}:${line}:${column}  ${[at, reason].filter(Boolean).join(' ')}`,
    ),
  );
  const total = `${counted(lines.length, 'mistake')} in ${counted(checked.length, 'document')}.`;
  return [...lines, ...(lines.length > 0 ? [''] : []), total].join('\n');
}

/** Prints every mistake; the exit code is 1 where there is one. */
export async function printTenantCheck(folder: string, files: readonly string[]): Promise<void> {
  const checked = await checkTenants(folder, files);
  console.log(describeMistakes(checked));
  if (checked.some(({ mistakes }) => mistakes.length > 0)) process.exitCode = 1;
}
