import fp from 'fastify-plugin';
import { addTenant } from '../../infrastructure/http/tenant';
import { SearchIndexes } from './SearchIndexes';
import { searchAdminSecret } from './apiKeys';
import { searchJobs } from './searchJobs';
import { searchRoutes } from './searchRoutes';

declare module 'fastify' {
  interface FastifyInstance {
    /** Search indexes; `sync` makes a write of this process searchable at once. */
    searchIndexes: SearchIndexes;
  }
}

interface SearchPluginOptions {
  /** Token of the operator API; without one its jobs are not there. */
  adminToken: string | null;
  /** Interval of the sync with the database in milliseconds. */
  indexSyncIntervalMs: number;
  now: () => Date;
}

/** Search indexes and Algolia's protocol, which pages of any site may call. */
export const searchPlugin = fp<SearchPluginOptions>(
  async (app, { adminToken, indexSyncIntervalMs, now }) => {
    const { database, tenants } = app;
    const indexes = new SearchIndexes(database, app.cars, app.content);
    app.decorate('searchIndexes', indexes);
    await app.register(async (site) => {
      addTenant(site, tenants);
      await site.register(searchRoutes, { indexes, adminSecret: await searchAdminSecret(database), now: () => now().getTime() });
    });
    if (adminToken !== null) await app.register(searchJobs, { database, tenants, adminToken });
    app.addHook('onReady', async () =>
      indexes.start(indexSyncIntervalMs, (error) => app.log.error({ err: error }, 'the search indexes could not be updated')),
    );
    app.addHook('onClose', () => indexes.stop());
  },
  { name: 'search', dependencies: ['database', 'tenants', 'vehicles', 'site'] },
);
