const VERSION = 1;
const PAGES_KEPT = 20;
const CAMPAIGN = /^(utm_\w+|gclid|fbclid|msclkid)$/;

function read<Value>(key: string, otherwise: Value): Value {
  try {
    const { v, data } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { v?: number; data?: Value };
    return v === VERSION && data !== undefined ? data : otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, data: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ v: VERSION, data }));
  } catch {
    // Full or forbidden: the visit is then not told with a lead.
  }
}

/** Remembers a path of this visit, for the lead that may follow: the last 20 (SH-144). */
export function pageVisited(siteSlug: string, path: string): void {
  const key = `${siteSlug}:visitedPages`;
  const pages = read<string[]>(key, []);
  if (pages.at(-1) !== path) write(key, [...pages, path].slice(-PAGES_KEPT));
}

/** Keeps the campaign parameters of the landing page for the visit (SH-145). */
export function campaignLanded(siteSlug: string, search: string): void {
  const found = [...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name));
  if (found.length > 0) write(`${siteSlug}:linkedQueryParams`, Object.fromEntries(found));
}
