import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

export interface PostgresServer {
  /** For example postgres://postgres:password@127.0.0.1:5433, without a database. */
  address: string;
  /** Creates an empty database and returns its address, for DATABASE_URL. */
  createDatabase(): Promise<string>;
  /** Stops the server as an operator does, which breaks all connections, and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface PostgresOptions {
  /** true: every commit waits for the disk, as in production; false (tests) is faster. */
  isDurable?: boolean;
}

/** Creates a database on a server, empty or as a copy of another one; resolves with its address. */
export async function createDatabase(server: string, template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(`create database ${name}${template ? ` template ${template}` : ''}`);
  } finally {
    await client.end();
  }
  return `${server}/${name}`;
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
  return {
    address,
    createDatabase: () => createDatabase(address),
    restart: () =>
      new Promise((resolve, reject) => {
        child.once('message', ({ problem }: { problem?: string }) =>
          problem ? reject(new Error(`PostgreSQL did not restart: ${problem}`)) : resolve(),
        );
        child.send('restart');
      }),
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
