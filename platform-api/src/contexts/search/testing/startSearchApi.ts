import type { SiteConfig } from '@forecourt/shared-contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import type { Database } from '../../../infrastructure/database/database';
import { addTenant } from '../../../infrastructure/http/tenant';
import { createCarRepository, type CarRepository } from '../../vehicles';
import { tenantsOf } from '../../../../testing/testApi';
import { openTestPostgres } from '../../../../testing/postgres';
import { SearchIndexes } from '../SearchIndexes';
import { adminKey, searchAdminSecret } from '../apiKeys';
import { searchRoutes } from '../searchRoutes';

export interface SearchApi {
  app: FastifyInstance;
  /** Host and port, as the client's `hosts` option wants them. */
  host: string;
  database: Database;
  cars: CarRepository;
  indexes: SearchIndexes;
  adminKeyOf(site: SiteConfig): string;
  /** The real client with a site's admin key, or another key. */
  client(site: SiteConfig, key?: string): Algoliasearch;
  /** A secured key made by the real client on the server. */
  securedKey(site: SiteConfig, restrictions: Readonly<Record<string, unknown>>, parentApiKey?: string): string;
  close(): Promise<void>;
}

/** The client's types are those of its browser build, which cannot sign keys. */
type ServerClient = Algoliasearch & {
  generateSecuredApiKey(options: { parentApiKey: string; restrictions: Readonly<Record<string, unknown>> }): string;
};

/** The search endpoint alone on loopback, over the given database or one in memory. */
export async function startSearchApi(
  sites: readonly SiteConfig[],
  { database: given, now }: { database?: Database; now?: () => number } = {},
): Promise<SearchApi> {
  const database = given ?? (await openTestPostgres());
  const cars = createCarRepository(database);
  const indexes = new SearchIndexes(database, cars);
  const secret = await searchAdminSecret(database);
  const app = Fastify({ trustProxy: 'loopback', routerOptions: { maxParamLength: 400 } });
  await app.register(async (site) => {
    addTenant(site, tenantsOf(...sites));
    await site.register(searchRoutes, { indexes, adminSecret: secret, now });
  });
  const host = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http://', '');
  const adminKeyOf = (site: SiteConfig) => adminKey(secret, site.slug);
  return {
    app,
    host,
    database,
    cars,
    indexes,
    adminKeyOf,
    client: (site, key = adminKeyOf(site)) =>
      algoliasearch('local', key, {
        hosts: [{ url: host, accept: 'readWrite', protocol: 'http' }],
        baseHeaders: { 'x-forwarded-host': `${site.slug}.localhost` },
      }),
    securedKey: (site, restrictions, parentApiKey = site.search_key) =>
      (algoliasearch('local', 'none') as ServerClient).generateSecuredApiKey({ parentApiKey, restrictions }),
    async close() {
      await app.close();
      await indexes.stop();
      if (!given) await database.close();
    },
  };
}
