import { ApiError, createPaths, createPlatformStore, type LoaderContext, type PlatformApi, type SiteConfig } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';

interface Answers {
  site?: SiteConfig;
  slug: string;
  now?: Date;
  /** What the back end answers by path; any other path is not found. */
  answers: Readonly<Record<string, unknown>>;
}

/** What the shell gives to a loader, with a back end of fixed answers. */
export function aLoaderContext({ site = aSite(), slug, now = new Date('2026-03-02T02:00:00Z'), answers }: Answers): LoaderContext {
  const get = (path: string) =>
    path in answers ? Promise.resolve(answers[path]) : Promise.reject(new ApiError('Not found.', 404, 'not_found'));
  const api: PlatformApi = {
    get: get as PlatformApi['get'],
    post: () => Promise.reject(new ApiError('Not found.', 404, 'not_found')),
    search: { appId: 'local', apiKey: 'search-only-test', host: null, headers: {} },
  };
  return {
    url: new URL(`/cars/${slug}`, site.url),
    params: { slug },
    site,
    paths: createPaths(site),
    api,
    store: createPlatformStore({ site }),
    now,
    signal: new AbortController().signal,
  };
}
