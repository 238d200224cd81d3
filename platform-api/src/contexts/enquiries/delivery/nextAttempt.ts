const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 6 * 3_600_000;

export interface RetryPolicy {
  /** Delay after the first failure; it doubles with each further one. */
  firstDelayMs: number;
  maxDelayMs: number;
  /** How long a delivery is retried before it is a dead letter. */
  giveUpAfterMs: number;
  /** How long a delivery fails before it goes to the fallback as well. */
  fallbackAfterMs: number;
}

/** 30 s, 1 min, 2 min … 6 h, for 72 h; the fallback after an hour. */
export const RETRY_POLICY: RetryPolicy = {
  firstDelayMs: FIRST_DELAY_MS,
  maxDelayMs: MAX_DELAY_MS,
  giveUpAfterMs: 72 * 3_600_000,
  fallbackAfterMs: 3_600_000,
};

interface FailedAttempt {
  /** Attempts so far, the failed one included. */
  attempts: number;
  since: Date;
  now: Date;
  /** The earliest time that the receiver allows (Retry-After). */
  notBefore?: Date | null;
  /** 0 to 1. */
  random: number;
}

/**
 * When a failed delivery is retried; null when its time is over. Delays double, with jitter of a quarter either way, so that
 * a receiver that recovers does not get all at once. The last attempt is at the end of the time.
 */
export function nextAttempt({ attempts, since, now, notBefore, random }: FailedAttempt, policy: RetryPolicy = RETRY_POLICY): Date | null {
  const end = since.getTime() + policy.giveUpAfterMs;
  if (now.getTime() >= end) return null;
  const wait = Math.min(policy.firstDelayMs * 2 ** Math.min(attempts - 1, 40), policy.maxDelayMs) * (0.75 + random / 2);
  const next = Math.max(now.getTime() + wait, notBefore?.getTime() ?? 0);
  return new Date(Math.min(next, end));
}

/** The instant of a Retry-After header, in seconds or as an HTTP date; null without a readable one. */
export function retryAfter(header: string | undefined, now: Date): Date | null {
  const text = header?.trim() ?? '';
  const instant = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  return Number.isNaN(instant) ? null : new Date(instant);
}
