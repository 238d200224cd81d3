import { isPattern, isReserved } from './pattern';
import type { RouteChange } from './routeChange';

/** An address that a change writes, with its place in the document. */
export interface ChangedAddress {
  path: string;
  pattern: string;
}

/** Every address that a change writes; `at` is its place in the list of changes. */
export const addressesOf = ({ pattern, also }: Pick<RouteChange, 'pattern' | 'also'>, at: number): ChangedAddress[] => [
  ...(pattern === null ? [] : [{ path: `routes[${at}].pattern`, pattern }]),
  ...also.map((each, index) => ({ path: `routes[${at}].also[${index}]`, pattern: each })),
];

function grammarProblem({ path, pattern }: ChangedAddress): string | null {
  if (!isPattern(pattern)) return `${path}: ${pattern} is no address; write words and :names between slashes, without a slash at the end.`;
  return isReserved(pattern) ? `${path}: the platform reserves /${pattern.split('/')[1]?.toLowerCase()}.` : null;
}

/**
 * Problems of a tenant's changes of routes that the document alone shows, 'path: reason' each: a malformed or reserved address, a route that
 * is changed twice. What depends on the routes of the composition is found by `routeProblems`.
 */
export function routeChangeProblems({ routes }: { routes: readonly RouteChange[] }): string[] {
  const twice = routes.flatMap(({ route }, at) => {
    const first = routes.findIndex((each) => each.route === route);
    return first < at ? [`routes[${at}].route: ${route} is changed by routes[${first}] already; put both changes there.`] : [];
  });
  const malformed = routes.flatMap((change, at) => addressesOf(change, at).flatMap((address) => grammarProblem(address) ?? []));
  return [...twice, ...malformed];
}
