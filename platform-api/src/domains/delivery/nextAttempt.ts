const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

export interface RetryPolicy {
  /** Wait after the first failure; it doubles with each further one. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** How long a delivery is tried before it is a dead letter. */
  giveUpAfterMs: number;
}

/** PL-037: 30 s, 1 min, 2 min … 6 h, for 72 h. */
export const RETRY_POLICY: RetryPolicy = { firstWaitMs: FIRST_WAIT_MS, longestWaitMs: LONGEST_WAIT_MS, giveUpAfterMs: 72 * 3_600_000 };

interface FailedAttempt {
  /** Attempts so far, the failed one included. */
  attempts: number;
  since: Date;
  now: Date;
  /** The earliest time that the receiver asked for. */
  notBefore?: Date | null;
  /** 0 to 1. */
  random: number;
}

/**
 * When a failed delivery is tried again; null when its time is over. Waits double with a quarter of jitter either way, so that
 * a receiver that comes back is not met by all at once. Nothing is tried before the receiver allows; the last try is at the end.
 */
export function nextAttempt({ attempts, since, now, notBefore, random }: FailedAttempt, policy: RetryPolicy = RETRY_POLICY): Date | null {
  const end = since.getTime() + policy.giveUpAfterMs;
  if (now.getTime() >= end) return null;
  const wait = Math.min(policy.firstWaitMs * 2 ** Math.min(attempts - 1, 40), policy.longestWaitMs) * (0.75 + random / 2);
  const next = Math.max(now.getTime() + wait, notBefore?.getTime() ?? 0);
  return new Date(Math.min(next, end));
}

/** The instant of a Retry-After header, in seconds or as an HTTP date; null without a readable one. */
export function retryAfter(header: string | undefined, now: Date): Date | null {
  const text = header?.trim() ?? '';
  const instant = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  return Number.isNaN(instant) ? null : new Date(instant);
}
