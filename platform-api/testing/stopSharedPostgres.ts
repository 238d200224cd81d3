import type { PostgresServer } from './postgresServer';

/** Jest's globalTeardown of the back end. */
export default async function stopSharedPostgres(): Promise<void> {
  await (globalThis as { forecourtPostgres?: PostgresServer }).forecourtPostgres?.stop();
}
