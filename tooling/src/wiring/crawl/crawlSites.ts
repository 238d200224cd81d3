import { matchRoute, type SiteConfig } from '@forecourt/shared-contracts';
import { crawlSite, type CrawledSite, type CrawlReport } from './crawlSite';
import { fetchPageFrom } from './fetchPage';

const LIMITS = { perPattern: 12, perSite: 250 };

const crawledSite = (site: SiteConfig): CrawledSite => ({
  slug: site.slug,
  hostname: `${site.slug}.localhost`,
  routeOf(path) {
    const route = matchRoute(site, path)?.route;
    return route ? { pattern: route.pattern, page: route.page, isGated: route.gate !== null } : null;
  },
});

/** Crawls sites that one server serves, one after another. */
export async function crawlSites(baseUrl: string, sites: readonly SiteConfig[]): Promise<CrawlReport[]> {
  const fetchPage = fetchPageFrom(baseUrl);
  const reports: CrawlReport[] = [];
  for (const site of sites) reports.push(await crawlSite(crawledSite(site), fetchPage, LIMITS));
  return reports;
}
