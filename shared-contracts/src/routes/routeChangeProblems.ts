import { isPattern, shapeOf } from './pattern';
import type { RouteChange } from './routeChange';
import { ROUTES } from './table';
import { tenantRoutes, type RoutedSite } from './tenantRoutes';

/** First path segments that the servers handle. */
const RESERVED = [
  '_shell',
  '_remotes',
  '_forecourt',
  'api',
  '1',
  'images',
  'dev',
  'metrics',
  'healthz',
  'readyz',
  'robots.txt',
  'sitemap.xml',
];

const FILES: ReadonlySet<string> = new Set(ROUTES.filter(({ kind }) => kind === 'file').map(({ name }) => name));

type Address = { path: string; pattern: string };

/** Every address that a tenant's changes write, with its place in the document. */
const addressesOf = ({ pattern, also }: RouteChange, at: number): Address[] => [
  ...(pattern === null ? [] : [{ path: `routes[${at}].pattern`, pattern }]),
  ...also.map((each, index) => ({ path: `routes[${at}].also[${index}]`, pattern: each })),
];

function grammarProblem({ path, pattern }: Address): string | null {
  if (!isPattern(pattern)) return `${path}: ${pattern} is no address; write words and :names between slashes, without a slash at the end.`;
  const first = pattern.split('/')[1]?.toLowerCase() ?? '';
  return RESERVED.includes(first) ? `${path}: the platform reserves /${first}.` : null;
}

/**
 * Problems of a tenant's changes of the route table, 'path: reason' each: a malformed or reserved address, or one that
 * two routes of the site would have.
 */
export function routeChangeProblems(site: RoutedSite): string[] {
  const { routes } = site;
  const twice = routes.flatMap(({ route }, at) => {
    const first = routes.findIndex((each) => each.route === route);
    return first < at ? [`routes[${at}].route: ${route} is changed by routes[${first}] already; put both changes there.`] : [];
  });
  const fixed = routes.flatMap((change, at) =>
    FILES.has(change.route) && addressesOf(change, at).length > 0
      ? [`routes[${at}].route: ${change.route} is a file at a fixed address.`]
      : [],
  );
  const malformed = routes.flatMap((change, at) => addressesOf(change, at).flatMap((address) => grammarProblem(address) ?? []));
  return [...twice, ...fixed, ...malformed, ...conflicts(site)];
}

/** Addresses that a change gives to a route and that another open route, or the same one, has too. */
function conflicts(site: RoutedSite): string[] {
  const holders = new Map<string, string[]>();
  for (const { name, pattern } of tenantRoutes(site)) holders.set(shapeOf(pattern), [...(holders.get(shapeOf(pattern)) ?? []), name]);
  const reported = new Set<string>();
  return site.routes.flatMap((change, at) => {
    if (change.off) return [];
    return addressesOf(change, at).flatMap(({ path, pattern }) => {
      const shape = shapeOf(pattern);
      const held = holders.get(shape) ?? [];
      const others = held.filter((name) => name !== change.route);
      const isTwice = held.length - others.length > 1;
      if ((others.length === 0 && !isTwice) || reported.has(`${shape} ${change.route}`)) return [];
      reported.add(`${shape} ${change.route}`);
      const holder = others.length > 0 ? others.join(' and ') : 'the same route';
      return [`${path}: ${pattern} is the address of ${holder} already; one address shows one page.`];
    });
  });
}
