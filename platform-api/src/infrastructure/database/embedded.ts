import path from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { lockFolder, StartError } from '@forecourt/server-kit';
import type { Database, Queryable } from './database';
import { makePrivate } from '../data-folder/privateFolder';

const queryable = (client: PGlite | Transaction): Queryable => ({
  query: async <Row>(sql: string, parameters: readonly unknown[] = []) => (await client.query<Row>(sql, [...parameters])).rows,
  script: async (sql) => {
    await client.exec(sql);
  },
});

/** A database over an open PGlite, which is closed with it. */
export const embeddedDatabase = (client: PGlite, afterClose: () => Promise<void> = async () => {}): Database => {
  let closing: Promise<void> | null = null;
  return {
    kind: 'embedded',
    ...queryable(client),
    transaction: (work) => client.transaction((transaction) => work(queryable(transaction))),
    close: () => (closing ??= client.close().finally(afterClose)),
  };
};

/**
 * PostgreSQL inside this process, persisted in a folder, or in memory without one. Only one process may have a folder open, since a database
 * that two open at once is destroyed; the second is rejected with FolderInUseError.
 */
export async function openEmbedded(folder: string | null): Promise<Database> {
  if (!folder) return embeddedDatabase(await PGlite.create());
  await makePrivate(folder);
  const unlock = await lockFolder(folder, {
    file: path.join(folder, 'in-use-by.pid'),
    refusal: (user) =>
      `The database in ${folder} is open in ${user}: stop that process first, or wait until it ends, or set DATABASE_URL to share a PostgreSQL server.`,
    onReplaced() {
      // Files are opened by path: the next statement would write into the database of somebody else.
      console.error(`${folder} leads to another data folder than at the start: this process ends before it writes into it.`);
      process.exit(1);
    },
  });
  const dataDir = path.join(folder, 'pglite');
  const client = await PGlite.create({ dataDir }).catch(async (error: unknown) => {
    await unlock();
    throw new StartError(
      `The embedded database in ${dataDir} cannot be opened (${(error as Error).message}): restore the folder from a copy, or move it away to begin with an empty one.`,
      { cause: error },
    );
  });
  // PGlite gives its files permissions of its own, whatever the process's umask is.
  await makePrivate(dataDir, { inPrivate: true });
  return embeddedDatabase(client, unlock);
}
