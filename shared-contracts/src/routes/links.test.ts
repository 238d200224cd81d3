import { defineRemote, page } from '../platform/definition';
import { aCar, aSite, deployedRoutes } from '../testing';
import { carPath } from '../links/carPath';
import { makeModelPath, presetPath } from '../links/searchPaths';
import { createLinks } from './links';
import { matchRoute } from './matchRoute';

type Site = Parameters<typeof aSite>[0];
const linksOf = (over: Site = {}) => createLinks(deployedRoutes(aSite(over)));
const moved = (route: string, pattern: string) => ({ routes: [{ route, pattern }] });
const off = (route: string) => ({ routes: [{ route, off: true }] });

it('PL-007 a link has its parameters in the path, URL-encoded, and all others in the query', () => {
  expect(linksOf()('vehicle.detail', { slug: 'a/b?c' })).toBe('/cars/a%2Fb%3Fc');
  expect(linksOf()('search.results', { query: 'red & fast' })).toBe('/search?query=red+%26+fast');
  expect(linksOf()('search.offer', { offerId: 7 })).toBe('/offers/7');
});

it('PL-007 leaves out a parameter without a value', () => {
  expect(linksOf()('search.results', { query: '' })).toBe('/search');
  expect(linksOf()('search.models', { body: undefined })).toBe('/models');
});

describe('PL-007 links of a tenant with addresses of its own', () => {
  it('PL-007 every link follows a moved address', () => {
    expect(carPath(linksOf(moved('vehicle.detail', '/stock/:slug')), aCar({ slug: 'x' }))).toBe('/stock/x');
    expect(carPath(linksOf(moved('search.start', '/stock')), { slug: '' })).toBe('/stock/');
    expect(linksOf(moved('search.results', '/buy'))('search.results', { query: 'kia' })).toBe('/buy?query=kia');
    expect(makeModelPath(linksOf(moved('search.make-model', '/buy/:make/:model')), 'Land Rover', 'Defender 110')).toBe(
      '/buy/land-rover/defender-110',
    );
    expect(presetPath(linksOf(moved('search.used-cars', '/second-hand')), 'used-cars')).toBe('/second-hand');
    expect(presetPath(linksOf(moved('search.preset', '/buy/:preset')), 'kia')).toBe('/buy/kia');
  });

  it('PL-007 links lead to no added address', () => {
    expect(linksOf({ routes: [{ route: 'locations.list', also: ['/a'] }] })('locations.list')).toBe('/our-location');
  });

  it('PL-007 addresses that a document writes follow too, with query and anchor', () => {
    expect(linksOf(moved('search.results', '/buy')).follow('/search?query=kia#top')).toBe('/buy?query=kia#top');
    expect(linksOf(moved('locations.detail', '/sites/:slug')).follow('/our-location/perth')).toBe('/sites/perth');
  });

  it('PL-007 does not change an address that the tenant has already moved, or one of another site', () => {
    const routes = [
      { route: 'search.model', pattern: '/model/:model' },
      { route: 'search.results', pattern: '/buy' },
    ];
    const { follow } = linksOf({ routes });
    for (const address of ['/buy?query=kia', 'https://elsewhere.example/search', 'tel:0855501234', '//elsewhere.example/search'])
      expect(follow(address)).toBe(address);
  });
});

describe('SH-017 links to what is not deployed', () => {
  const withoutSearch = createLinks(deployedRoutes(aSite(), defineRemote({ name: 'mf-search', pages: {}, slots: {} })));

  it('SH-017 are null where no release has the page, and lead home for code that needs an address', () => {
    expect([withoutSearch.ifDeployed('search.pre-owned'), withoutSearch('search.pre-owned')]).toEqual([null, '/']);
    expect(linksOf().ifDeployed('search.pre-owned', { certified: 'true' })).toBe('/pre-owned?certified=true');
  });

  it('SH-113 are null where a switch or the tenant has the page switched off', () => {
    expect(linksOf(off('search.pre-owned')).ifDeployed('search.pre-owned')).toBeNull();
    expect(linksOf({ switches: { favouritesEnabled: false } }).ifDeployed('search.favourites')).toBeNull();
    expect(linksOf({ switches: { favouritesEnabled: true } }).ifDeployed('search.favourites')).toBe('/favourites');
  });

  it.each([
    ['a deployed page', '/contact?x=1#top', '/contact?x=1#top'],
    ['a page that is switched off', '/compare', null],
    ['a page that nobody has, though a pattern fits any word', '/nowhere', null],
    ['no page', '/no/such/page', null],
    ['the home page', '/', '/'],
    ['another site', 'https://elsewhere.example/x', 'https://elsewhere.example/x'],
    ['a telephone', 'tel:0855501234', 'tel:0855501234'],
  ])('SH-017 an address of a document that leads to %s', (_what, address, expected) => {
    expect(linksOf({ switches: { compareEnabled: false } }).followIfDeployed(address)).toBe(expected);
  });

  it('SH-017 reports which route an address shows', () => {
    const { routeAt } = linksOf({ switches: { compareEnabled: false } });
    expect(['/contact?x=1#top', '/compare', '/hilux'].map(routeAt)).toEqual(['forms.contact', null, 'search.model']);
  });
});

it.each(['/cars/%00', '/cars/%0d%0a', '/cars/%7f'])('PL-046 %s has a control character, and is the path of no route', (path) => {
  expect(matchRoute(deployedRoutes(aSite()), path)).toBeNull();
});

it('PL-007 a link takes the parameters of its route: others are type errors', () => {
  const to = linksOf();
  const links = [
    to('vehicle.detail', { slug: 'a' }),
    // @ts-expect-error -- a car's page needs its slug
    to('vehicle.detail'),
    // @ts-expect-error -- no remote has this route
    to('lottery.draw'),
  ];
  expect(links).toEqual(['/cars/a', '/cars/', '/']);
});

it('CO-137 a remote declares routes of its own area only: others are type errors', () => {
  const load = async () => ({ Component: () => null });
  const routes = { 'search.compare': '/compare' } as const;
  // @ts-expect-error -- the route is mf-search's
  const remote = defineRemote({ name: 'mf-finance', pages: { compare: page(load, { title: 'Compare', routes }) }, slots: {} });
  expect(remote.name).toBe('mf-finance');
});
