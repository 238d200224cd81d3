import { openDatabase } from '../src/infrastructure/database/openDatabase';
import { startPostgres, type PostgresServer } from './postgresServer';

/*
 * Jest's globalSetup of the back end: one PostgreSQL for all test files, as creating a server takes seconds. Every test file
 * has databases of its own on it; most are copies of one that is migrated here.
 */

const running = globalThis as typeof globalThis & { forecourtPostgres?: PostgresServer };

export default async function startSharedPostgres(): Promise<void> {
  const server = await startPostgres();
  running.forecourtPostgres = server;
  const template = await server.createDatabase();
  await (await openDatabase({ databaseUrl: template })).close();
  Object.assign(process.env, { TEST_POSTGRES: server.address, TEST_POSTGRES_TEMPLATE: new URL(template).pathname.slice(1) });
}
