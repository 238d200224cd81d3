import { matchPattern, parametersOf } from './pattern';
import type { Route } from './table';
import { siteRoutes, type RoutedSite, type SiteRoute } from './tenantRoutes';

/** The route of an address, with the parameters of its pattern and those that it fixes. */
export interface RouteMatch {
  route: SiteRoute;
  params: Readonly<Record<string, string>>;
}

/** Whether parameters begin as the route wants, as in /models/toyota-{name} (SH-052). */
export const fitsRoute = ({ begins }: Pick<Route, 'begins'>, params: Readonly<Record<string, string | undefined>>) =>
  Object.entries(begins).every(([name, start]) => params[name]?.toLowerCase().startsWith(start));

/**
 * The one route that a path shows on a site, or null for 'Page not found' (SH-017). Fixed segments win over parameters,
 * earlier routes over later ones; a slash at the end makes no difference (CO-138).
 */
export function matchRoute(site: RoutedSite, path: string): RouteMatch | null {
  const { open, closed } = siteRoutes(site);
  const fits = [...open, ...closed].flatMap((route) => {
    const params = matchPattern(route.pattern, path);
    return params ? [{ route, params: { ...route.params, ...params } }] : [];
  });
  const [best] = fits.toSorted((a, b) => parametersOf(a.route.pattern).length - parametersOf(b.route.pattern).length);
  return best && open.includes(best.route) && fitsRoute(best.route, best.params) ? best : null;
}
