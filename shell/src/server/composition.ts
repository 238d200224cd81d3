import { matchPath } from 'react-router';
import { tenantRoutes, type Route, type SiteConfig } from '@forecourt/shared-contracts';
import { versionFor, type Registry, type Visitor } from '../registry';

/** Version of each remote for this visitor (PL-008). */
export function versionsFor(registry: Registry, visitor: Visitor): Record<string, string> {
  const chosen = Object.keys(registry.remotes).map((name) => [name, versionFor(registry, name, visitor)] as const);
  return Object.fromEntries(chosen.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The page that an address shows on a site, or null for 'Page not found'. Static patterns win over parameters. */
export function routeOf(site: SiteConfig, pathname: string): Route | null {
  const matches = tenantRoutes(site).filter((route) => matchPath({ path: route.pattern, end: true }, pathname));
  const parameters = (route: Route) => route.pattern.split(':').length;
  return matches.toSorted((a, b) => parameters(a) - parameters(b))[0] ?? null;
}
