import { getPage, type TestSite } from './site';

interface Answer {
  tenant: string;
  path: string;
  status: number;
  html: string;
}

/** A small constant load of plain GETs; `stop` answers everything that came back. */
export function constantLoad(site: TestSite, targets: readonly { tenant: string; path: string }[], everyMs = 40) {
  const answers: Promise<Answer>[] = [];
  let sent = 0;
  const timer = setInterval(() => {
    const target = targets[sent % targets.length];
    sent += 1;
    if (!target) return;
    const { tenant, path } = target;
    answers.push(
      getPage(site, tenant, path).then(
        ({ status, html }) => ({ tenant, path, status, html }),
        (error: Error) => ({ tenant, path, status: 0, html: error.message }),
      ),
    );
  }, everyMs);
  return {
    stop(): Promise<Answer[]> {
      clearInterval(timer);
      return Promise.all(answers);
    },
  };
}

/** Waits until a page satisfies the condition; answers the milliseconds that it took. */
export async function untilPage(site: TestSite, tenant: string, path: string, holds: (html: string) => boolean, limitMs = 20_000): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const { html } = await getPage(site, tenant, path);
    const passed = performance.now() - begin;
    if (holds(html)) return passed;
    if (passed > limitMs) throw new Error(`${tenant}${path} did not change within ${limitMs} ms`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
