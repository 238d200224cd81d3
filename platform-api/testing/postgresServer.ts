import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

export interface PostgresServer {
  /** Creates an empty database and returns its address, for DATABASE_URL. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

interface PostgresOptions {
  /** true: every commit waits for the disk, as in production; false (tests) is faster. */
  isDurable?: boolean;
}

/** Starts a real PostgreSQL in a temporary folder, on a free port of this machine; it ends with this process at the latest. */
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
