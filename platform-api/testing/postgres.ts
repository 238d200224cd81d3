import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../src/infrastructure/database/database';
import { openDatabase } from '../src/infrastructure/database/openDatabase';
import { createDatabase } from './postgresServer';
import { createDataDir, openTestDatabase } from './testDatabase';
import { isFullRun } from './testScope';

const server = () => {
  const { TEST_POSTGRES, TEST_POSTGRES_TEMPLATE } = process.env;
  if (!TEST_POSTGRES)
    throw new Error('There is no PostgreSQL: this test runs outside of the Jest project that starts one (jest.config.mjs, "back end").');
  return { address: TEST_POSTGRES, template: TEST_POSTGRES_TEMPLATE };
};

/** Creates an empty database on the PostgreSQL of this run; resolves with its address. */
export const postgresUrl = (): Promise<string> => createDatabase(server().address);

/** Opens a fresh, migrated database on the PostgreSQL of this run, in a tenth of the time of an embedded one. */
export async function openTestPostgres(): Promise<Database> {
  const { address, template } = server();
  return openDatabase({ databaseUrl: await createDatabase(address, template) });
}

/** A kind of database that the product supports; `open` resolves with a fresh, migrated one. */
export interface TestedDatabase {
  name: string;
  open(): Promise<Database>;
  /** What a server on a fresh database is started with; the caller removes the folder. */
  settings(): Promise<{ dataDir: string; databaseUrl: string | null }>;
}

const PGLITE: TestedDatabase = {
  name: 'PGlite',
  open: openTestDatabase,
  settings: async () => ({ dataDir: await createDataDir(), databaseUrl: null }),
};
const POSTGRESQL: TestedDatabase = {
  name: 'PostgreSQL',
  open: openTestPostgres,
  settings: async () => ({ dataDir: await mkdtemp(path.join(tmpdir(), 'forecourt-data-')), databaseUrl: await postgresUrl() }),
};

/**
 * The kinds of database that a suite runs on: both in a full run; in the gate PostgreSQL, which opens faster, while the sites
 * of the browser tests run on PGlite.
 *
 *     describe.each(DATABASES)('leads on $name', ({ open }) => {
 *       let api: TestApi;
 *       beforeAll(async () => { api = await startTestApi({ database: await open() }); });
 *       afterAll(() => api.close());   // closes the database too
 *       it('PL-031 …', …);
 *     });
 */
export const DATABASES: readonly TestedDatabase[] = isFullRun ? [PGLITE, POSTGRESQL] : [POSTGRESQL];

jest.setTimeout(60_000);
