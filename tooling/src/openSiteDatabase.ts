import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, type Database } from '@forecourt/platform-api';
import { isDemonstration, StartError } from '@forecourt/server-kit';
import type { Settings } from './settings';

type Place = Pick<Settings, 'databaseUrl' | 'dataFolder'>;

/** Throws a StartError where there is no database yet and no setting requests one: a command that lost its DATABASE_URL must make none. */
export function requireDatabase({ databaseUrl, dataFolder }: Place): void {
  const isRequested = isDemonstration(process.env) || process.env.EMBEDDED_DATABASE === 'on';
  if (databaseUrl === null && !isRequested && !existsSync(path.join(dataFolder, 'pglite')))
    throw new StartError(
      `There is no database in ${dataFolder}, and no site runs with it: set DATABASE_URL or DATA_DIR as the site has it, or start the site.`,
    );
}

/** The database of a command on a site that does not run: the server of DATABASE_URL, else the embedded one of the data folder. */
export async function openSiteDatabase(place: Place): Promise<Database> {
  requireDatabase(place);
  return openDatabase({ dataDir: place.dataFolder, databaseUrl: place.databaseUrl });
}
