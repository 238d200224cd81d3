import type { PostgresServer } from '../../../../testing/postgres';

/** A PostgreSQL server whose commits wait for the disk, for benchmarks; its package is there in development only. */
export async function startBenchPostgres(): Promise<PostgresServer> {
  const { startPostgres } = await import('../../../../testing/postgres');
  return startPostgres({ isDurable: true });
}
