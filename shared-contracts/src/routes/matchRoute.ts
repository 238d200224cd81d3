import { compareSpecificity, compilePattern, fillPattern, patternMatcher, type CompiledPattern } from './pattern';
import type { RouteTable, SiteRoute } from './routeTable';

/** The route of an address, with the parameters of its pattern and those that it fixes. */
export interface RouteMatch {
  route: SiteRoute;
  params: Readonly<Record<string, string>>;
}

/** Whether the parameters have the prefixes of the route, as in /models/toyota-{name}. */
const fitsRoute = ({ paramPrefixes = {} }: SiteRoute, params: Readonly<Record<string, string | undefined>>) =>
  Object.entries(paramPrefixes).every(([name, start]) => params[name]?.toLowerCase().startsWith(start));

interface CompiledRoute {
  pattern: CompiledPattern;
  /** null for a pattern that is switched off. */
  route: SiteRoute | null;
}

/** Compiled routes by table: each link of a page needs them. */
const compiledTables = new WeakMap<RouteTable, readonly CompiledRoute[]>();

function compiledRoutes(table: RouteTable): readonly CompiledRoute[] {
  const known = compiledTables.get(table);
  if (known) return known;
  const compiled = [...table.open.map((route) => ({ route, text: route.pattern })), ...table.closed.map((text) => ({ route: null, text }))]
    .toSorted((one, other) => compareSpecificity(one.text, other.text))
    .map(({ route, text }) => ({ route, pattern: compilePattern(text) }));
  compiledTables.set(table, compiled);
  return compiled;
}

/**
 * The one route that a path shows on a site, or null for 'Page not found'. The most specific pattern decides; a slash at the end makes no
 * difference.
 */
export function matchRoute(table: RouteTable, path: string): RouteMatch | null {
  const matches = patternMatcher(path);
  for (const { route, pattern } of compiledRoutes(table)) {
    const found = matches(pattern);
    if (!found) continue;
    const params = { ...route?.params, ...found };
    return route && fitsRoute(route, params) ? { route, params } : null;
  }
  return null;
}

/** Where the address of a match leads, with its query and anchor; null where it is the page's own. */
export const redirectOf = ({ route: { redirect }, params }: RouteMatch, { search, hash }: Pick<URL, 'search' | 'hash'>): string | null =>
  redirect === undefined ? null : `${fillPattern(redirect, params)}${search}${hash}`;
