import { LRUCache } from 'lru-cache';

/** Counts uses of keys in fixed windows. In memory it is for one process; several processes need a shared one. */
export interface LimitStore {
  /** Counts one more use; resolves with the uses in the key's window and the milliseconds until the window ends. */
  hit(key: string, windowMs: number): Promise<{ count: number; remainingMs: number }>;
}

interface Window {
  count: number;
  endsAt: number;
}

/** Limits of this process alone. Above `maxKeys` the least recently used are evicted, so that memory stays bounded. */
export function inMemoryLimitStore({ maxKeys = 100_000, clock = Date.now }: { maxKeys?: number; clock?: () => number } = {}): LimitStore {
  const windows = new LRUCache<string, Window>({ max: maxKeys });

  function windowOf(key: string, windowMs: number, now: number): Window {
    const current = windows.get(key);
    if (current && current.endsAt > now) return current;
    const fresh = { count: 0, endsAt: now + windowMs };
    windows.set(key, fresh);
    return fresh;
  }

  return {
    async hit(key, windowMs) {
      const now = clock();
      const window = windowOf(key, windowMs, now);
      window.count += 1;
      return { count: window.count, remainingMs: window.endsAt - now };
    },
  };
}
