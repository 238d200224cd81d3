import { setTimeout as wait } from 'node:timers/promises';
import { addHealthRoutes } from '@forecourt/server-kit';
import fp from 'fastify-plugin';
import type { Queryable } from '../infrastructure/database/database';

/** A probe of an orchestrator waits a second or two; a database that takes longer is not there for it. */
const TIMEOUT_MS = 1500;

/** Whether the database responds in time and takes writes: a standby does not. */
async function isWritable(database: Queryable): Promise<boolean> {
  const query = database.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby').then(
    ([row]) => row?.is_standby === false,
    () => false,
  );
  return Promise.race([query, wait(TIMEOUT_MS, false, { ref: false })]);
}

/**
 * GET /healthz and /readyz: ready with a database that takes writes and built search indexes. `problems` are documents of tenants and of
 * delivery that are not valid.
 */
export const healthPlugin = fp(
  async (app, { problems, token }: { problems(): readonly string[]; token: string | null }) => {
    const { database, searchIndexes } = app;
    await app.register(async (routes) =>
      addHealthRoutes(routes, {
        missing: async () => [...((await isWritable(database)) ? [] : ['database']), ...(searchIndexes.isReady ? [] : ['search index'])],
        problems,
        token,
      }),
    );
  },
  { name: 'health', dependencies: ['database', 'search'] },
);
