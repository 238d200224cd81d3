import { aSite, declaredRoutes, deployedRoutes } from '../testing';
import { matchRoute } from './matchRoute';
import { isPattern, parametersOf, shapeOf } from './pattern';

/** A tenant that has switched everything on. */
const everything = aSite({
  switches: {
    favouritesEnabled: true,
    watchlistEnabled: true,
    compareEnabled: true,
  },
});
const table = deployedRoutes(everything);
const routeAt = (path: string) => matchRoute(table, path);

it.each([
  ['/cars', 'search.start'],
  ['/search/', 'search.results'],
  ['/special-offers/', 'search.offers'],
  ['/search/toyota/corolla/', 'search.make-model'],
  ['/Our-Location', 'locations.list'],
])('CO-138 matches %s to %s, with or without a slash at the end and in any case', (path, name) => {
  expect(routeAt(path)?.route.name).toBe(name);
});

it.each(['/no/such/page/here', '/cars//x', '/search//corolla', '/models/corolla', '/blog/a/b/c', '///x'])(
  'SH-017 matches %s to no route',
  (path) => {
    expect(routeAt(path)).toBeNull();
  },
);

it('matches a path without parameters to its own route, whatever patterns it fits besides', () => {
  const fixed = table.open.filter(({ pattern }) => parametersOf(pattern).length === 0);
  for (const { name, pattern } of fixed) expect([pattern, routeAt(pattern)?.route.name]).toEqual([pattern, name]);
});

it.each([
  ['/blog/accessories', 'search.blog-category', { category: 'accessories' }],
  ['/our-location/accessories', 'locations.detail', { slug: 'accessories' }],
  ['/hilux/accessories', 'search.accessories', { model: 'hilux' }],
  ['/hilux', 'search.model', { model: 'hilux' }],
])('the most specific pattern wins, compared from the left: %s is %s', (path, name, params) => {
  expect(routeAt(path)).toMatchObject({ route: { name }, params });
});

it.each([
  ['/search/new-used-and-demo-cars', { preset: 'new-used-and-demo-cars' }],
  ['/search/used-cars', { preset: 'used-cars' }],
  ['/search/demo-cars', { preset: 'demo-cars' }],
  ['/new-used-and-demo-cars', { preset: 'new-used-and-demo-cars' }],
  ['/search/land-rover/defender', { make: 'land-rover', model: 'defender' }],
  ['/blog/vehicle-reviews', { category: 'vehicle-reviews' }],
  ['/cars/a%20b', { slug: 'a b' }],
  ['/cars/100%', { slug: '100%' }],
])('matches %s with the parameters %j', (path, params) => {
  expect(routeAt(path)?.params).toEqual(params);
});

it('SH-052 matches the models prefix for Toyota models only', () => {
  expect(routeAt('/models/toyota-hilux')).toMatchObject({
    route: { name: 'search.toyota-model', page: 'model' },
    params: { model: 'toyota-hilux' },
  });
  expect(routeAt('/models/hilux')).toBeNull();
});

it('CO-137 no two remotes declare routes with one name, or with patterns of one shape', () => {
  const declared = declaredRoutes();
  expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length);
  expect(new Set(declared.map(({ pattern }) => shapeOf(pattern))).size).toBe(declared.length);
});

it('CO-138 no remote declares a malformed pattern, or one with a slash at the end', () => {
  expect(declaredRoutes().filter(({ name, pattern }) => name !== 'shell.sitemap' && !isPattern(pattern))).toEqual([]);
});

it.each([
  ['/contact-us/perth', 'Contact us'],
  ['/search/new-used-and-demo-cars', 'New, used and demo cars'],
  ['/warranty', 'Warranty'],
])('titles %s %s until its page has a title of its own', (path, title) => {
  expect(routeAt(path)?.route.title).toBe(title);
});
