import type { Database } from '../src/infrastructure/database/database';
import { openDatabase } from '../src/infrastructure/database/openDatabase';
import { startPostgres, type PostgresServer } from './postgresServer';
import { openTestDatabase } from './testDatabase';

let running: Promise<PostgresServer> | null = null;

/** The address of a fresh database on the one PostgreSQL of this test file, which starts with the first call. */
export async function postgresUrl(): Promise<string> {
  running ??= startPostgres();
  return (await running).createDatabase();
}

/** A kind of database that the product supports; `open` resolves with a fresh, migrated one. */
export interface TestedDatabase {
  name: string;
  open(): Promise<Database>;
}

/**
 * Both kinds of database, so that one suite runs on each:
 *
 *     describe.each(DATABASES)('leads on $name', ({ open }) => {
 *       let api: TestApi;
 *       beforeAll(async () => { api = await startTestApi({ database: await open() }); });
 *       afterAll(() => api.close());   // closes the database too
 *       it('PL-031 …', …);
 *     });
 *
 * The PostgreSQL server starts with the first `open` of the file and stops after its last test.
 */
export const DATABASES: readonly TestedDatabase[] = [
  { name: 'PGlite', open: openTestDatabase },
  { name: 'PostgreSQL', open: async () => openDatabase({ databaseUrl: await postgresUrl() }) },
];

if (typeof afterAll === 'function') {
  jest.setTimeout(60_000);
  afterAll(async () => {
    const server = await running;
    running = null;
    await server?.stop();
  });
}
