import type { PlatformApi } from '@forecourt/shared-contracts';
import { createNullCache } from '@algolia/client-common';
import { liteClient } from 'algoliasearch/lite';
import { createResultCache, type ResultCache } from './resultCache';

export type SearchClient = ReturnType<typeof liteClient>;

/** What is searched; each search has a cache of its own (SE-025…027). */
export type Searched = 'cars' | 'models' | 'products';

/**
 * With one server there is no other to try, so a browser waits as long as for any call (AP-003); a server leaves a slow
 * search to the browser before the render's own time is over. In a browser 'connect' lasts until the answer begins.
 */
const LIMIT_MS = typeof window === 'undefined' ? 2000 : 15_000;
const PATIENCE = { connect: LIMIT_MS, read: LIMIT_MS, write: LIMIT_MS };
/** Nor is there a server to remember as down: the client would look that up in the browser's storage, behind a timer, before each question. */
const ONE_HOST = { timeouts: PATIENCE, hostsCache: createNullCache() };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isResults = (answer: unknown) =>
  isObject(answer) &&
  Array.isArray(answer.results) &&
  answer.results.length > 0 &&
  answer.results.every((each: unknown) => isObject(each) && (Array.isArray(each.hits) || Array.isArray(each.facetHits)));

/** A server between may answer success with something else: that is an error, and is not kept (SE-015). */
function onlyResults(cache: ResultCache): ResultCache {
  const checked = async <Answer>(load: () => Promise<Answer>): Promise<Answer> => {
    const answer = await load();
    if (!isResults(answer)) throw new Error('The search service answered with something that is no search result.');
    return answer;
  };
  return { ...cache, get: (key, load, events) => cache.get(key, () => checked(load), events) };
}

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
    responsesCache: onlyResults(createResultCache(cacheSize)),
    ...(host && { hosts: [{ url: host.url, accept: 'readWrite', protocol: host.protocol }], ...ONE_HOST }),
  });
  own.set(searched, client);
  return client;
}
