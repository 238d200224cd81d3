const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;

interface FailedStart {
  error: Error;
  waitMs: number;
  /** By the clock of `performance.now()`. */
  until: number;
}

/** Versions of the shell that did not start: each is tried again after a minute, then after twice as long, up to an hour. */
export function createFailedStarts(now = () => performance.now()) {
  const failed = new Map<string, FailedStart>();
  return {
    /** Throws the error of a version that failed a moment ago. */
    throwFor(version: string): void {
      const known = failed.get(version);
      if (known && now() < known.until) throw known.error;
    },
    remember(version: string, error: Error): void {
      const waitMs = Math.min((failed.get(version)?.waitMs ?? FIRST_WAIT_MS / 2) * 2, LONGEST_WAIT_MS);
      failed.set(version, { error, waitMs, until: now() + waitMs });
    },
    forget(version: string): void {
      failed.delete(version);
    },
    /** Milliseconds until the first of them may be tried again; one whose time has passed is served by no channel any more. */
    nextMs(): number {
      const waits = [...failed.values()].map(({ until }) => until - now()).filter((wait) => wait > 0);
      return Math.min(LONGEST_WAIT_MS, ...waits);
    },
  };
}
