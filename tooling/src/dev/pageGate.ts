/** Holds requests for pages back while what they show is being built. */
export function createPageGate() {
  const open = new Map<string, number>();
  let waiting: (() => void)[] = [];

  return {
    /** A module changes. */
    close(module: string): void {
      open.set(module, (open.get(module) ?? 0) + 1);
    },
    /** What had begun with `close` is served, or has failed, and the last good build is served. */
    open(module: string): void {
      const left = (open.get(module) ?? 1) - 1;
      if (left > 0) open.set(module, left);
      else open.delete(module);
      if (open.size > 0) return;
      const resolved = waiting;
      waiting = [];
      for (const resolve of resolved) resolve();
    },
    /** Resolves when nothing is being built. */
    passed: (): Promise<void> => (open.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
export type PageGate = ReturnType<typeof createPageGate>;
