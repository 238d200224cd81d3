import { getPage, type TestSite } from './site';

interface LoadResult {
  tenant: string;
  path: string;
  status: number;
  html: string;
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Requests pages one after another until `stop`, which resolves with every response: a machine that is slower requests fewer. */
export function closedLoad(site: TestSite, targets: readonly { tenant: string; path: string }[], concurrency = 2) {
  let isStopped = false;
  const results: LoadResult[] = [];
  const request = async (index: number): Promise<void> => {
    const target = targets[index % targets.length];
    if (isStopped || !target) return;
    const { tenant, path } = target;
    const response = await getPage(site, tenant, path).catch((error: Error) => ({ status: 0, html: error.message }));
    results.push({ tenant, path, ...response });
    await pause(20);
    await request(index + 1);
  };
  const running = Promise.all(Array.from({ length: concurrency }, (_each, index) => request(index)));
  return {
    async stop(): Promise<LoadResult[]> {
      isStopped = true;
      await running;
      return results;
    },
  };
}

/** Waits until a page satisfies the condition; rejects after a minute. */
export async function untilPage(
  site: TestSite,
  tenant: string,
  path: string,
  holds: (html: string) => boolean,
  timeoutMs = 60_000,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const { html } = await getPage(site, tenant, path);
    if (holds(html)) return;
    if (performance.now() > end) throw new Error(`${tenant}${path} did not change within ${timeoutMs} ms`);
    await pause(50);
  }
}

/** Waits until the site serves a version of a remote to a tenant. */
export async function untilServed(site: TestSite, tenant: string, remote: string, version: string): Promise<void> {
  const end = performance.now() + 60_000;
  for (;;) {
    const { html } = await getPage(site, tenant, '/_forecourt/composition?path=/');
    const { remotes } = JSON.parse(html) as { remotes: Record<string, { version: string }> };
    const served = remotes[remote]?.version;
    if (served === version) return;
    if (performance.now() > end) throw new Error(`${tenant} is still served ${remote} ${served}, not ${version}:\n${site.logs()}`);
    await pause(50);
  }
}

/** Waits until the servers have logged a text; rejects with their logs after a minute. */
export async function untilLogged(site: TestSite, text: string): Promise<void> {
  const end = performance.now() + 60_000;
  while (!site.logs().includes(text)) {
    if (performance.now() > end) throw new Error(`"${text}" is not in the logs:\n${site.logs()}`);
    await pause(50);
  }
}
