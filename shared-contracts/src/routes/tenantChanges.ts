import { parametersOf, shapeOf } from './pattern';
import type { Route } from './route';
import type { RouteChange, RoutedSite } from './routeChange';
import { addressesOf } from './routeChangeProblems';

const parametersIn = (pattern: string) => parametersOf(pattern).toSorted().join(' ');

/** Patterns of a route on a site, the one that links lead to first. */
export const patternsOf = (
  { pattern, patternSwitch }: Pick<Route, 'pattern' | 'patternSwitch'>,
  change: RouteChange | undefined,
  { switches }: RoutedSite,
) => [change?.pattern ?? (patternSwitch === null ? pattern : switches[patternSwitch]), ...(change?.also ?? [])];

/** Whether a route responds as an unknown path on a site. */
export const isOff = (route: Pick<Route, 'requires'>, change: RouteChange | undefined, { switches }: RoutedSite) =>
  change?.off === true || route.requires.some((flag) => !switches[flag]);

/** A change without the addresses for which `isWrong` says why they can not be used, with these reasons. */
function withoutWrong(change: RouteChange, at: number, isWrong: (pattern: string) => string | null) {
  const problems = addressesOf(change, at).flatMap(({ path, pattern }) => {
    const reason = isWrong(pattern);
    return reason === null ? [] : [{ pattern, text: `${path}: ${reason}` }];
  });
  const wrong = new Set(problems.map(({ pattern }) => pattern));
  const { pattern, also } = change;
  return {
    change: { ...change, pattern: pattern !== null && wrong.has(pattern) ? null : pattern, also: also.filter((each) => !wrong.has(each)) },
    problems: problems.map(({ text }) => text),
  };
}

/** Why a change does not fit its route, or null. */
function misfit(pattern: string, { name, kind, pattern: declared }: Route): string | null {
  if (kind === 'file') return `${name} is a file at a fixed address.`;
  return parametersIn(pattern) === parametersIn(declared) ? null : `${pattern} must hold the same parameters as ${declared}.`;
}

/** Names of the open routes by the shape of their patterns, a route as often as it has the shape. */
function holdersOf(declared: readonly Route[], changes: readonly RouteChange[], site: RoutedSite): Map<string, string[]> {
  const holders = new Map<string, string[]>();
  for (const route of declared) {
    const change = changes.find((each) => each.route === route.name);
    if (isOff(route, change, site)) continue;
    for (const shape of patternsOf(route, change, site).map(shapeOf)) holders.set(shape, [...(holders.get(shape) ?? []), route.name]);
  }
  return holders;
}

/** Why an address of a change is another's already, or null. */
function conflict(pattern: string, change: RouteChange, holders: ReadonlyMap<string, readonly string[]>): string | null {
  const held = holders.get(shapeOf(pattern)) ?? [];
  if (change.off || held.length < 2) return null;
  const others = [...new Set(held.filter((name) => name !== change.route))];
  return `${pattern} is the address of ${others.length > 0 ? others.join(' and ') : 'the same route'} already; one address shows one page.`;
}

/**
 * A tenant's changes without what the declared routes do not allow, and why, 'path: reason' each: a route that no release declares, other
 * parameters, an address that two routes would have. What is left out changes nothing: the route has the address that its remote declares.
 */
export function usableChanges(declared: readonly Route[], site: RoutedSite): { changes: RouteChange[]; problems: string[] } {
  if (site.routes.length === 0) return { changes: [], problems: [] };
  const problems: string[] = [];
  let changes = site.routes.map((change, at) => {
    const route = declared.find(({ name }) => name === change.route);
    if (!route) {
      problems.push(`routes[${at}].route: no release of this site declares ${change.route}.`);
      return change;
    }
    const fitting = withoutWrong(change, at, (pattern) => misfit(pattern, route));
    problems.push(...fitting.problems);
    return fitting.change;
  });
  // An address that is left out may bring back the declared one of its route, which another change has taken.
  for (;;) {
    const holders = holdersOf(declared, changes, site);
    const checked = changes.map((change, at) => withoutWrong(change, at, (pattern) => conflict(pattern, change, holders)));
    const found = checked.flatMap((each) => each.problems);
    if (found.length === 0) return { changes, problems };
    problems.push(...found);
    changes = checked.map(({ change }) => change);
  }
}
