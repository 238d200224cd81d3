import { tenantRoutes, type Paths, type SiteConfig } from '@forecourt/shared-contracts';
import { headOf, homeMeta, notFoundMeta, pageMeta, type Head } from './meta';
import type { PageResult } from './pageState';
import type { RemoteModules } from './remoteModules';

interface MatchedPage {
  match: { id: string; params: Record<string, string | undefined>; loaderData: unknown } | undefined;
  url: URL;
  site: SiteConfig;
  paths: Paths;
  modules: RemoteModules;
}

/** Head of the page that the router shows now. */
export function matchedHead({ match, url, site, paths, modules }: MatchedPage): Head {
  const route = tenantRoutes(site).find(({ key }) => key === match?.id);
  if (!match || !route) return headOf(notFoundMeta, site);
  if (route.remote === 'shell') return headOf(homeMeta(site), site);
  const result = (match.loaderData ?? { kind: 'failed' }) as PageResult;
  const params = { ...route.params, ...match.params } as Record<string, string>;
  return headOf(pageMeta(modules.loadedPage(route.remote, route.page), route, result, { url, params, site, paths }), site);
}
