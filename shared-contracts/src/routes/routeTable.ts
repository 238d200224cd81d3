import { gateOf } from './gates';
import { compareSpecificity, shapeOf } from './pattern';
import type { Route } from './route';
import type { RoutedSite } from './routeChange';
import { isOff, patternsOf, usableChanges } from './tenantChanges';
import { isUnwritten, type WrittenContent } from './writtenContent';

/** An address of a site and the page that it shows. */
export interface SiteRoute extends Pick<Route, 'name' | 'page' | 'remote' | 'title'> {
  /** As the tenant spells it; unique on the site. */
  pattern: string;
  /** As the remote declares it, where the tenant has moved it. */
  declared?: string;
  /** A further address of the route, to which no link leads. */
  added?: true;
  /** The pattern of the same route to which this address leads. */
  redirect?: string;
  /** As in Route; missing for 'page'. */
  kind?: 'file';
  /** Missing where the site lets everybody in. */
  gate?: NonNullable<Route['gate']>;
  params?: Route['params'];
  paramPrefixes?: Route['paramPrefixes'];
}

/**
 * The addresses of one site in one composition, the more specific patterns first; plain data, the same for server, browser and back end.
 * `closed` are patterns of what is switched off or has no content: they respond as unknown paths and match no other pattern.
 */
export interface RouteTable {
  open: readonly SiteRoute[];
  closed: readonly string[];
}

const siteRoute = (
  { name, page, remote, title, ...route }: Route,
  pattern: string,
  isAdded: boolean,
  { switches }: RoutedSite,
): SiteRoute => {
  const gate = gateOf(route.gate, switches);
  return {
    name,
    pattern,
    page,
    remote,
    title,
    ...(isAdded ? { added: true } : pattern !== route.pattern && { declared: route.pattern }),
    ...(route.kind === 'file' && { kind: route.kind }),
    ...(gate && { gate }),
    ...(Object.keys(route.params).length > 0 && { params: route.params }),
    ...(Object.keys(route.paramPrefixes).length > 0 && { paramPrefixes: route.paramPrefixes }),
  };
};

/** The addresses that lead to a route of a site and are no page's. */
const redirectsTo = (route: SiteRoute, declared: readonly Route[], taken: ReadonlySet<string>): SiteRoute[] =>
  (declared.find(({ name }) => name === route.name)?.redirects ?? [])
    .filter((pattern) => !taken.has(shapeOf(pattern)))
    .map((pattern) => ({ ...route, pattern, added: true, redirect: route.pattern }));

/**
 * The table of a site: the declared routes with the tenant's changes, without those that a switch or the tenant's document switches off, and
 * those of whose content nothing is written; all are there while `written` is null. An added address follows the one that links lead to. The
 * order of `declared` makes no difference.
 */
export function assembleRoutes(declared: readonly Route[], site: RoutedSite, written: WrittenContent | null = null): RouteTable {
  const { changes } = usableChanges(declared, site);
  const open: SiteRoute[] = [];
  const off: string[] = [];
  for (const route of declared) {
    const change = changes.find((each) => each.route === route.name);
    const patterns = patternsOf(route, change, site);
    if (isOff(route, change, site) || isUnwritten(route, written)) off.push(route.pattern, ...route.redirects, ...patterns);
    else open.push(...patterns.map((pattern, at) => siteRoute(route, pattern, at > 0, site)));
  }
  const taken = new Set(open.map(({ pattern }) => shapeOf(pattern)));
  const redirects = open.filter(({ added }) => !added).flatMap((route) => redirectsTo(route, declared, taken));
  for (const { pattern } of redirects) taken.add(shapeOf(pattern));
  return {
    open: [...open, ...redirects].toSorted(
      (one, other) => compareSpecificity(one.pattern, other.pattern) || one.name.localeCompare(other.name, 'en'),
    ),
    closed: [...new Set(off)].filter((pattern) => !taken.has(shapeOf(pattern))).toSorted(),
  };
}

/** What of a tenant's changes can not be used with these routes, 'path: reason' each. */
export const routeProblems = (declared: readonly Route[], site: RoutedSite): string[] => usableChanges(declared, site).problems;

/** Two routes that a site would have at addresses of one shape. */
export interface ContestedAddress {
  pattern: string;
  routes: readonly [Route, Route];
}

/** Addresses that two declared routes claim on a site. */
export function contestedAddresses(declared: readonly Route[], site: RoutedSite): ContestedAddress[] {
  const { changes } = usableChanges(declared, site);
  const changeOf = (route: Route) => changes.find((each) => each.route === route.name);
  const open = declared.filter((route) => !isOff(route, changeOf(route), site));
  const owners = new Map<string, Route>();
  const contested: ContestedAddress[] = [];
  const claim = (route: Route, pattern: string) => {
    const owner = owners.get(shapeOf(pattern));
    if (owner) contested.push({ pattern, routes: [owner, route] });
    else owners.set(shapeOf(pattern), route);
  };
  for (const route of open) for (const pattern of patternsOf(route, changeOf(route), site)) claim(route, pattern);
  // A page's own address is no redirect, whoever declares one there.
  const pages = new Set(owners.keys());
  for (const route of open) for (const pattern of route.redirects) if (!pages.has(shapeOf(pattern))) claim(route, pattern);
  return contested;
}
