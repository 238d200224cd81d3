import { isRecord, type PlatformApi } from '@forecourt/shared-contracts';
import { createNullCache } from '@algolia/client-common';
import { liteClient } from 'algoliasearch/lite';
import { createResultCache, type ResultCache } from './resultCache';
import { createStableHits } from './stableHits';

export type SearchClient = ReturnType<typeof liteClient>;

/** What a client searches for; each has a cache of its own. */
export type SearchSubject = 'cars' | 'models' | 'products';

/**
 * There is no second host to retry with, so each phase of a request has all the time that the platform gives a search. In a browser
 * 'connect' lasts until the response starts. A cache of hosts that are down is useless for one host, and its look-up in local storage
 * delays each request.
 */
const singleHost = (timeoutMs: number) => ({
  timeouts: { connect: timeoutMs, read: timeoutMs, write: timeoutMs },
  hostsCache: createNullCache(),
});

const isSearchResponse = (response: unknown) =>
  isRecord(response) &&
  Array.isArray(response.results) &&
  response.results.length > 0 &&
  response.results.every((each: unknown) => isRecord(each) && (Array.isArray(each.hits) || Array.isArray(each.facetHits)));

/** A proxy may respond to a search with status 200 and something else: that is an error and is not cached. */
async function validated<Response>(loading: Promise<Response>): Promise<Response> {
  const response = await loading;
  if (!isSearchResponse(response)) throw new Error('The search service sent a response that is not a search result.');
  return response;
}

/** A cache that stores only search results and returns hits with a stable identity. */
function searchResultCache(cache: ResultCache): ResultCache {
  const withStableHits = createStableHits();
  return {
    ...cache,
    get: async (key, load, events) => withStableHits(await cache.get(key, () => validated(load()), events)),
    // InstantSearch also stores the server's response here.
    set: (key, response) => cache.set(key, withStableHits(response)),
  };
}

const clients = new WeakMap<PlatformApi, Map<SearchSubject, SearchClient>>();

/**
 * The client of the site's search service. The platform's api lives as long as the page in a browser and
 * as long as the request on the server, and so does its client: the cache of one visitor never serves another.
 */
export function searchClientOf(api: PlatformApi, subject: SearchSubject, cacheSize: number): SearchClient {
  const own = clients.get(api) ?? new Map<SearchSubject, SearchClient>();
  clients.set(api, own);
  const known = own.get(subject);
  if (known) return known;

  const { appId, apiKey, recordsKey = apiKey, host, headers, timeoutMs } = api.search;
  const client = liteClient(appId, subject === 'cars' ? apiKey : recordsKey, {
    baseHeaders: headers,
    responsesCache: searchResultCache(createResultCache(cacheSize)),
    ...(host && { hosts: [{ url: host.url, accept: 'readWrite', protocol: host.protocol }], ...singleHost(timeoutMs) }),
  });
  own.set(subject, client);
  return client;
}
