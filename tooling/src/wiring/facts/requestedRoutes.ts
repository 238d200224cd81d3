import type { ApiRouteFact, RequestFact } from './wiringFacts';

const segmentsOf = (path: string) => (path.split('?')[0] ?? '').split('/').slice(1);
const isParameter = (segment: string | undefined) => segment?.startsWith(':') === true;

/** Number of fixed segments that a request and a route share, or null where the request is not the route's. */
function agreement(request: string, url: string): number | null {
  const requested = segmentsOf(request);
  const declared = segmentsOf(url);
  const hasWildcard = declared.at(-1) === '*';
  if (hasWildcard ? requested.length < declared.length : requested.length !== declared.length) return null;
  let fixed = 0;
  for (const [at, segment] of declared.entries()) {
    if (segment === '*') break;
    if (isParameter(segment)) continue;
    if (requested[at] !== segment) return null;
    fixed += 1;
  }
  return fixed;
}

/** The routes that a request may reach: of those that fit its path, the ones with the most fixed segments. */
function routesOf({ method, path }: RequestFact, routes: readonly ApiRouteFact[]): ApiRouteFact[] {
  const fitting = routes.flatMap((route) => {
    const fixed = agreement(path, route.url);
    return fixed === null ? [] : [{ route, fixed }];
  });
  const best = Math.max(...fitting.map(({ fixed }) => fixed));
  return fitting.filter(({ route, fixed }) => fixed === best && (method === null || method === route.method)).map(({ route }) => route);
}

/** Routes that some request reaches. */
export const requestedRoutes = (requests: readonly RequestFact[], routes: readonly ApiRouteFact[]): Set<ApiRouteFact> =>
  new Set(requests.flatMap((request) => routesOf(request, routes)));
