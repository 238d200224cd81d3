import { aSite } from '../testing';
import { matchRoute } from './matchRoute';
import { ROUTES } from './table';
import { siteRoutes, tenantRoutes } from './tenantRoutes';

type Site = Parameters<typeof tenantRoutes>[0];
const patternsOf = (name: string, site: Site) =>
  tenantRoutes(site)
    .filter((route) => route.name === name)
    .map(({ pattern }) => pattern);
const pageAt = (path: string, site: Site) => matchRoute(site, path)?.route.name ?? null;

it('PL-007 gives the routes of the platform, in its order, where the tenant changes nothing', () => {
  const routes = siteRoutes(aSite());
  expect([...routes.open, ...routes.closed].map(({ name }) => name).toSorted()).toEqual(ROUTES.map(({ name }) => name).toSorted());
  expect(routes.open.map(({ name }) => name)).toEqual(
    ROUTES.map(({ name }) => name).filter((name) => routes.open.some((route) => route.name === name)),
  );
  expect(routes.open.every(({ name, key }) => name === key)).toBe(true);
});

it('PL-007 moves an address, and the old one is free', () => {
  const site = aSite({ routes: [{ route: 'locations.list', pattern: '/about/find-us' }] });
  expect(patternsOf('locations.list', site)).toEqual(['/about/find-us']);
  expect(pageAt('/about/find-us', site)).toBe('locations.list');
  expect(pageAt('/our-location', site)).toBe('search.model');
});

it('PL-007 adds an address with a key of its own to a page', () => {
  const site = aSite({ routes: [{ route: 'locations.list', also: ['/find-us', '/sites'] }] });
  expect(patternsOf('locations.list', site)).toEqual(['/our-location', '/find-us', '/sites']);
  expect(
    tenantRoutes(site)
      .filter(({ name }) => name === 'locations.list')
      .map(({ key }) => key),
  ).toEqual(['locations.list', 'locations.list /find-us', 'locations.list /sites']);
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
  const on = {
    compareEnabled: true,
    favouritesEnabled: true,
    watchlistEnabled: true,
    garageEnabled: true,
    spinToWinEnabled: true,
    onlinePaymentEnabled: true,
  };

  it.each([
    ['compareEnabled', ['/compare']],
    ['favouritesEnabled', ['/favourites', '/watchlist']],
    ['watchlistEnabled', ['/watchlist']],
    ['garageEnabled', ['/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco', '/my-garage']],
    ['spinToWinEnabled', ['/spin-to-win']],
    ['onlinePaymentEnabled', ['/online-payment']],
    ['financeEnabled', ['/finance', '/finance-enquiry', '/apply-for-finance', '/car-finance', '/personalised/finance']],
    ['tradeInEnabled', ['/trade-in', '/cars/trade-in', '/sell-my-car', '/sell-your-car']],
  ] as const)('SH-113 SH-124 %s decides on %j', (name, paths) => {
    const all = aSite({ switches: on });
    const without = aSite({ switches: { ...on, [name]: false } });
    for (const path of paths) {
      expect([path, pageAt(path, all)]).toEqual([path, expect.stringMatching(/^[a-z]+\.[a-z-]+$/)]);
      expect([path, pageAt(path, without)]).toEqual([path, null]);
    }
    const lost = tenantRoutes(all).filter((route) => !tenantRoutes(without).some(({ key }) => key === route.key));
    expect(lost.map(({ pattern }) => pattern).toSorted()).toEqual([...paths].toSorted());
  });
});

it('SH-002 a tenant with all features on has a page for everything that a visitor can do', () => {
  const site = aSite({
    switches: {
      favouritesEnabled: true,
      watchlistEnabled: true,
      compareEnabled: true,
      garageEnabled: true,
      reserveEnabled: true,
      onlinePurchaseEnabled: true,
    },
  });
  const deeds: Record<string, string> = {
    browse: '/search',
    'search and filter': '/search/toyota',
    save: '/watchlist',
    compare: '/compare',
    enquire: '/contact',
    'book a test drive': '/book-test-drive',
    'make an offer, reveal the phone number': '/cars/a-car',
    reserve: '/cars/a-car/checkout',
    'buy online': '/checkout-journey',
    'request finance': '/finance',
    'offer a trade-in': '/trade-in',
    'see locations and hours': '/our-location',
    'read offers': '/special-offers',
    'read reviews': '/',
    'reach service': '/service',
    'reach parts': '/vehicle-parts-and-accessories',
    'reach fleet': '/fleet',
  };
  for (const [deed, path] of Object.entries(deeds))
    expect([deed, pageAt(path, site)]).toEqual([deed, expect.stringMatching(/^[a-z]+\.[a-z-]+$/)]);
});
