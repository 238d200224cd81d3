import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 100;
const TIMEOUT_MS = 10_000;

interface SiteRevision {
  revision: number | null;
  problems: string[];
}

/** What the site at an address serves; null when none responds there. */
async function servedAt(address: string): Promise<SiteRevision | null> {
  try {
    const response = await fetch(`${address}/_forecourt/revision`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as SiteRevision) : null;
  } catch {
    return null;
  }
}

export interface Confirmation {
  isServed: boolean;
  /** Whether a site responds at the address. */
  isRunning: boolean;
  /** What the site cannot serve of it. */
  problems: readonly string[];
  /** One sentence for the person who made the change. */
  text: string;
}

interface Awaited {
  revision: number;
  /** What the change names, such as 'shell 1.2.0': a site that serves the revision without it does not serve the change. */
  versions?: readonly string[];
  timeoutMs?: number;
}

/** Waits until the site at an address serves a revision, at most ten seconds; without a site there at once. */
export async function confirmRevision(
  address: string,
  { revision, versions = [], timeoutMs = TIMEOUT_MS }: Awaited,
): Promise<Confirmation> {
  const begin = performance.now();
  for (;;) {
    const served = await servedAt(address);
    const seconds = (performance.now() - begin) / 1000;
    if (served === null)
      return {
        isServed: false,
        isRunning: false,
        problems: [],
        text: `No site responds at ${address}: it serves revision ${revision} when it starts.`,
      };
    const refusals = served.problems.filter((problem) => versions.some((version) => problem.startsWith(`${version} `)));
    if (served.revision !== null && served.revision >= revision && refusals.length > 0)
      return {
        isServed: false,
        isRunning: true,
        problems: refusals,
        text: `The site at ${address} does not serve it: ${refusals.join(' ')}`,
      };
    if (served.revision !== null && served.revision >= revision)
      return { isServed: true, isRunning: true, problems: [], text: `The site at ${address} serves it after ${seconds.toFixed(1)} s.` };
    if (seconds * 1000 > timeoutMs) {
      const reasons = served.problems.map((problem) => `\n  ${problem}`).join('');
      return {
        isServed: false,
        isRunning: true,
        problems: served.problems,
        text: `The site at ${address} serves revision ${served.revision ?? 'none'} still, after ${seconds.toFixed(0)} s.${reasons}`,
      };
    }
    await wait(EVERY_MS);
  }
}
