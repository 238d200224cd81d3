import type { SiteConfig } from '../site/siteConfig';
import type { PlatformApi } from '../platform/api';
import type { RemoteDefinition } from '../platform/definition';
import { loadPagePart, type PartContext } from '../testing/loadPart';
import type { RemoteExamples } from './examples';

/** Longer than any page may wait for what is not its subject. */
const LATE_MS = 3000;

interface HeldPage {
  definition: RemoteDefinition;
  page: string;
  site: SiteConfig;
  examples: RemoteExamples;
  /** What the page's loader gets; its api is that of a back end that responds. */
  loading: PartContext;
}

const withGet = (loading: PartContext, get: PlatformApi['get']): PartContext => ({
  ...loading,
  // As for a navigation in the browser.
  server: undefined,
  api: { ...loading.api, get },
});

/** Whether a page is ready while one call of its loader has no response; one that fails without it is not. */
async function isReadyWithout(held: string, { definition, loading }: HeldPage): Promise<boolean> {
  const { get: respond } = loading.api;
  const get: PlatformApi['get'] = (path, options) =>
    path === held
      ? new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
        })
      : respond(path, options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LATE_MS);
  });
  const ready = loadPagePart(definition, withGet(loading, get)).then(
    () => true,
    () => false,
  );
  return Promise.race([ready, late]).finally(() => clearTimeout(timer));
}

/** The calls for which a page waits although they are not its subject, one sentence each. */
export async function heldCallProblems(held: HeldPage): Promise<string[]> {
  const { definition, page, site, examples, loading } = held;
  const calls = new Set<string>();
  const { get: respond } = loading.api;
  const record: PlatformApi['get'] = (path, options) => {
    calls.add(path);
    return respond(path, options);
  };
  const isPage = await loadPagePart(definition, withGet(loading, record)).then(
    () => true,
    () => false,
  );
  if (!isPage) return [];
  const subject = examples.subjects?.[page];
  const problems: string[] = [];
  for (const path of calls) {
    if (subject?.test(path) || (await isReadyWithout(path, held))) continue;
    problems.push(
      `page ${page} on ${site.slug} waits for GET ${path}: load it with sideData, or name it in the subjects of the examples where the page is about it.`,
    );
  }
  return problems;
}
