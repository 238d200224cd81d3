import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './children';

interface KeepRunningOptions {
  start(): Promise<Child>;
  say(line: string): void;
  firstDelayMs?: number;
  maxDelayMs?: number;
  /** A server that ran for so long before it ended is started again after `firstDelayMs`. */
  steadyMs?: number;
}

/**
 * Starts a server and starts it again whenever it ends, at growing intervals while it does not stay. Rejects when the first start fails:
 * then something must be set right first.
 */
export async function keepRunning({
  start,
  say,
  firstDelayMs = 1000,
  maxDelayMs = 30_000,
  steadyMs = 60_000,
}: KeepRunningOptions): Promise<Pick<Child, 'stop'>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let startedAt = Date.now();
  let child = await start();

  async function follow(): Promise<void> {
    let outcome = await child.ended;
    let delayMs = firstDelayMs;
    while (!signal.aborted) {
      if (Date.now() - startedAt >= steadyMs) delayMs = firstDelayMs;
      say(`${child.name} ${outcome}; it is started again in ${delayMs / 1000} s.`);
      await wait(delayMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      delayMs = Math.min(delayMs * 2, maxDelayMs);
      startedAt = Date.now();
      const next = await start().catch(() => null);
      if (next && signal.aborted) return next.stop();
      if (next) {
        child = next;
        say(`${child.name} runs again.`);
      }
      outcome = next ? await child.ended : 'did not start';
    }
  }

  const following = follow();
  return {
    async stop() {
      stopping.abort();
      await child.stop();
      await following;
    },
  };
}
