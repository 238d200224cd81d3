import type { Links, SiteConfig } from '@forecourt/shared-contracts';
import { homeMeta } from './homeMeta';
import { completeHead, notFoundMeta, pageMeta, type PageHead } from './pageHead';
import type { PageMatch } from '../routing/pageMatch';
import type { PageResult } from '../routing/pageResult';
import type { RemoteModules } from '../remotes/remoteModules';

interface MatchedPage {
  match: PageMatch;
  result: PageResult;
  url: URL;
  site: SiteConfig;
  to: Links;
  modules: RemoteModules;
}

/** Head of the page that a URL matched. */
export function matchedHead({ match: { route, params }, result, url, site, to, modules }: MatchedPage): PageHead {
  if (!route) return completeHead(notFoundMeta, site);
  if (route.remote === 'shell') return completeHead(homeMeta(site), site);
  return completeHead(pageMeta(modules.loadedPage(route.remote, route.page), route, result, { url, params, site, to }), site);
}
