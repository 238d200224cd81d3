import { compilePattern, parametersOf, patternMatcher, type CompiledPattern } from './pattern';
import type { Route } from './table';
import { siteRoutes, type RoutedSite, type SiteRoute } from './tenantRoutes';

/** The route of an address, with the parameters of its pattern and those that it fixes. */
export interface RouteMatch {
  route: SiteRoute;
  params: Readonly<Record<string, string>>;
}

/** Whether the parameters have the prefixes of the route, as in /models/toyota-{name}. */
export const fitsRoute = ({ paramPrefixes }: Pick<Route, 'paramPrefixes'>, params: Readonly<Record<string, string | undefined>>) =>
  Object.entries(paramPrefixes).every(([name, start]) => params[name]?.toLowerCase().startsWith(start));

interface CompiledRoute {
  route: SiteRoute;
  pattern: CompiledPattern;
  isOpen: boolean;
}

/** Compiled routes by site: each link of a page needs them. */
const compiledSites = new WeakMap<RoutedSite, readonly CompiledRoute[]>();

/** The addresses of a site, those with fewer parameters first. */
function compiledRoutes(site: RoutedSite): readonly CompiledRoute[] {
  const known = compiledSites.get(site);
  if (known) return known;
  const { open, closed } = siteRoutes(site);
  const compile = (isOpen: boolean) => (route: SiteRoute) => ({ route, pattern: compilePattern(route.pattern), isOpen });
  const compiled = [...open.map(compile(true)), ...closed.map(compile(false))].toSorted(
    (a, b) => parametersOf(a.route.pattern).length - parametersOf(b.route.pattern).length,
  );
  compiledSites.set(site, compiled);
  return compiled;
}

/**
 * The one route that a path shows on a site, or null for 'Page not found'. Fixed segments win over parameters,
 * earlier routes over later ones; a slash at the end makes no difference.
 */
export function matchRoute(site: RoutedSite, path: string): RouteMatch | null {
  const matches = patternMatcher(path);
  for (const { route, pattern, isOpen } of compiledRoutes(site)) {
    const found = matches(pattern);
    if (!found) continue;
    const params = { ...route.params, ...found };
    return isOpen && fitsRoute(route, params) ? { route, params } : null;
  }
  return null;
}
