import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, stat, writeFile } from 'node:fs/promises';
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

/** Path of the archive for these migrations and this version of PGlite. */
async function snapshotFile(): Promise<string> {
  const engine = await stat(require.resolve('@electric-sql/pglite'));
  const key = createHash('sha256').update(JSON.stringify([MIGRATIONS, engine.mtimeMs, engine.size])).digest('hex');
  return path.join(tmpdir(), `forecourt-empty-database-${key.slice(0, 16)}.tar`);
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
