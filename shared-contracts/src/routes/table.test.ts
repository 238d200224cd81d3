import { aSite } from '../testing';
import { matchRoute } from './matchRoute';
import { isPattern, parametersOf, shapeOf } from './pattern';
import { ROUTES } from './table';

/** A tenant that has switched everything on. */
const everything = aSite({
  switches: {
    garageEnabled: true,
    favouritesEnabled: true,
    watchlistEnabled: true,
    compareEnabled: true,
    spinToWinEnabled: true,
    onlinePaymentEnabled: true,
  },
});
const routeAt = (path: string) => matchRoute(everything, path);

it.each([
  ['/cars', 'search.start'],
  ['/search/', 'search.results'],
  ['/book-test-drive/', 'forms.test-drive'],
  ['/search/toyota/corolla/', 'search.results'],
  ['/Our-Location', 'locations.list'],
])('CO-138 matches %s to %s, with or without a slash at the end and in any case', (path, page) => {
  expect(routeAt(path)?.route.page).toBe(page);
});

it.each(['/no/such/page/here', '/cars//x', '/search//corolla', '/models/corolla', '/blog/a/b/c', '///x'])(
  'SH-017 matches %s to no route',
  (path) => {
    expect(routeAt(path)).toBeNull();
  },
);

it('matches a path without parameters to its own route, whatever patterns it fits besides', () => {
  const fixed = ROUTES.filter(({ pattern }) => parametersOf(pattern).length === 0);
  for (const { name, pattern } of fixed) expect([pattern, routeAt(pattern)?.route.name]).toEqual([pattern, name]);
});

it.each([
  ['/blog/accessories', 'search.blog', { category: 'accessories' }],
  ['/our-location/accessories', 'locations.detail', { slug: 'accessories' }],
  ['/hilux/accessories', 'search.accessories', { model: 'hilux' }],
  ['/hilux', 'search.model', { model: 'hilux' }],
])('tries the model patterns last: %s is %s', (path, page, params) => {
  expect(routeAt(path)).toMatchObject({ route: { page }, params });
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
  expect(routeAt('/models/toyota-hilux')).toMatchObject({ route: { page: 'search.model' }, params: { model: 'toyota-hilux' } });
  expect(routeAt('/models/hilux')).toBeNull();
});

it('CO-137 has no two routes with one name, or with patterns of one shape', () => {
  expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length);
  expect(new Set(ROUTES.map(({ pattern }) => shapeOf(pattern))).size).toBe(ROUTES.length);
});

it('CO-138 has no malformed pattern, and none with a slash at the end', () => {
  expect(ROUTES.filter(({ pattern }) => !isPattern(pattern))).toEqual([]);
});

it.each([
  ['/contact-us/perth', 'Contact us'],
  ['/search/new-used-and-demo-cars', 'New, used and demo cars'],
  ['/warranty', 'Warranty'],
])('titles %s %s until its page has a title of its own', (path, title) => {
  expect(routeAt(path)?.route.title).toBe(title);
});
