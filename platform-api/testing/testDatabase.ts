import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../src/infrastructure/database/database';
import { embeddedDatabase } from '../src/infrastructure/database/embedded';
import { migrate } from '../src/infrastructure/database/migrate';
import { MIGRATIONS } from '../src/infrastructure/database/migrations';

// An embedded database takes seconds to start on a busy machine.
jest.setTimeout(60_000);
// Most of that is the optimising compiler at work on PostgreSQL, of which a test file runs too little to gain anything.
setFlagsFromString('--liftoff-only');

const PREFIX = 'forecourt-empty-database-';

/** Path of the archive for these migrations and this version of PGlite. */
async function snapshotFile(): Promise<string> {
  const manifest = path.join(path.dirname(path.dirname(require.resolve('@electric-sql/pglite'))), 'package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const key = createHash('sha256')
    .update(JSON.stringify([MIGRATIONS, version]))
    .digest('hex');
  return path.join(tmpdir(), `${PREFIX}${key.slice(0, 16)}.tar`);
}

const DAY_MS = 86_400_000;

/** Removes archives of other versions that nothing has written today: each has 42 MB. */
async function removeOldSnapshots(): Promise<void> {
  for (const name of (await readdir(tmpdir())).filter((each) => each.startsWith(PREFIX))) {
    const file = path.join(tmpdir(), name);
    // Another test process may remove it at the same time.
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > DAY_MS) await rm(file, { force: true });
  }
}

async function createSnapshot(file: string): Promise<void> {
  const database = await PGlite.create();
  await migrate(embeddedDatabase(database));
  const snapshot = await database.dumpDataDir('none');
  await database.close();
  // Another test file may create it at the same time: both rename the same content to this name.
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, new Uint8Array(await snapshot.arrayBuffer()));
  await rename(own, file);
  await removeOldSnapshots();
}

/** The archive of a migrated database, created once per version of migrations and PGlite. */
async function readySnapshot(): Promise<string> {
  const file = await snapshotFile();
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (!isThere) await createSnapshot(file);
  return file;
}

/** Opens a fresh, migrated database in memory: a copy of one that is created once. */
export async function openTestDatabase(): Promise<Database> {
  const snapshot = await readFile(await readySnapshot());
  return embeddedDatabase(await PGlite.create({ loadDataDir: new Blob([new Uint8Array(snapshot)]) }));
}

/** Creates a temporary data folder with a fresh, migrated database: opening an empty folder takes seconds. The caller removes it. */
export async function createDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-data-'));
  await mkdir(path.join(folder, 'pglite'));
  await promisify(execFile)('tar', ['-xf', await readySnapshot(), '-C', path.join(folder, 'pglite')]);
  return folder;
}
