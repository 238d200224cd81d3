import { createLinks, type SiteConfig } from '@forecourt/shared-contracts';
import { sameAddress, type Redirect } from '@forecourt/server-kit';
import { stableRoutes } from '../site-routes/siteRoutes';
import type { Snapshot } from '../snapshot/readSnapshot';

/** Reports that one list has of a tenant. */
const LISTED = 20;

function compare(site: SiteConfig, snapshot: Snapshot, redirects: readonly Redirect[]): string[] {
  const table = stableRoutes(site, snapshot, null);
  const links = createLinks(table);
  const pages = new Set(table.open.flatMap(({ pattern }) => (pattern.includes(':') ? [] : [sameAddress(pattern)])));
  const file = `redirects/${site.slug}.csv`;
  const found: string[] = [];
  for (const { from, to } of redirects) {
    if (pages.has(sameAddress(from).replace(/\?.*$/s, '')))
      found.push(`${file}: ${from} is a page of the site, so that the redirect is not used`);
    else if (to.startsWith('/') && links.routeAt(to) === null) found.push(`${file}: ${from} leads to ${to}, where the site has no page`);
    if (found.length === LISTED) break;
  }
  return found;
}

/** What was compared last, by the table. */
const compared = new WeakMap<readonly Redirect[], { site: SiteConfig; snapshot: Snapshot; found: string[] }>();

/**
 * Redirects that do not fit a site, each as a sentence: they lead to no page of it, or begin at one, which is there instead. Targets that only run
 * time knows, such as the page of a model, fit. A table is compared again when it, the document or the releases have changed.
 */
export function redirectMisfits(site: SiteConfig, snapshot: Snapshot, redirects: readonly Redirect[]): string[] {
  if (redirects.length === 0) return [];
  const known = compared.get(redirects);
  if (known && known.site === site && known.snapshot === snapshot) return known.found;
  const found = compare(site, snapshot, redirects);
  compared.set(redirects, { site, snapshot, found });
  return found;
}
