import { getPage, type TestSite } from './site';

interface LoadResult {
  tenant: string;
  path: string;
  status: number;
  html: string;
}

/** A small constant load of plain GETs; `stop` resolves with every response. */
export function constantLoad(site: TestSite, targets: readonly { tenant: string; path: string }[], everyMs = 40) {
  const results: Promise<LoadResult>[] = [];
  let sent = 0;
  const timer = setInterval(() => {
    const target = targets[sent % targets.length];
    sent += 1;
    if (!target) return;
    const { tenant, path } = target;
    results.push(
      getPage(site, tenant, path).then(
        ({ status, html }) => ({ tenant, path, status, html }),
        (error: Error) => ({ tenant, path, status: 0, html: error.message }),
      ),
    );
  }, everyMs);
  return {
    stop(): Promise<LoadResult[]> {
      clearInterval(timer);
      return Promise.all(results);
    },
  };
}

/** Waits until a page satisfies the condition; resolves with the milliseconds that it took. Rejects after `timeoutMs`. */
export async function untilPage(site: TestSite, tenant: string, path: string, holds: (html: string) => boolean, timeoutMs = 20_000): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const { html } = await getPage(site, tenant, path);
    const passed = performance.now() - begin;
    if (holds(html)) return passed;
    if (passed > timeoutMs) throw new Error(`${tenant}${path} did not change within ${timeoutMs} ms`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
