import type { liteClient } from 'algoliasearch/lite';

/** What the search client keeps answers in. */
export type ResultCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['responsesCache']>;

const MAX_AGE_MS = 5 * 60 * 1000;

interface Kept {
  at: number;
  answer: string;
}

/**
 * Answers of the search service by query (SE-025): at `limit` entries the oldest goes (SE-026), and one older than five
 * minutes is fetched again (SE-028). Who asks what is being asked waits for the same answer. Kept as text, so that no
 * reader can change another's copy.
 */
export function createResultCache(limit: number, now: () => number = Date.now): ResultCache {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<unknown>>();

  return {
    async get(key, load, events) {
      const name = JSON.stringify(key);
      const found = kept.get(name);
      if (found && now() - found.at < MAX_AGE_MS) return JSON.parse(found.answer);
      const asked = underWay.get(name);
      if (asked) return JSON.parse(JSON.stringify(await asked));
      try {
        const loading = load();
        underWay.set(name, loading);
        const answer = await loading;
        await events?.miss(answer);
        return answer;
      } finally {
        underWay.delete(name);
      }
    },
    async set(key, answer) {
      const name = JSON.stringify(key);
      kept.delete(name);
      kept.set(name, { at: now(), answer: JSON.stringify(answer) });
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
    async delete(key) {
      kept.delete(JSON.stringify(key));
    },
    async clear() {
      kept.clear();
    },
  };
}
