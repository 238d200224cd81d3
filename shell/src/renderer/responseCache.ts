import { LRUCache } from 'lru-cache';
import type { ChangeTag } from '@forecourt/shared-contracts/site-changes';
import type { SharedResponse } from '../app/api-client/createApiClient';
import type { SiteVersions } from '../protocol/messages';

interface StoredResponse extends SharedResponse {
  dependsOn: readonly ChangeTag[];
  versions: SiteVersions;
}

const MAX_BYTES = 16e6;
/** As long as a page may be fresh. */
const MAX_AGE_MS = 60_000;

/** Responses by site and path; a worker renders pages of many sites. */
const responses = new LRUCache<string, StoredResponse>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ text }) => text.length + 200,
  ttl: MAX_AGE_MS,
});

/**
 * The responses that one render gets: what is the same for every visitor of a site, such as its hours and offers, is requested once and not for each page.
 * One is used again while nothing that it depends on has changed, for a minute at most. Of what has no version here nothing is used or stored.
 */
export function sharedResponses(site: string, versions: SiteVersions) {
  /** Requests of this render that are under way: two parts of a page often need the same. */
  const requests = new Map<string, Promise<SharedResponse>>();
  const areKnown = (tags: readonly ChangeTag[]) => tags.every((tag) => versions[tag] !== undefined);

  return async (path: string, load: () => Promise<SharedResponse>): Promise<SharedResponse> => {
    const key = `${site} ${path}`;
    const stored = responses.get(key);
    if (stored && areKnown(stored.dependsOn) && stored.dependsOn.every((tag) => stored.versions[tag] === versions[tag])) return stored;
    const underWay = requests.get(path);
    // Whoever requested it first may have given it up.
    if (underWay) return underWay.catch(load);
    const loading = load();
    requests.set(path, loading);
    const response = await loading;
    const { dependsOn } = response;
    if (dependsOn && areKnown(dependsOn)) responses.set(key, { ...response, dependsOn, versions });
    return response;
  };
}
