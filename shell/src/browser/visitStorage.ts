import type { PlatformStorage } from '@forecourt/shared-contracts';

const MAX_PAGES = 20;
const CAMPAIGN = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/** Adds a path to the last 20 of this visit in session storage; a lead carries them. */
export function recordVisitedPage(storage: PlatformStorage, path: string): void {
  const visited = storage.session('visitedPages');
  const before = visited.read();
  const pages: unknown[] = Array.isArray(before) ? before : [];
  if (pages.at(-1) !== path) visited.write([...pages, path].slice(-MAX_PAGES));
}

/** Stores the campaign parameters of the landing page in session storage. */
export function recordCampaign(storage: PlatformStorage, search: string): void {
  const found = [...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name));
  if (found.length > 0) storage.session('linkedQueryParams').write(Object.fromEntries(found));
}
