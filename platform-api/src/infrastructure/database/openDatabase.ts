import type { Database } from './database';
import { openEmbedded } from './embedded';
import { migrate } from './migrate';
import { openServer } from './server';

export interface DatabaseOptions {
  /** PostgreSQL server, for example postgres://user@host/name; wins over `dataDir`. */
  databaseUrl?: string | null;
  /** Folder of the embedded database; without both it lives in memory. */
  dataDir?: string | null;
}

/** Opens the database and brings its schema up to date. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  const database = databaseUrl ? openServer(databaseUrl) : await openEmbedded(dataDir ?? null);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
