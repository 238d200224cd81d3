/**
 * Remembers which versions of which remotes stopped a server render, and leaves them to the browser for a
 * while: an endless loop costs one request, not every request (PL-028).
 */
export function createBreaker({ restMs, now = Date.now }: { restMs: number; now?: () => number }) {
  const openUntil = new Map<string, number>();

  return {
    /** The code of this version did not come to an end. */
    trip(key: string): void {
      openUntil.set(key, now() + restMs);
    },
    isOpen(key: string): boolean {
      const until = openUntil.get(key);
      if (until === undefined) return false;
      if (until > now()) return true;
      openUntil.delete(key);
      return false;
    },
    /** Versions that are left to the browser now. */
    open: () => [...openUntil.keys()].filter((key) => (openUntil.get(key) ?? 0) > now()),
  };
}
export type Breaker = ReturnType<typeof createBreaker>;
