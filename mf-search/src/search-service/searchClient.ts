import type { PlatformApi } from '@forecourt/shared-contracts';
import { liteClient } from 'algoliasearch/lite';
import { createResultCache } from './resultCache';

export type SearchClient = ReturnType<typeof liteClient>;

/** What is searched; each search has a cache of its own (SE-025…027). */
export type Searched = 'cars' | 'models' | 'products';

const clients = new WeakMap<PlatformApi, Map<Searched, SearchClient>>();

/**
 * The client of the site's search service (SE-018). The platform's api lives as long as the page in a browser and
 * as long as the request on the server, and so does its client: the cache of one visitor never serves another.
 */
export function searchClientOf(api: PlatformApi, searched: Searched, cacheSize: number): SearchClient {
  const own = clients.get(api) ?? new Map<Searched, SearchClient>();
  clients.set(api, own);
  const known = own.get(searched);
  if (known) return known;

  const { appId, apiKey, host, headers } = api.search;
  const client = liteClient(appId, apiKey, {
    baseHeaders: headers,
    responsesCache: createResultCache(cacheSize),
    ...(host && { hosts: [{ url: host.url, accept: 'readWrite', protocol: host.protocol }] }),
  });
  own.set(searched, client);
  return client;
}
