import { createLinks, type SiteConfig } from '@forecourt/shared-contracts';
import type { Redirect } from '@forecourt/server-kit';
import { stableRoutes } from '../site-routes/siteRoutes';
import type { Snapshot } from '../snapshot/readSnapshot';

/** Reports that one list has of a tenant. */
const LISTED = 20;

/**
 * Redirects that do not fit a site, each as a sentence: they lead to no page of it, or begin at one, which is there instead. Targets that only run
 * time knows, such as the page of a model, fit.
 */
export function redirectMisfits(site: SiteConfig, snapshot: Snapshot, redirects: readonly Redirect[]): string[] {
  if (redirects.length === 0) return [];
  const links = createLinks(stableRoutes(site, snapshot, null));
  const file = `redirects/${site.slug}.csv`;
  return redirects
    .flatMap(({ from, to }) => {
      if (links.followIfDeployed(from) !== null) return [`${file}: ${from} is a page of the site, so that the redirect is not used`];
      return to.startsWith('/') && links.routeAt(to) === null ? [`${file}: ${from} leads to ${to}, where the site has no page`] : [];
    })
    .slice(0, LISTED);
}
