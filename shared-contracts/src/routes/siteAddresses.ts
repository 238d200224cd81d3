import { compilePattern, fillPattern, parametersOf, patternMatcher } from './pattern';
import { ROUTES } from './table';
import { tenantRoutes, type RoutedSite } from './tenantRoutes';

type Params = Readonly<Record<string, string>>;

const TABLE = ROUTES.map(({ name, pattern }) => ({ name, pattern: compilePattern(pattern) }));

/** The route that a path of the platform's own table means, with its parameters; fixed paths win. */
function platformRoute(path: string): { name: string; params: Params } | null {
  const matches = patternMatcher(path);
  const fits = TABLE.flatMap(({ name, pattern }) => {
    const params = matches(pattern);
    return params ? [{ name, params }] : [];
  });
  return fits.find(({ params }) => Object.keys(params).length === 0) ?? fits[0] ?? null;
}

/** The addresses that a site's document gives to the routes of the platform. */
export function siteAddresses(site: RoutedSite) {
  const routes = tenantRoutes(site);
  const fixed = routes.filter(({ pattern }) => parametersOf(pattern).length === 0).map(({ pattern }) => compilePattern(pattern));
  const find = (name: string) => routes.find((each) => each.name === name);
  const has = (name: string): boolean => find(name) !== undefined;
  /** Address of a route; '/' where the site does not have it. */
  const to = (name: string, params: Params = {}): string => {
    const route = find(name);
    return route ? fillPattern(route.pattern, params) : '/';
  };
  const resolve = (address: string) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    const isOwn = fixed.some(patternMatcher(path));
    const route = path.startsWith('/') && !isOwn ? platformRoute(path) : null;
    return route ? `${to(route.name, route.params)}${has(route.name) ? rest : ''}` : address;
  };
  const followed = new Map<string, string>();
  /** A path of the platform's table as this tenant spells it, with its query and anchor; any other address as it is. */
  const follow = (address: string): string => {
    const known = followed.get(address) ?? resolve(address);
    followed.set(address, known);
    return known;
  };
  /** Address of a search with these filters: its own, else that of presets. */
  const toPreset = (preset: string): string => {
    const own = ROUTES.find((route) => route.params.preset === preset && has(route.name));
    return own ? to(own.name) : to('search.preset', { preset });
  };
  return { to, toPreset, follow };
}
