import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';
import { FeedError } from './feedError';
import type { ImportReport } from './importReport';
import { importStock, type ImportOptions } from './importStock';
import { importRecords } from './importRecords';

/** Who imports, where no token of a program does. */
const COMMAND = 'command';
/** How often a running import says that it is. */
export const ALIVE_EVERY_MS = 20_000;

/**
 * Imports a feed while no other import of the site runs, of programs or of commands: two would sell each other's cars. Throws a FeedError where one
 * does.
 */
export async function exclusiveImport(database: Database, site: SiteConfig, file: string, options: ImportOptions): Promise<ImportReport> {
  const records = importRecords(database);
  const id = await records.begin(site.slug, { token: COMMAND, dryRun: options.dryRun ?? false });
  if (id === null)
    throw new FeedError(
      `An import of ${site.slug} is running: import this file when it is done. One that was ended by force is over two minutes after its last sign of life.`,
    );
  const alive = setInterval(() => void records.isAlive(id).catch(() => undefined), ALIVE_EVERY_MS);
  try {
    const report = await importStock(database, site, file, options);
    await records.end(id, { report });
    return report;
  } catch (error) {
    await records.end(id, { problem: (error as Error).message }).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(alive);
  }
}
