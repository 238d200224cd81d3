import { aSite, declaredRoutes, deployedRoutes } from '../testing';
import { createLinks } from './links';
import { matchRoute, redirectOf } from './matchRoute';
import { routeOf, type Route, type RouteFields } from './route';
import { assembleRoutes, contestedAddresses, routeProblems } from './routeTable';

type Site = Parameters<typeof deployedRoutes>[0];
const patternsOf = (name: string, site: Site) =>
  deployedRoutes(site)
    .open.filter((route) => route.name === name)
    .map(({ pattern }) => pattern);
const pageAt = (path: string, site: Site) => matchRoute(deployedRoutes(site), path)?.route.name ?? null;

it('PL-007 gives the declared routes where the tenant changes nothing, in whatever order they are declared', () => {
  const site = aSite({
    switches: {
      compareEnabled: true,
      favouritesEnabled: true,
      watchlistEnabled: true,
      garageEnabled: true,
      reserveEnabled: true,
      onlinePurchaseEnabled: true,
      onlinePaymentEnabled: true,
      spinToWinEnabled: true,
      youxQuoteEnabled: true,
    },
  });
  const table = deployedRoutes(site);
  expect(table.open.flatMap(({ name, redirect }) => (redirect ? [] : [name])).toSorted()).toEqual(
    declaredRoutes()
      .map(({ name }) => name)
      .toSorted(),
  );
  expect(table.closed).toEqual([]);
  expect(assembleRoutes(declaredRoutes().toReversed(), site)).toEqual(table);
});

it('PL-007 moves an address, and the old one is free', () => {
  const site = aSite({ routes: [{ route: 'locations.list', pattern: '/about/find-us' }] });
  expect(patternsOf('locations.list', site)).toEqual(['/about/find-us']);
  expect(pageAt('/about/find-us', site)).toBe('locations.list');
  expect(pageAt('/our-location', site)).toBe('search.model');
});

it('PL-007 adds an address, to which no link leads, to a page', () => {
  const site = aSite({ routes: [{ route: 'locations.list', also: ['/find-us', '/sites'] }] });
  expect(patternsOf('locations.list', site).toSorted()).toEqual(['/find-us', '/our-location', '/sites']);
  expect(
    deployedRoutes(site)
      .open.filter(({ name, added }) => name === 'locations.list' && !added)
      .map(({ pattern }) => pattern),
  ).toEqual(['/our-location']);
  expect(pageAt('/sites', site)).toBe('locations.list');
});

it('PL-007 an address that is switched off is unknown, and no model page takes its place', () => {
  const site = aSite({ routes: [{ route: 'navigation.about', off: true }] });
  expect(patternsOf('navigation.about', site)).toEqual([]);
  expect(pageAt('/about-us', site)).toBeNull();
  expect(pageAt('/about-us/', site)).toBeNull();
});

it('PL-007 another page may take the place of one that is switched off', () => {
  const site = aSite({
    routes: [
      { route: 'navigation.about', off: true },
      { route: 'locations.list', pattern: '/about-us' },
    ],
  });
  expect(pageAt('/about-us', site)).toBe('locations.list');
});

describe('SH-113 a page whose feature is off responds as an unknown path', () => {
  const on = { compareEnabled: true, favouritesEnabled: true, watchlistEnabled: true };

  it.each([
    ['compareEnabled', ['/compare']],
    ['favouritesEnabled', ['/favourites', '/watchlist']],
    ['watchlistEnabled', ['/watchlist']],
    ['financeEnabled', ['/finance', '/finance-enquiry', '/apply-for-finance', '/car-finance']],
  ] as const)('SH-113 SH-124 %s decides on %j', (name, paths) => {
    const all = aSite({ switches: on });
    const without = aSite({ switches: { ...on, [name]: false } });
    for (const path of paths) {
      expect([path, pageAt(path, all)]).toEqual([path, expect.stringMatching(/^[a-z]+\.[a-z-]+$/)]);
      expect([path, pageAt(path, without)]).toEqual([path, null]);
    }
    const left = new Set(deployedRoutes(without).open.map(({ pattern }) => pattern));
    const lost = deployedRoutes(all).open.filter(({ pattern }) => !left.has(pattern));
    expect(lost.map(({ pattern }) => pattern).toSorted()).toEqual([...paths].toSorted());
  });
});

describe('NA-053 a route whose pattern is a switch of the tenant', () => {
  const garage = (customerAreaPath: '/my-garage' | '/myservco', routes: NonNullable<Parameters<typeof aSite>[0]>['routes'] = []) =>
    deployedRoutes(aSite({ switches: { garageEnabled: true, customerAreaPath }, routes }));
  const at = (table: ReturnType<typeof garage>, path: string) => {
    const match = matchRoute(table, path);
    return match && { name: match.route.name, to: redirectOf(match, new URL(`https://site.example${path}?tab=cars#top`)) };
  };

  it('NA-053 is at the address that the switch names, and the other documented ones lead there', () => {
    const table = garage('/myservco');
    expect(at(table, '/myservco')).toEqual({ name: 'navigation.customer-area', to: null });
    for (const path of ['/my-garage', '/mymotorama', '/mybigboxcars', '/myblinkr'])
      expect(at(table, path)).toEqual({ name: 'navigation.customer-area', to: '/myservco?tab=cars#top' });
  });

  it('NA-053 moves with the tenant’s document, and all of them lead there', () => {
    const table = garage('/my-garage', [{ route: 'navigation.customer-area', pattern: '/me' }]);
    expect(['/me', '/my-garage'].map((path) => at(table, path)?.to)).toEqual([null, '/me?tab=cars#top']);
  });

  it('NA-053 another page may have one of the addresses', () => {
    const table = garage('/my-garage', [{ route: 'locations.list', pattern: '/myservco' }]);
    expect(at(table, '/myservco')).toEqual({ name: 'locations.list', to: null });
  });

  it('NA-053 all of them are unknown where the garage is off', () => {
    const off = deployedRoutes(aSite({ switches: { garageEnabled: false } }));
    for (const path of ['/my-garage', '/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco']) expect(matchRoute(off, path)).toBeNull();
  });
});

describe('PL-007 changes that the declared routes do not allow', () => {
  type Overrides = NonNullable<Parameters<typeof aSite>[0]>;
  const problemsOf = (routes: Overrides['routes'], switches: Overrides['switches'] = {}) =>
    routeProblems(declaredRoutes(), aSite({ routes, switches }));

  it('PL-007 accepts moves, additions and pages that are switched off', () => {
    expect(
      problemsOf([
        { route: 'locations.list', pattern: '/find-us', also: ['/sites'] },
        { route: 'vehicle.detail', pattern: '/stock/:slug' },
        { route: 'navigation.about', off: true },
      ]),
    ).toEqual([]);
  });

  it('PL-007 leaves out two moves to the same address, both with path and reason', () => {
    const routes = [
      { route: 'locations.list', pattern: '/find-us' },
      { route: 'forms.contact', pattern: '/Find-Us' },
    ];
    expect(problemsOf(routes)).toEqual([
      expect.stringMatching(/^routes\[0\]\.pattern: \/find-us is the address of forms\.contact already/),
      expect.stringMatching(/^routes\[1\]\.pattern: \/Find-Us is the address of locations\.list already/),
    ]);
    const site = aSite({ routes });
    expect([pageAt('/our-location', site), pageAt('/contact', site)]).toEqual(['locations.list', 'forms.contact']);
  });

  it.each([
    [
      'a move to another route’s address',
      [{ route: 'locations.list', pattern: '/contact' }],
      /^routes\[0\]\.pattern: \/contact is the address of forms\.contact already/,
    ],
    [
      'an addition of another route’s address',
      [{ route: 'locations.list', also: ['/sites', '/contact'] }],
      /^routes\[0\]\.also\[1\]: \/contact is the address of forms\.contact/,
    ],
    ['a pattern that fits the same paths', [{ route: 'vehicle.detail', pattern: '/locations/:slug' }], /locations\.branch/],
    ['an addition of its own address', [{ route: 'locations.list', also: ['/our-location'] }], /^routes\[0\]\.also\[0\]: .*the same route/],
    ['other parameters', [{ route: 'vehicle.detail', pattern: '/stock/:id' }], /^routes\[0\]\.pattern: .*same parameters as \/cars\/:slug/],
    ['a route that nobody declares', [{ route: 'forms.lottery', pattern: '/lottery' }], /^routes\[0\]\.route: no release.*forms\.lottery/],
    ['a move of the site map', [{ route: 'shell.sitemap', pattern: '/map' }], /^routes\[0\]\.pattern: shell\.sitemap is a file/],
  ])('PL-007 leaves out %s', (_what, routes, problem) => {
    expect(problemsOf(routes)).toEqual([expect.stringMatching(problem)]);
  });

  it('PL-007 what is left out brings back an address that another change has taken', () => {
    const routes = [
      { route: 'locations.list', pattern: '/special-offers' },
      { route: 'forms.contact', pattern: '/our-location' },
    ];
    expect(problemsOf(routes)).toHaveLength(2);
    const site = aSite({ routes });
    expect(['/special-offers', '/our-location', '/contact'].map((path) => pageAt(path, site))).toEqual([
      'search.offers',
      'locations.list',
      'forms.contact',
    ]);
  });

  it('PL-007 two pages may swap their addresses', () => {
    expect(
      problemsOf([
        { route: 'locations.list', pattern: '/contact' },
        { route: 'forms.contact', pattern: '/our-location' },
      ]),
    ).toEqual([]);
  });

  it('PL-007 the address of a page that is off is free', () => {
    expect(problemsOf([{ route: 'locations.list', pattern: '/compare' }], { compareEnabled: false })).toEqual([]);
    expect(problemsOf([{ route: 'locations.list', pattern: '/compare' }], { compareEnabled: true })).toHaveLength(1);
    expect(problemsOf([{ route: 'locations.list', pattern: '/contact', off: true }])).toEqual([]);
  });
});

describe('CO-137 addresses that two remotes claim', () => {
  const route = (fields: Pick<RouteFields, 'name' | 'pattern' | 'remote'>) => routeOf({ page: 'quote', title: 'Quote', ...fields });
  const finance = route({ name: 'finance.quote', pattern: '/quote/:id', remote: 'mf-finance' });
  const insurance = route({ name: 'insurance.quote', pattern: '/quote/:slug', remote: 'mf-insurance' });

  it('CO-137 are found with both routes, whatever their parameters are called', () => {
    expect(contestedAddresses([finance, insurance], aSite())).toEqual([
      expect.objectContaining({
        routes: [expect.objectContaining({ name: 'finance.quote' }), expect.objectContaining({ name: 'insurance.quote' })],
      }),
    ]);
  });

  it('CO-137 are none on a site that moves one of them, or switches it off', () => {
    expect(contestedAddresses([finance, insurance], aSite({ routes: [{ route: 'insurance.quote', pattern: '/cover/:slug' }] }))).toEqual(
      [],
    );
    expect(contestedAddresses([finance, insurance], aSite({ routes: [{ route: 'finance.quote', off: true }] }))).toEqual([]);
  });

  it('CO-137 are redirects as well, but for one where a page is', () => {
    const old = (route: Route, ...redirects: string[]): Route => ({ ...route, pattern: `/${route.remote}/:id`, redirects });
    const sides = (...routes: Route[]) =>
      contestedAddresses(routes, aSite()).map(({ pattern, routes: both }) => [pattern, ...both.map(({ name }) => name)]);
    expect(sides(old(finance, '/old/:id'), old(insurance, '/old/:id'))).toEqual([['/old/:id', 'finance.quote', 'insurance.quote']]);
    expect(sides(old(finance, '/mf-insurance/:id'), old(insurance))).toEqual([]);
  });

  it('CO-137 one remote does not lose its address to an order of releases', () => {
    const tables = [
      [finance, insurance],
      [insurance, finance],
    ].map((declared) => matchRoute(assembleRoutes(declared, aSite()), '/quote/1')?.route.name);
    expect(tables).toEqual(['finance.quote', 'finance.quote']);
  });
});

describe('SH-184 a page of whose content nothing is written responds as an unknown path', () => {
  const site = aSite();
  const written = { kinds: ['offer', 'model', 'article', 'product'], pages: ['warranty', 'about-us'] } as const;
  const at = (path: string, now: Parameters<typeof assembleRoutes>[2]) => {
    const table = assembleRoutes(declaredRoutes(), site, now);
    return [matchRoute(table, path)?.route.name ?? null, createLinks(table).followIfDeployed(path)];
  };

  it.each([
    ['offer', '/special-offers', 'search.offers'],
    ['model', '/models', 'search.models'],
    ['article', '/blog', 'search.blog'],
    ['article', '/blog/vehicle-reviews', 'search.vehicle-reviews'],
    ['product', '/parts/search', 'search.parts'],
  ] as const)('SH-184 without a single %s there is no %s, and no link to it', (kind, path, name) => {
    const without = { ...written, kinds: written.kinds.filter((each) => each !== kind) };
    expect(at(path, written)).toEqual([name, path]);
    expect(at(path, without)).toEqual([null, null]);
  });

  it('SH-184 a content page is there when it is written; what is not known closes nothing', () => {
    expect(at('/warranty', written)).toEqual(['navigation.warranty', '/warranty']);
    expect(at('/buying', written)).toEqual([null, null]);
    expect(at('/buying', null)).toEqual(['navigation.buying', '/buying']);
  });

  it('SH-184 a page of one offer, model or article stays, and says itself what is over', () => {
    const none = { kinds: [], pages: [] };
    expect(['/offers/10101', '/mazda-cx-5', '/blog/buyer-advice/towing'].map((path) => at(path, none)[0])).toEqual([
      'search.offer',
      'search.model',
      'search.article',
    ]);
  });

  it('SH-184 a kind that only a newer release knows closes nothing', () => {
    const route = routeOf({ name: 'search.videos', pattern: '/videos', page: 'videos', remote: 'mf-search', title: 'Videos' });
    const newer = [{ ...route, content: 'video' as never }];
    expect(assembleRoutes(newer, site, { kinds: [], pages: [] }).open.map(({ name }) => name)).toEqual(['search.videos']);
  });
});
