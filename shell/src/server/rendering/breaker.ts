/**
 * Circuit breaker per release: a version whose code stopped a server render is skipped for the cooldown and rendered in
 * the browser instead, so that an endless loop costs one request and not every request.
 */
export function createBreaker({ cooldownMs, now = Date.now }: { cooldownMs: number; now?: () => number }) {
  const openUntil = new Map<string, number>();

  return {
    /** Opens the circuit of a release whose code did not come to an end. */
    trip(key: string): void {
      openUntil.set(key, now() + cooldownMs);
    },
    isOpen(key: string): boolean {
      const until = openUntil.get(key);
      if (until === undefined) return false;
      if (until > now()) return true;
      openUntil.delete(key);
      return false;
    },
    /** Releases that are skipped now. */
    open: () => [...openUntil.keys()].filter((key) => (openUntil.get(key) ?? 0) > now()),
  };
}
export type Breaker = ReturnType<typeof createBreaker>;
