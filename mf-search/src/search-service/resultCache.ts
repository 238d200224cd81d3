import type { liteClient } from 'algoliasearch/lite';

/** The cache interface of the search client. */
export type ResultCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['responsesCache']>;

const MAX_AGE_MS = 5 * 60 * 1000;

interface CachedResponse {
  storedAt: number;
  json: string;
}

/**
 * Caches responses of the search service by query: at `limit` entries the oldest is evicted, and one older
 * than five minutes is requested again. Equal requests share one pending response, and the one that
 * began fails first: InstantSearch shows no error while a prefetch of the same search is still pending. Stored as JSON, so that no
 * reader can change another's copy.
 */
export function createResultCache(limit: number, now: () => number = Date.now): ResultCache {
  const cached = new Map<string, CachedResponse>();
  const pending = new Map<string, Promise<unknown>>();

  return {
    async get(key, load, events) {
      const name = JSON.stringify(key);
      const known = cached.get(name);
      if (known && now() - known.storedAt < MAX_AGE_MS) return JSON.parse(known.json);
      const shared = pending.get(name);
      if (shared) return JSON.parse(JSON.stringify(await shared));
      try {
        const loading = load();
        pending.set(name, loading);
        const response = await loading;
        await events?.miss(response);
        return response;
      } finally {
        pending.delete(name);
      }
    },
    async set(key, response) {
      const name = JSON.stringify(key);
      cached.delete(name);
      cached.set(name, { storedAt: now(), json: JSON.stringify(response) });
      const [oldest] = cached.keys();
      if (cached.size > limit && oldest !== undefined) cached.delete(oldest);
      return response;
    },
    async delete(key) {
      cached.delete(JSON.stringify(key));
    },
    async clear() {
      cached.clear();
    },
  };
}
