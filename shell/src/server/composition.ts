import { matchRoute, type Route, type SiteConfig } from '@forecourt/shared-contracts';
import { isOffered, type Composition } from '../app/composition';
import { versionFor, type Registry, type Visitor } from '../registry';

/** Version of each remote for this visitor (PL-008). */
export function versionsFor(registry: Registry, visitor: Visitor): Record<string, string> {
  const chosen = Object.keys(registry.remotes).map((name) => [name, versionFor(registry, name, visitor)] as const);
  return Object.fromEntries(chosen.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The page that an address shows on a site with these remotes, or null for 'Page not found' (SH-017). */
export function routeOf(site: SiteConfig, pathname: string, composition: Pick<Composition, 'remotes'>): Route | null {
  const route = matchRoute(site, pathname)?.route ?? null;
  return route && isOffered(route, composition) ? route : null;
}
