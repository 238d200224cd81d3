import { StartError } from '@forecourt/server-kit';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { migrate } from './migrate';
import { NO_STATEMENT_LIMITS, openServer } from './server';

export interface DatabaseOptions {
  /** PostgreSQL server, for example postgres://user@host/name; wins over `dataDir`. */
  databaseUrl?: string | null;
  /** Folder of the embedded database; without both it lives in memory. */
  dataDir?: string | null;
}

/** What the client of PostgreSQL takes: an address, or the folder of a socket on this machine. */
const ADDRESS = /^(postgres(ql)?:\/\/|socket:|\/)/;

/** The server at an address, with its schema up to date. */
async function openMigratedServer(address: string): Promise<Database> {
  if (!ADDRESS.test(address))
    throw new StartError(
      'DATABASE_URL is not an address with postgres://: set it to one such as postgres://user:password@db.example/forecourt.',
    );
  const unlimited = openServer(address, NO_STATEMENT_LIMITS);
  await migrate(unlimited).finally(() => unlimited.close());
  return openServer(address);
}

async function openMigratedFolder(folder: string | null): Promise<Database> {
  const database = await openEmbedded(folder);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/**
 * Opens the database and brings its schema up to date. Rejects with a StartError for an address of no PostgreSQL server, and with
 * DatabaseUnavailableError when the server does not respond.
 */
export const openDatabase = ({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> =>
  databaseUrl ? openMigratedServer(databaseUrl) : openMigratedFolder(dataDir ?? null);
