import { XMLBuilder } from 'fast-xml-parser';

/** An address of a site map; `lastmod` is ISO 8601, or null where the last change is unknown. */
export interface MapEntry {
  loc: string;
  lastmod: string | null;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true });

function xml(root: string, item: string, entries: readonly MapEntry[]): string {
  const items = entries.map(({ loc, lastmod }) => ({ loc, ...(lastmod !== null && { lastmod }) }));
  return `<?xml version="1.0" encoding="UTF-8"?>${builder.build({ [root]: { '@_xmlns': NAMESPACE, [item]: items } })}`;
}

/** A list of pages. */
export const urlSetXml = (entries: readonly MapEntry[]) => xml('urlset', 'url', entries);
/** An index of such lists. */
export const siteMapIndexXml = (entries: readonly MapEntry[]) => xml('sitemapindex', 'sitemap', entries);
