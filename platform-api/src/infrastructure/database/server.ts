import { Pool, type ClientBase } from 'pg';
import type { Database, Queryable } from './database';

const queryable = (client: Pool | ClientBase): Queryable => ({
  query: async <Row>(sql: string, parameters: readonly unknown[] = []) => (await client.query(sql, [...parameters])).rows as Row[],
  script: async (sql) => {
    await client.query(sql);
  },
});

/** A PostgreSQL server by its address, through a pool of connections. */
export function openServer(address: string): Database {
  const pool = new Pool({ connectionString: address, max: 10 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  let closing: Promise<void> | null = null;
  return {
    kind: 'server',
    ...queryable(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(queryable(client));
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // A connection whose rollback fails is not reused.
        const broken = await client.query('rollback').then(
          () => false,
          () => true,
        );
        client.release(broken);
        throw error;
      }
    },
    close: () => (closing ??= pool.end()),
  };
}
