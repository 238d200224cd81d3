import fp from 'fastify-plugin';
import { addTenant } from '../../infrastructure/http/tenant';
import { followSites, type FollowOptions } from './hosted/followSites';
import { SearchIndexes } from './SearchIndexes';
import { searchAdminSecret } from './apiKeys';
import { searchJobs } from './searchJobs';
import { searchRoutes } from './searchRoutes';

declare module 'fastify' {
  interface FastifyInstance {
    /** Search indexes; `sync` makes a write of this process searchable at once. */
    searchIndexes: SearchIndexes;
    /** Indexes at a search service that do not follow their site, a sentence each. */
    hostedSearchProblems(): readonly string[];
  }
}

/** How indexes at a search service follow their sites. */
export type HostedSearch = Pick<FollowOptions, 'adminKeyOf' | 'client' | 'prefix' | 'checkEveryMs' | 'retryAfterMs'>;

interface SearchPluginOptions {
  /** Token of the operator API; without one its jobs are not there. */
  adminToken: string | null;
  /** Interval of the sync with the database in milliseconds. */
  indexSyncIntervalMs: number;
  /** null: they do not. */
  hosted: HostedSearch | null;
  now: () => Date;
}

/** Search indexes and Algolia's protocol, which pages of any site may call. */
export const searchPlugin = fp<SearchPluginOptions>(
  async (app, { adminToken, indexSyncIntervalMs, hosted, now }) => {
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

    const onError = (error: unknown) => app.log.error({ err: error }, 'the indexes at a search service could not be updated');
    const followed = hosted && followSites({ ...hosted, database, tenants, indexes, cars: app.cars, content: app.content, onError });
    app.decorate('hostedSearchProblems', () => followed?.problems() ?? []);
    app.addHook('onReady', async () => followed?.start());
    app.addHook('onClose', async () => followed?.stop());
  },
  { name: 'search', dependencies: ['database', 'tenants', 'vehicles', 'site'] },
);
