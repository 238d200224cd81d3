import { ApiError, type PlatformApi } from '../platform/api';
import type { LoaderContext } from '../platform/remote';
import { createPaths } from '../routes/paths';
import { createPlatformStore } from '../store/createPlatformStore';
import { aSite } from './aSite';
import { isPageDeployed } from './deployment';

interface LoaderContextOptions extends Partial<Omit<LoaderContext, 'url' | 'api'>> {
  /** Path and query of the visited address. */
  address?: string;
  /** What the back end answers by path; an Error rejects, any other path is not found. */
  answers?: Readonly<Record<string, unknown>>;
  search?: PlatformApi['search'];
}

const NO_SEARCH: PlatformApi['search'] = { appId: 'local', apiKey: 'search-only-test', host: null, headers: {} };

/** What the shell gives to a loader, with a back end of fixed answers. */
export function aLoaderContext({ address = '/', answers = {}, search = NO_SEARCH, site = aSite(), ...over }: LoaderContextOptions = {}): LoaderContext {
  const answer = (path: string) => {
    const found = answers[path] ?? new ApiError('Not found.', 404, 'not_found');
    return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
  };
  return {
    url: new URL(address, site.url),
    params: {},
    site,
    paths: createPaths(site, isPageDeployed),
    api: { get: answer as PlatformApi['get'], post: answer as PlatformApi['post'], getFile: answer as PlatformApi['getFile'], search },
    store: createPlatformStore({ site }),
    now: new Date('2026-03-02T02:00:00Z'),
    signal: new AbortController().signal,
    ...over,
  };
}
