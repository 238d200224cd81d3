import type { RouteFact, WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';

const tenantsWith = ({ pattern }: RouteFact, openRoutes: WiringFacts['openRoutes']) =>
  Object.keys(openRoutes).filter((tenant) => openRoutes[tenant]?.some((open) => open.pattern === pattern));

/** Addresses of the route table whose page no remote offers and the shell does not have. */
export function checkRoutes({ routes, openRoutes, offeredPages }: WiringFacts): Finding[] {
  return routes
    .filter(({ kind, page }) => kind === 'page' && !offeredPages.includes(page))
    .map((route) => {
      const tenants = tenantsWith(route, openRoutes);
      const served = tenants.length > 0 ? `served by ${tenants.join(', ')}` : 'switched off on every demonstration tenant';
      return { check: 'routes', name: route.pattern, problem: `has no page: nobody offers '${route.page}' (${served})` };
    });
}
