import { matchRoute } from './matchRoute';
import { compareSpecificity, compilePattern, fillPattern, parametersOf, patternMatcher } from './pattern';
import type { RouteMap, RouteName } from './routeMap';
import type { RouteTable, SiteRoute } from './routeTable';
import { withQuery, type Query } from './withQuery';

/** Parameters of a link, which may be missing where the route requires none. */
type LinkParams<Name extends RouteName> =
  Partial<RouteMap[Name]> extends RouteMap[Name] ? [params?: RouteMap[Name]] : [params: RouteMap[Name]];

/**
 * Addresses of the site's pages by the names of their routes, as the tenant spells them. Remotes never write one by hand, so that a moved page
 * moves every link to it.
 */
export interface Links {
  /** The address; parameters that its path does not have are its query. '/' where the page is not deployed. */
  <Name extends RouteName>(name: Name, ...params: LinkParams<Name>): string;
  /** The same, or null where no release of the composition has the page or a switch is off: the link is then not rendered. */
  ifDeployed<Name extends RouteName>(name: Name, ...params: LinkParams<Name>): string | null;
  /** A path that a document writes as the remote declares it, as this tenant spells it, with its query and anchor; any other address as it is. */
  follow(address: string): string;
  /**
   * The same, or null where no page is deployed there. A path that only patterns such as '/:model' fit is not deployed: any word fits them,
   * also one of a page that is not there.
   */
  followIfDeployed(address: string): string | null;
  /** Name of the route that an address of this site shows, or null for 'Page not found'. */
  routeAt(address: string): string | null;
}

const HOME = '/';
const isOtherSite = (address: string) => !address.startsWith('/') || address.startsWith('//');
const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

/** Address of a route with parameters, which are words or numbers. */
function addressOf({ pattern }: SiteRoute, params: Query): string {
  const inPath = parametersOf(pattern);
  const query = Object.fromEntries(Object.entries(params).filter(([name]) => !inPath.includes(name)));
  return withQuery(fillPattern(pattern, params), query);
}

/** The paths of a site as remotes declare them, each with its route, or null for one that is switched off. */
const declaredPaths = ({ open, closed }: RouteTable) =>
  [
    ...open.flatMap((route) => (route.added ? [] : [{ route, pattern: route.declared ?? route.pattern }])),
    ...closed.map((pattern) => ({ route: null, pattern })),
  ]
    .toSorted((one, other) => compareSpecificity(one.pattern, other.pattern))
    .map(({ route, pattern }) => ({ route, pattern: compilePattern(pattern) }));

/** The links of a site with these routes. */
export function createLinks(table: RouteTable): Links {
  const linked = new Map(table.open.flatMap((route) => (route.added ? [] : [[route.name, route] as const])));
  const own = table.open.filter(({ pattern }) => parametersOf(pattern).length === 0).map(({ pattern }) => compilePattern(pattern));
  const declared = declaredPaths(table);
  const matched = (address: string) => matchRoute(table, pathOf(address))?.route ?? null;

  const addressIn = (name: string, params: Query = {}): string | null => {
    const route = linked.get(name);
    return route ? addressOf(route, params) : null;
  };
  const resolve = (address: string): string => {
    const path = pathOf(address);
    const matches = patternMatcher(path);
    if (isOtherSite(address) || own.some(matches)) return address;
    for (const { route, pattern } of declared) {
      const params = matches(pattern);
      if (params) return route ? `${fillPattern(route.pattern, params)}${address.slice(path.length)}` : HOME;
    }
    return address;
  };
  const followed = new Map<string, string>();
  const follow = (address: string): string => {
    const known = followed.get(address) ?? resolve(address);
    followed.set(address, known);
    return known;
  };

  return Object.assign((name: string, params?: Query) => addressIn(name, params) ?? HOME, {
    ifDeployed: addressIn,
    follow,
    followIfDeployed(address: string): string | null {
      const target = follow(address);
      if (isOtherSite(target)) return target;
      const route = matched(target);
      return route === null || route.pattern.startsWith('/:') || (target === HOME && address !== HOME) ? null : target;
    },
    routeAt: (address: string) => matched(address)?.name ?? null,
  }) as Links;
}
