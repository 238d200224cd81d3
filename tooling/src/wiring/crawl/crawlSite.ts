import pLimit from 'p-limit';
import type { FetchedPage, FetchPage } from './fetchPage';
import { pageLinks } from './pageLinks';
import { siteMapEntries } from './siteMapEntries';

/** A site to crawl. */
export interface CrawledSite {
  slug: string;
  /** Host name of its links. */
  hostname: string;
  /** The route that serves a path, or null. */
  routeOf(path: string): { pattern: string; page: string; isGated: boolean } | null;
}

/** An address that does not respond with a page. */
export interface DeadAddress {
  /** Without query string. */
  path: string;
  status: number;
  /** Path of a page that leads to it. */
  from: string;
}

export interface CrawlReport {
  tenant: string;
  /** Number of requested addresses. */
  requests: number;
  deadLinks: readonly DeadAddress[];
  deadEntries: readonly DeadAddress[];
  /** Ids of the pages that links from the home page reach. */
  reachedPages: ReadonlySet<string>;
}

export interface CrawlLimits {
  /** Addresses of one route pattern. */
  perPattern: number;
  /** Addresses of one site. */
  perSite: number;
}

const CONCURRENCY = 4;
const MAX_REDIRECTS = 5;
const HOME = '/';
const SITE_MAP = '/sitemap.xml';

interface Visit {
  path: string;
  from: string;
}

const pathname = (path: string) => path.split('?')[0] ?? path;

/** Follows the internal links of one site breadth-first from its home page, then the entries of its site map. */
export async function crawlSite(site: CrawledSite, fetchPage: FetchPage, { perPattern, perSite }: CrawlLimits): Promise<CrawlReport> {
  const limit = pLimit(CONCURRENCY);
  const seen = new Set<string>();
  const perRoute = new Map<string, number>();
  const deadLinks = new Map<string, DeadAddress>();
  const deadEntries = new Map<string, DeadAddress>();
  const reachedPages = new Set<string>();

  /** Path and query of an internal address, or null. */
  function internalPath(address: string, from: string): string | null {
    const base = `http://${site.hostname}${from}`;
    const url = URL.canParse(address, base) ? new URL(address, base) : null;
    return url && ['http:', 'https:'].includes(url.protocol) && url.hostname === site.hostname ? `${url.pathname}${url.search}` : null;
  }

  /** Whether the limits let the crawl request a path; each path once. */
  function admit(path: string): boolean {
    if (seen.has(path) || seen.size >= perSite) return false;
    const key = site.routeOf(pathname(path))?.pattern ?? path;
    const count = perRoute.get(key) ?? 0;
    if (count >= perPattern) return false;
    perRoute.set(key, count + 1);
    seen.add(path);
    return true;
  }

  /** The response at the end of a path's redirects, or null where they leave the site. */
  async function follow(path: string, countsAsReached: boolean): Promise<{ path: string; response: FetchedPage } | null> {
    let current = path;
    let response = await fetchPage(site.hostname, current);
    for (let hop = 0; hop < MAX_REDIRECTS && response.status >= 300 && response.status < 400 && response.location !== null; hop += 1) {
      const route = site.routeOf(pathname(current));
      // A visitor who signs in goes on to the page.
      if (countsAsReached && route?.isGated) reachedPages.add(route.page);
      const target = internalPath(response.location, current);
      if (target === null) return null;
      current = target;
      response = await fetchPage(site.hostname, current);
    }
    return { path: current, response };
  }

  /** Requests an address; resolves with those that it leads to. */
  async function visit({ path, from }: Visit, dead: Map<string, DeadAddress>, countsAsReached: boolean): Promise<Visit[]> {
    const end = await follow(path, countsAsReached);
    if (end === null) return [];
    const name = pathname(end.path);
    if (end.response.status !== 200) {
      if (!dead.has(name)) dead.set(name, { path: name, status: end.response.status, from });
      return [];
    }
    if (!end.response.contentType.startsWith('text/html')) return [];
    const { addresses, pages } = pageLinks(end.response.text);
    if (countsAsReached) for (const page of pages) reachedPages.add(page);
    return addresses.flatMap((address) => {
      const next = internalPath(address, end.path);
      return next === null ? [] : [{ path: next, from: name }];
    });
  }

  /** Crawls level by level, so that a run on the same site requests the same addresses in the same order. */
  async function crawlFrom(start: readonly Visit[], dead: Map<string, DeadAddress>, countsAsReached: boolean): Promise<void> {
    let level = start.filter(({ path }) => admit(path));
    let isStart = true;
    while (level.length > 0) {
      const target = isStart ? dead : deadLinks;
      const found = await Promise.all(level.map((each) => limit(() => visit(each, target, countsAsReached))));
      level = found.flat().filter(({ path }) => admit(path));
      isStart = false;
    }
  }

  await crawlFrom([{ path: HOME, from: HOME }], deadLinks, true);
  const entries = await siteMapEntries((path) => fetchPage(site.hostname, path), SITE_MAP);
  const paths = entries.flatMap((entry) => internalPath(entry, SITE_MAP) ?? []);
  for (const path of paths) {
    const known = deadLinks.get(pathname(path));
    if (known) deadEntries.set(known.path, { ...known, from: SITE_MAP });
  }
  await crawlFrom(
    paths.map((path) => ({ path, from: SITE_MAP })),
    deadEntries,
    false,
  );
  return {
    tenant: site.slug,
    requests: seen.size,
    deadLinks: [...deadLinks.values()],
    deadEntries: [...deadEntries.values()],
    reachedPages,
  };
}
