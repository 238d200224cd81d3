import type { SiteConfig } from '../entities/site';
import { ROUTES, type Route } from './table';

/** The addresses of one site: the platform's table with the tenant's changes, without what is switched off (PL-007, SH-113). */
export function tenantRoutes(site: Pick<SiteConfig, 'routes' | 'switches'>): Route[] {
  return ROUTES.flatMap((route) => {
    const change = site.routes.find((each) => each.route === route.id);
    const isOff = change?.off === true || (route.switch !== undefined && site.switches[route.switch] === false);
    return isOff ? [] : [{ ...route, pattern: change?.pattern ?? route.pattern }];
  });
}
