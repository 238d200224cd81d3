import type { SiteConfig } from '../entities/site';
import { ROUTES, type Route } from './table';

/**
 * The addresses of one site: the platform's table with the tenant's changes, without what is switched off
 * (PL-007, SH-113). An added address follows the one that links lead to.
 */
export function tenantRoutes(site: Pick<SiteConfig, 'routes' | 'switches'>): Route[] {
  return ROUTES.flatMap((route) => {
    const change = site.routes.find((each) => each.route === route.id);
    const isOff = change?.off === true || (route.switch !== undefined && site.switches[route.switch] === false);
    const patterns = isOff ? [] : [change?.pattern ?? route.pattern, ...(change?.also ?? [])];
    return patterns.map((pattern) => ({ ...route, pattern }));
  });
}
