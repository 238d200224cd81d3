import { createHash } from 'node:crypto';
import { matchRoute, type Route, type SiteConfig } from '@forecourt/shared-contracts';
import { isDeployed, type Composition } from '../../app/composition/composition';
import { versionFor, type Registry, type Visitor } from '../../registry';

/** Version of each remote for this visitor. */
export function versionsFor(registry: Registry, visitor: Visitor): Record<string, string> {
  const chosen = Object.keys(registry.remotes).map((name) => [name, versionFor(registry, name, visitor)] as const);
  return Object.fromEntries(chosen.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Identifies a set of versions in logs, equal on every server: '12-3f9a1c04' is revision 12 of the registry. */
export function compositionIdOf(revision: number, versions: Readonly<Record<string, string>>): string {
  const named = Object.entries(versions).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  return `${revision}-${createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 8)}`;
}

/** The route of a path on a site with these remotes, or null for 'Page not found'. */
export function routeOf(site: SiteConfig, pathname: string, composition: Pick<Composition, 'remotes'>): Route | null {
  const route = matchRoute(site, pathname)?.route ?? null;
  return route && isDeployed(route, composition) ? route : null;
}
