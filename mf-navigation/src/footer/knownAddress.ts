import { tenantRoutes, type SiteConfig } from '@forecourt/shared-contracts';

type RoutedSite = Pick<SiteConfig, 'routes' | 'switches'>;

/** Address of a route of the tenant's table by its id; null when the tenant has no such page. */
export function addressOfRoute(site: RoutedSite, routeId: string): string | null {
  return tenantRoutes(site).find(({ id }) => id === routeId)?.pattern ?? null;
}

const segments = (path: string) => path.split('/').filter(Boolean);

/** Whether a path of the same site, query apart, has a page: the footer offers no dead link. */
export function isKnownAddress(site: RoutedSite, address: string): boolean {
  const asked = segments(address.split('?')[0] ?? '');
  return tenantRoutes(site).some(({ pattern }) => {
    const expected = segments(pattern);
    return expected.length === asked.length && expected.every((segment, at) => segment.startsWith(':') || segment === asked[at]);
  });
}
