import { Socket } from 'node:net';
import { Client, Pool, type ClientBase } from 'pg';
import type { Database, Queryable } from './database';
import { DatabaseUnavailableError, databaseUnavailable, isConnectionLost, isServerFailure } from './databaseUnavailable';
import { watchServer } from './serverAvailability';

export interface ServerLimits {
  /** Longest time to connect, and to wait for one of the pool's connections. */
  connectMs: number;
  /** A statement that takes longer has the server probed. */
  patienceMs: number;
  /** Longest time that a probe takes. */
  probeMs: number;
  /** Longest time of one statement, and of waiting for a lock that another transaction holds; 0: no limit. */
  statementMs: number;
  lockMs: number;
}

/** Statements on a frozen server reject after `patienceMs + probeMs`. */
const LIMITS: ServerLimits = { connectMs: 5000, patienceMs: 1500, probeMs: 1500, statementMs: 15_000, lockMs: 5000 };
/** Migrations take the time that they take. */
export const NO_STATEMENT_LIMITS: ServerLimits = { ...LIMITS, statementMs: 0, lockMs: 0 };

/** Rejects unless a server responds within the limit and takes writes. */
async function probe(connectionString: string, limitMs: number): Promise<void> {
  const socket = new Socket();
  const client = new Client({ connectionString, stream: () => socket, connectionTimeoutMillis: limitMs, query_timeout: limitMs });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby');
    if (rows[0]?.is_standby) throw new Error('The server is a standby.');
  } finally {
    socket.destroy();
  }
}

/** A pool of connections; `disconnect` breaks them all, which rejects what waits on them. */
function openPool(connectionString: string, { connectMs, statementMs, lockMs }: ServerLimits) {
  const sockets = new Set<Socket>();
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    // For a connection that is lost without a word, where the server cannot end the statement.
    query_timeout: statementMs && statementMs + 1000,
    lock_timeout: lockMs,
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  });
  // A connection that breaks is replaced, and its statement rejects; without listeners the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, disconnect: () => sockets.forEach((socket) => socket.destroy()) };
}

/**
 * A PostgreSQL server by its address. While it is away, frozen or a standby, statements reject with DatabaseUnavailableError at once;
 * it is used again as soon as it responds.
 */
export function openServer(connectionString: string, limits: ServerLimits = LIMITS): Database {
  const { pool, disconnect } = openPool(connectionString, limits);
  const server = watchServer({ probe: () => probe(connectionString, limits.probeMs), onLost: disconnect });

  /** Runs one statement; a failure of the server rejects as DatabaseUnavailableError. */
  async function run<Result>(statement: () => Promise<Result>): Promise<Result> {
    if (!server.isAvailable) throw new DatabaseUnavailableError('The database does not respond; it is probed every 2 seconds.');
    const patience = setInterval(() => void server.check(), limits.patienceMs).unref();
    try {
      return await statement();
    } catch (error) {
      if (!isServerFailure(error)) throw error;
      void server.check();
      throw databaseUnavailable(error);
    } finally {
      clearInterval(patience);
    }
  }

  const queryable = (client: Pool | ClientBase): Queryable => ({
    query: <Row>(sql: string, parameters: readonly unknown[] = []) =>
      run(async () => (await client.query(sql, [...parameters])).rows as Row[]),
    script: (sql) =>
      run(async () => {
        await client.query(sql);
      }),
  });

  let closing: Promise<void> | null = null;
  return {
    kind: 'server',
    ...queryable(pool),
    async transaction(work) {
      const client = await run(() => pool.connect());
      const statements = queryable(client);
      try {
        await statements.script('begin');
        const result = await work(statements);
        await statements.script('commit');
        client.release();
        return result;
      } catch (error) {
        // A connection that broke or whose rollback fails is not reused.
        const isBroken =
          isConnectionLost(error) ||
          (await statements.script('rollback').then(
            () => false,
            () => true,
          ));
        client.release(isBroken);
        throw error;
      }
    },
    close() {
      server.stop();
      return (closing ??= pool.end());
    },
  };
}
