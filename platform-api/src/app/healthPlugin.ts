import { addHealthRoutes } from '@forecourt/server-kit';
import fp from 'fastify-plugin';

/** GET /healthz and /readyz: ready with a database that responds and built search indexes. */
export const healthPlugin = fp(
  async (app) => {
    const { database, searchIndexes } = app;
    await app.register(async (routes) =>
      addHealthRoutes(routes, async () => {
        const isDatabaseUp = await database.query('select 1').then(
          () => true,
          () => false,
        );
        return [...(isDatabaseUp ? [] : ['database']), ...(searchIndexes.isReady ? [] : ['search index'])];
      }),
    );
  },
  { name: 'health', dependencies: ['database', 'search'] },
);
