import type { PlatformApi } from '@forecourt/shared-contracts';
import { liteClient } from 'algoliasearch/lite';
import { createResultCache } from './resultCache';

export type SearchClient = ReturnType<typeof liteClient>;

const clients = new WeakMap<PlatformApi, SearchClient>();

/**
 * The client of the site's search service (SE-018). The platform's api lives as long as the page in a browser and
 * as long as the request on the server, and so does its client: the cache of one visitor never serves another.
 */
export function searchClientOf(api: PlatformApi, cacheSize: number): SearchClient {
  const known = clients.get(api);
  if (known) return known;

  const { appId, apiKey, host, headers } = api.search;
  const client = liteClient(appId, apiKey, {
    baseHeaders: headers,
    responsesCache: createResultCache(cacheSize),
    ...(host && { hosts: [{ url: host.url, accept: 'readWrite', protocol: host.protocol }] }),
  });
  clients.set(api, client);
  return client;
}
