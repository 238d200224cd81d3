import { matchRoute, type RouteTable, type SiteConfig } from '@forecourt/shared-contracts';
import { pageName, siteRoutes } from '../../definitions';
import { crawlSite, type CrawledSite, type CrawlReport } from './crawlSite';
import { fetchPageFrom } from './fetchPage';

const LIMITS = { perPattern: 12, perSite: 250 };

const crawledSite = (site: SiteConfig, routes: RouteTable): CrawledSite => ({
  slug: site.slug,
  hostname: `${site.slug}.localhost`,
  routeOf(path) {
    const route = matchRoute(routes, path)?.route;
    return route ? { pattern: route.pattern, page: pageName(route), isGated: route.gate !== undefined } : null;
  },
});

/** Crawls sites that one server serves, one after another. */
export async function crawlSites(baseUrl: string, sites: readonly SiteConfig[]): Promise<CrawlReport[]> {
  const fetchPage = fetchPageFrom(baseUrl);
  const reports: CrawlReport[] = [];
  for (const site of sites) reports.push(await crawlSite(crawledSite(site, await siteRoutes(site)), fetchPage, LIMITS));
  return reports;
}
