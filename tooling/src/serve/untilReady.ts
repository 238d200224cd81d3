import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '@forecourt/server-kit';

const EVERY_MS = 50;
/** Indexes of a large stock take seconds on a slow machine; a server that needs longer than this does not come up. */
const TIMEOUT_MS = 300_000;

/** Waits until the server at an address can serve: its /readyz responds with 200. Otherwise closes it and rejects with what is missing. */
export async function untilReady(name: string, address: string, close: () => Promise<void>, timeoutMs = TIMEOUT_MS): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const response = await fetch(`${address}/readyz`);
    if (response.ok) return;
    const { missing = [] } = (await response.json()) as { missing?: string[] };
    if (performance.now() > end) {
      await close();
      throw new StartError(`${name} is not ready after ${timeoutMs / 1000} s: ${missing.join(', ')}.`);
    }
    await wait(EVERY_MS);
  }
}
