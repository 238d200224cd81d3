import type { Switches } from '../switches/switches';
import { shapeOf } from './pattern';
import type { RouteChange } from './routeChange';
import { ROUTES, type Route } from './table';

/** A route at one of its addresses on a site; `key` identifies the address. */
export interface SiteRoute extends Route {
  key: string;
}

/** What the addresses of a site depend on. */
export interface RoutedSite {
  routes: readonly RouteChange[];
  switches: Switches;
}

/**
 * The addresses of one site: the platform's table with the tenant's changes. `closed` are those that are switched
 * off and that no other route has: they respond as unknown paths and match no other pattern. An added address
 * follows the one that links lead to.
 */
export function siteRoutes(site: RoutedSite): { open: SiteRoute[]; closed: SiteRoute[] } {
  const open: SiteRoute[] = [];
  const off: SiteRoute[] = [];
  for (const route of ROUTES) {
    const change = site.routes.find((each) => each.route === route.name);
    const isOff = change?.off === true || route.requires.some((flag) => !site.switches[flag]);
    const patterns = [change?.pattern ?? route.pattern, ...(change?.also ?? [])];
    (isOff ? off : open).push(
      ...patterns.map((pattern, at) => ({ ...route, pattern, key: at === 0 ? route.name : `${route.name} ${pattern}` })),
    );
  }
  const taken = new Set(open.map(({ pattern }) => shapeOf(pattern)));
  return { open, closed: off.filter(({ pattern }) => !taken.has(shapeOf(pattern))) };
}

/** The open addresses of a site. */
export const tenantRoutes = (site: RoutedSite): SiteRoute[] => siteRoutes(site).open;
