import fp from 'fastify-plugin';
import { addTenant } from '../../infrastructure/http/tenant';
import { SearchIndexes } from './SearchIndexes';
import { searchAdminSecret } from './apiKeys';
import { searchRoutes } from './searchRoutes';

declare module 'fastify' {
  interface FastifyInstance {
    /** Search indexes; `sync` makes a write of this process searchable at once. */
    searchIndexes: SearchIndexes;
  }
}

interface SearchPluginOptions {
  /** Interval of the sync with the database in milliseconds. */
  indexSyncIntervalMs: number;
  now: () => Date;
}

/** Search indexes and Algolia's protocol, which pages of any site may call. */
export const searchPlugin = fp<SearchPluginOptions>(
  async (app, { indexSyncIntervalMs, now }) => {
    const indexes = new SearchIndexes(app.database, app.cars);
    app.decorate('searchIndexes', indexes);
    await app.register(async (site) => {
      addTenant(site, app.tenants);
      await site.register(searchRoutes, { indexes, adminSecret: await searchAdminSecret(app.database), now: () => now().getTime() });
    });
    app.addHook('onReady', async () =>
      indexes.start(indexSyncIntervalMs, (error) => app.log.error({ err: error }, 'the search indexes could not be updated')),
    );
    app.addHook('onClose', () => indexes.stop());
  },
  { name: 'search', dependencies: ['database', 'tenants', 'stock', 'site'] },
);
