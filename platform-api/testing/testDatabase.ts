import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/** Where a database with these migrations lies, made by this version of PGlite. */
async function snapshotFile(): Promise<string> {
  const engine = await stat(require.resolve('@electric-sql/pglite'));
  const key = createHash('sha256').update(JSON.stringify([MIGRATIONS, engine.mtimeMs, engine.size])).digest('hex');
  return path.join(tmpdir(), `forecourt-empty-database-${key.slice(0, 16)}.tar`);
}

async function makeSnapshot(file: string): Promise<Blob> {
  const database = await PGlite.create();
  await migrate(embeddedDatabase(database));
  const snapshot = await database.dumpDataDir('none');
  await database.close();
  // Another test may make it at the same time: whoever is last puts the same in its place.
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, new Uint8Array(await snapshot.arrayBuffer()));
  await rename(own, file);
  return snapshot;
}

/** A fresh, migrated database in memory: a copy of one that is made once, as making one takes seconds. */
export async function openTestDatabase(): Promise<Database> {
  const file = await snapshotFile();
  const known = await readFile(file).catch(() => null);
  return embeddedDatabase(await PGlite.create({ loadDataDir: known ? new Blob([new Uint8Array(known)]) : await makeSnapshot(file) }));
}
