import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Database } from '../src/infrastructure/database/database';
import { openDatabase } from '../src/infrastructure/database/openDatabase';
import { openTestDatabase } from './testDatabase';

export interface PostgresServer {
  /** Makes an empty database and answers its address, for DATABASE_URL. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

interface PostgresOptions {
  /** true: every commit waits for the disk, as in production; false (tests) is faster. */
  isDurable?: boolean;
}

/** Starts a real PostgreSQL in a folder of its own, on a free port of this machine; it ends with this process at the latest. */
export async function startPostgres({ isDurable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const child = fork(fileURLToPath(new URL('postgresProcess.ts', import.meta.url)), isDurable ? ['durable'] : [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { address?: string; problem?: string }) => {
      if (message.address) resolve(message.address);
      else reject(new Error(`PostgreSQL did not start: ${message.problem}`));
    });
    child.once('exit', (code) => reject(new Error(`The process of PostgreSQL ended with code ${code} before it was ready.`)));
  });
  let databases = 0;
  return {
    async createDatabase() {
      const name = `database_${(databases += 1)}`;
      const client = new Client({ connectionString: `${address}/postgres` });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `${address}/${name}`;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

let running: Promise<PostgresServer> | null = null;

/** The address of a fresh database on the one PostgreSQL of this test file, which is started when first asked for. */
export async function postgresUrl(): Promise<string> {
  running ??= startPostgres();
  return (await running).createDatabase();
}

/** A kind of database that the product runs on, with a way to open a fresh, migrated one. */
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
