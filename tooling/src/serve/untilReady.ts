import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '@forecourt/server-kit';

const EVERY_MS = 50;
/** Indexes of a large stock take seconds on a slow machine; a server that needs longer than this does not come up. */
const TIMEOUT_MS = 300_000;

/** Time after which what is missing is printed. */
const REPORT_AFTER_MS = 5000;

/**
 * Waits until the server at an address can serve: its /readyz responds with 200. Prints once what is missing where that takes long; in the
 * end closes the server and rejects with it.
 */
export async function untilReady(
  name: string,
  address: string,
  close: () => Promise<void>,
  { timeoutMs = TIMEOUT_MS, reportAfterMs = REPORT_AFTER_MS } = {},
): Promise<void> {
  const begin = performance.now();
  const end = begin + timeoutMs;
  let isReported = false;
  for (;;) {
    const response = await fetch(`${address}/readyz`).catch((error: unknown) => {
      throw new StartError(`${name} stopped before it was ready.`, { cause: error });
    });
    if (response.ok) return;
    const { missing = [] } = (await response.json()) as { missing?: string[] };
    if (performance.now() > end) {
      await close();
      throw new StartError(`${name} is not ready after ${timeoutMs / 1000} s: ${missing.join(', ')}.`);
    }
    if (!isReported && performance.now() > begin + reportAfterMs) {
      console.error(`${name} waits for ${missing.join(', ')}.`);
      isReported = true;
    }
    await wait(EVERY_MS);
  }
}
