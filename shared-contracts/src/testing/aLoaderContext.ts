import { ApiError, type PlatformApi } from '../platform/api';
import type { LoaderContext } from '../platform/remote';
import { createLinks } from '../routes/links';
import { createPlatformStore } from '../store/createPlatformStore';
import { aSite } from './aSite';
import { deployedRoutes } from './deployment';

interface LoaderContextOptions extends Partial<Omit<LoaderContext, 'url' | 'api'>> {
  /** Path and query of the visited address. */
  address?: string;
  /** Responses of the back end by path; an Error rejects, any other path is not found. */
  responses?: Readonly<Record<string, unknown>>;
  search?: PlatformApi['search'];
}

const NO_SEARCH: PlatformApi['search'] = { appId: 'local', apiKey: 'search-only-test', host: null, headers: {}, timeoutMs: 15_000 };

/** The context of a loader, with fixed responses of the back end. */
export function aLoaderContext({
  address = '/',
  responses = {},
  search = NO_SEARCH,
  site = aSite(),
  ...over
}: LoaderContextOptions = {}): LoaderContext {
  const respond = (path: string) => {
    const response = responses[path] ?? new ApiError('Not found.', 404, 'not_found');
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  };
  return {
    url: new URL(address, site.url),
    params: {},
    site,
    to: createLinks(deployedRoutes(site)),
    api: {
      get: respond as PlatformApi['get'],
      post: respond as PlatformApi['post'],
      delete: respond as unknown as PlatformApi['delete'],
      getFile: respond as PlatformApi['getFile'],
      search,
    },
    store: createPlatformStore({ site }),
    now: new Date('2026-03-02T02:00:00Z'),
    signal: new AbortController().signal,
    ...over,
  };
}
