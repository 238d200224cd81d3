import { compareSpecificity, compilePattern, fillPattern, parametersOf, patternMatcher } from './pattern';
import type { RouteTable, SiteRoute } from './routeTable';

type Params = Readonly<Record<string, string>>;

/** The addresses of a site, by the names of its routes. */
export function siteAddresses({ open, closed }: RouteTable) {
  const linked = new Map(open.flatMap((route) => (route.added ? [] : [[route.name, route] as const])));
  const own = open.filter(({ pattern }) => parametersOf(pattern).length === 0).map(({ pattern }) => compilePattern(pattern));
  const asDeclared = [
    ...[...linked.values()].map((route) => ({ route, pattern: route.declared ?? route.pattern })),
    ...closed.map((pattern) => ({ route: null, pattern })),
  ]
    .toSorted((one, other) => compareSpecificity(one.pattern, other.pattern))
    .map(({ route, pattern }) => ({ route, pattern: compilePattern(pattern) }));

  const fill = ({ pattern }: SiteRoute, params: Params) => fillPattern(pattern, params);
  /** Address of a route; '/' where the site does not have it. */
  const to = (name: string, params: Params = {}): string => {
    const route = linked.get(name);
    return route ? fill(route, params) : '/';
  };
  const resolve = (address: string) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    const matches = patternMatcher(path);
    if (!path.startsWith('/') || own.some(matches)) return address;
    for (const { route, pattern } of asDeclared) {
      const params = matches(pattern);
      if (params) return route ? `${fill(route, params)}${rest}` : '/';
    }
    return address;
  };
  const followed = new Map<string, string>();
  /** A path as a remote declares it, as this tenant spells it, with its query and anchor; any other address as it is. */
  const follow = (address: string): string => {
    const known = followed.get(address) ?? resolve(address);
    followed.set(address, known);
    return known;
  };
  /** Address of a search with these filters: its own, else that of presets. */
  const toPreset = (preset: string): string => {
    const named = linked.get(`search.${preset}`);
    return named?.params?.preset === preset ? fill(named, {}) : to('search.preset', { preset });
  };
  return { to, toPreset, follow };
}
