import { XMLParser } from 'fast-xml-parser';
import type { FetchedPage } from './fetchPage';

interface Entry {
  loc: string;
}
interface SiteMap {
  urlset?: { url?: Entry[] };
  sitemapindex?: { sitemap?: Entry[] };
}

const LISTS = new Set(['url', 'sitemap']);
const parser = new XMLParser({ isArray: (name) => LISTS.has(name) });

/** Addresses in a site map, and in those that it lists. */
export async function siteMapEntries(fetchFile: (path: string) => Promise<FetchedPage>, path: string): Promise<string[]> {
  const { status, text } = await fetchFile(path);
  if (status !== 200) throw new Error(`${path} responds with ${status}: a site without a site map can not be checked.`);
  const { urlset, sitemapindex } = parser.parse(text) as SiteMap;
  const own = (urlset?.url ?? []).map(({ loc }) => loc);
  const listed = (sitemapindex?.sitemap ?? []).map(({ loc }) => new URL(loc));
  const parts = await Promise.all(listed.map(({ pathname, search }) => siteMapEntries(fetchFile, `${pathname}${search}`)));
  return [...own, ...parts.flat()];
}
