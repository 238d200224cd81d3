/** Counts uses of keys in fixed windows. In memory it holds for one process; several processes share one of their own. */
export interface LimitStore {
  /** Counts one more use; answers the uses in the key's window and the milliseconds until the window ends. */
  hit(key: string, windowMs: number): Promise<{ count: number; leftMs: number }>;
}

interface Window {
  count: number;
  endsAt: number;
}

/** Limits of this process alone. With `most` keys in use the oldest are forgotten, so that memory stays bounded. */
export function inMemoryLimitStore({ most = 100_000, clock = Date.now }: { most?: number; clock?: () => number } = {}): LimitStore {
  const windows = new Map<string, Window>();

  function windowOf(key: string, windowMs: number, now: number): Window {
    const known = windows.get(key);
    if (known && known.endsAt > now) return known;
    const fresh = { count: 0, endsAt: now + windowMs };
    windows.delete(key);
    windows.set(key, fresh);
    const [oldest] = windows.size > most ? windows.keys() : [];
    if (oldest !== undefined) windows.delete(oldest);
    return fresh;
  }

  return {
    async hit(key, windowMs) {
      const now = clock();
      const window = windowOf(key, windowMs, now);
      window.count += 1;
      return { count: window.count, leftMs: window.endsAt - now };
    },
  };
}
