import { REMOTE_NAMES } from '../platform/remote';
import { switchesSchema } from '../site/switches';
import { aSite, SPEC_ADDRESSES } from '../testing';
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
const pathOf = (address: string) => new URL(address, 'https://site.example').pathname;
const routeAt = (path: string) => matchRoute(everything, path);

describe('SH-018…109 the address of each item shows its page', () => {
  it.each(SPEC_ADDRESSES)('%s %s belongs to %s and is %s', (_id, address, owner, page) => {
    expect(routeAt(pathOf(address))?.route).toMatchObject({ remote: owner, page });
  });
});

it.each([
  ['SH-019', '/cars'],
  ['SH-031', '/search/'],
  ['SH-070', '/book-test-drive/'],
  ['SH-039', '/search/toyota/corolla/'],
  ['SH-060', '/Our-Location'],
])('CO-138 %s is the same route at %s', (id, path) => {
  expect(routeAt(path)?.route.id).toBe(id);
});

it.each(['/no/such/page/here', '/cars//x', '/search//corolla', '/models/corolla', '/blog/a/b/c', '///x'])('SH-017 %s is no address', (path) => {
  expect(routeAt(path)).toBeNull();
});

it('SH-050 is tried last: whatever has an address of its own wins', () => {
  const own = ROUTES.filter(({ pattern }) => parametersOf(pattern).length === 0);
  for (const { id, pattern } of own) expect([pattern, routeAt(pattern)?.route.id]).toEqual([pattern, id]);
  expect(routeAt('/blog/accessories')?.route.id).toBe('SH-058');
  expect(routeAt('/our-location/accessories')?.route.id).toBe('SH-061');
  expect(routeAt('/hilux/accessories')).toMatchObject({ route: { id: 'SH-051' }, params: { model: 'hilux' } });
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
])('SH-032…038 SH-040 SH-057 %s gives its page the parameters %j', (path, params) => {
  expect(routeAt(path)?.params).toEqual(params);
});

it('SH-052 the models prefix is for Toyota models', () => {
  expect(routeAt('/models/toyota-hilux')).toMatchObject({ route: { page: 'search.model' }, params: { model: 'toyota-hilux' } });
  expect(routeAt('/models/hilux')).toBeNull();
});

describe('CO-137 the platform’s table', () => {
  it('names each id once and no two addresses of one shape', () => {
    expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map(({ pattern }) => shapeOf(pattern))).size).toBe(ROUTES.length);
  });

  it('has an item for every id of the specification, or answers it under a shared pattern', () => {
    const shared: Record<string, string> = { 'SH-036': 'SH-035', 'SH-037': 'SH-035', 'SH-038': 'SH-035', 'SH-042': 'SH-041' };
    const ids = ROUTES.map(({ id }) => id);
    for (const [id, address] of SPEC_ADDRESSES) {
      const route = shared[id] ?? id;
      expect(ids).toContain(route);
      expect([id, routeAt(pathOf(address))?.route.id]).toEqual([id, route]);
    }
    expect(ids.length).toBe(SPEC_ADDRESSES.length - Object.keys(shared).length);
  });

  it('gives every page to one owner, and that to a known one', () => {
    const owners = new Map(ROUTES.map(({ page, remote }) => [page, remote]));
    for (const { page, remote } of ROUTES) expect(owners.get(page)).toBe(remote);
    for (const owner of owners.values()) expect(['shell', ...REMOTE_NAMES]).toContain(owner);
  });

  it('has words for every page', () => {
    expect(ROUTES.filter(({ title }) => title.trim() === '')).toEqual([]);
  });

  it('depends on switches that exist and are on or off', () => {
    const defaults = switchesSchema.getDefault();
    for (const { requires, gate } of ROUTES) {
      for (const flag of [...requires, ...(gate?.switch ? [gate.switch] : [])]) expect([flag, typeof defaults[flag]]).toEqual([flag, 'boolean']);
    }
  });

  it('CO-138 writes no trailing slash and nothing that is no pattern', () => {
    expect(ROUTES.filter(({ pattern }) => !isPattern(pattern))).toEqual([]);
  });
});
