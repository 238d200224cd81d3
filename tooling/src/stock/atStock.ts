import { findRemoteStock, type Database, type RemoteStock } from '@forecourt/platform-api';
import { openSiteDatabase } from '../openSiteDatabase';
import { settings } from '../settings';

interface Workplace<Result> {
  inDatabase(database: Database): Promise<Result>;
  inRunningSite(site: RemoteStock): Promise<Result>;
}

/** Works on the server of DATABASE_URL, else in the back end that runs with the data folder, else in the folder's embedded database. */
export async function atStock<Result>({ inDatabase, inRunningSite }: Workplace<Result>): Promise<Result> {
  const { dataFolder, databaseUrl } = settings();
  const running = databaseUrl === null ? await findRemoteStock(dataFolder) : null;
  if (running) return inRunningSite(running);
  const database = await openSiteDatabase({ dataFolder, databaseUrl });
  try {
    return await inDatabase(database);
  } finally {
    await database.close();
  }
}
