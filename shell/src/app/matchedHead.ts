import type { Paths, SiteConfig } from '@forecourt/shared-contracts';
import { headOf, homeMeta, notFoundMeta, pageMeta, type Head } from './meta';
import type { PageMatch } from './navigation/pageMatch';
import type { PageResult } from './pageState';
import type { RemoteModules } from './remoteModules';

interface MatchedPage {
  match: PageMatch;
  result: PageResult;
  url: URL;
  site: SiteConfig;
  paths: Paths;
  modules: RemoteModules;
}

/** Head of the page that an address shows. */
export function matchedHead({ match: { route, params }, result, url, site, paths, modules }: MatchedPage): Head {
  if (!route) return headOf(notFoundMeta, site);
  if (route.remote === 'shell') return headOf(homeMeta(site), site);
  return headOf(pageMeta(modules.loadedPage(route.remote, route.page), route, result, { url, params, site, paths }), site);
}
