import fp from 'fastify-plugin';
import { addTenant } from '../../infrastructure/http/tenant';
import { SearchIndexes } from './SearchIndexes';
import { searchAdminSecret } from './searchKeys';
import { searchRoutes } from './searchRoutes';

declare module 'fastify' {
  interface FastifyInstance {
    /** A write of stock in this process can let them catch up at once. */
    searchIndexes: SearchIndexes;
  }
}

interface SearchPluginOptions {
  /** How often changes by other processes are looked for, in milliseconds. */
  followEveryMs: number;
  now: () => Date;
}

/** Search indexes and Algolia's protocol, which pages of any site may call. */
export const searchPlugin = fp<SearchPluginOptions>(
  async (app, { followEveryMs, now }) => {
    const indexes = new SearchIndexes(app.database, app.cars);
    app.decorate('searchIndexes', indexes);
    await app.register(async (site) => {
      addTenant(site, app.tenants);
      await site.register(searchRoutes, { indexes, adminSecret: await searchAdminSecret(app.database), now: () => now().getTime() });
    });
    app.addHook('onReady', async () => indexes.start(followEveryMs, (error) => app.log.error({ err: error }, 'the search indexes could not be updated')));
    app.addHook('onClose', () => indexes.stop());
  },
  { name: 'search', dependencies: ['database', 'tenants', 'stock'] },
);
