import type { RouteTable, SiteConfig } from '@forecourt/shared-contracts';
import { matchRoute } from '@forecourt/shared-contracts/shell';
import { pageName, siteRoutes } from '../../definitions';
import { crawlSite, type CrawledSite, type CrawlReport } from './crawlSite';
import { fetchPageFrom } from './fetchPage';

const PER_SITE = 250;

const crawledSite = (site: SiteConfig, routes: RouteTable): CrawledSite => ({
  slug: site.slug,
  hostname: `${site.slug}.localhost`,
  routeOf(path) {
    const route = matchRoute(routes, path)?.route;
    return route ? { pattern: route.pattern, page: pageName(route), isGated: route.gate !== undefined } : null;
  },
});

/** Crawls sites that one server serves, one after another; of each route at most `perPattern` addresses. */
export async function crawlSites(baseUrl: string, sites: readonly SiteConfig[], perPattern: number): Promise<CrawlReport[]> {
  const fetchPage = fetchPageFrom(baseUrl);
  const reports: CrawlReport[] = [];
  for (const site of sites)
    reports.push(await crawlSite(crawledSite(site, await siteRoutes(site)), fetchPage, { perPattern, perSite: PER_SITE }));
  return reports;
}
