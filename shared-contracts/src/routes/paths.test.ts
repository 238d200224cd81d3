import { aCar, aSite, declaredRoutes, deployedRoutes } from '../testing';
import { createPaths } from './paths';
import { matchRoute } from './matchRoute';
import { routeOf } from './route';
import { assembleRoutes } from './routeTable';

/** Routes that builders know and no remote declares yet. */
const PLANNED = Object.entries({
  'forms.reserve': '/cars/:slug/checkout',
  'forms.buy-online': '/cars/:slug/buy-online',
  'forms.checkout-journey': '/checkout-journey',
  'forms.car-trade-in': '/cars/trade-in',
  'forms.trade-in': '/trade-in',
  'forms.sell-my-car': '/sell-my-car',
  'forms.sign-in': '/sign-in',
  'forms.careers': '/careers',
  'forms.service': '/service',
  'forms.genuine-service': '/genuine-service',
  'forms.test-drive': '/book-test-drive',
  'forms.new-vehicle-enquiry': '/enquiries/new-vehicle-enquiry',
  'forms.feedback': '/enquiries/feedback',
  'forms.fleet': '/fleet',
  'forms.survey': '/customer-feedback-survey',
  'forms.unsubscribe': '/pages/unsubscribe',
  'locations.visit-us': '/pages/visit-us',
  'locations.review-feedback': '/review-feedback',
  'finance.credit-check': '/personalised/finance',
  'navigation.complaints': '/pages/complaint-handling-process',
  'navigation.my-garage': '/my-garage',
  'navigation.spin-to-win': '/spin-to-win',
  'navigation.online-payment': '/online-payment',
}).map(([name, pattern]) => routeOf({ name, pattern, page: name, remote: `mf-${name.split('.')[0]}`, title: name }));

type Site = Parameters<typeof aSite>[0];
const tableOf = (site: ReturnType<typeof aSite>) => assembleRoutes([...declaredRoutes(), ...PLANNED], site);
const pathsOf = (over: Site = {}) => {
  const site = aSite(over);
  return createPaths(site, tableOf(site));
};
const moved = (route: string, pattern: string) => ({ routes: [{ route, pattern }] });

it('CO-124 builds car, share and print links, and leads to /cars/ without a slug', () => {
  expect(pathsOf().car({ slug: '2021-kia-rio-7' })).toBe('/cars/2021-kia-rio-7');
  expect(pathsOf().car({ slug: '' })).toBe('/cars/');
  expect(pathsOf().share({ slug: '2021-kia-rio-7' })).toBe('https://harbour-motors.example/cars/2021-kia-rio-7');
  expect(pathsOf({ url: 'https://harbour.example/' }).share({ slug: 'a' })).toBe('https://harbour.example/cars/a');
  expect(pathsOf().print({ slug: '2021-kia-rio-7' })).toBe('/print?car_id=2021-kia-rio-7');
});

it.each([
  ['checkout', '/cars/a/checkout'],
  ['buy-online', '/cars/a/buy-online'],
] as const)('CO-125 SH-023 reserves under the tenant’s word %s', (checkoutPathSegment, path) => {
  expect(pathsOf({ switches: { checkoutPathSegment } }).reserve({ slug: 'a' })).toBe(path);
});

it.each([
  ['id', '/checkout-journey?car_id=101'],
  ['slug', '/checkout-journey?car_id=2021-kia-rio'],
] as const)('CO-126 buys online by %s', (checkoutJourneyCarParam, path) => {
  expect(pathsOf({ switches: { checkoutJourneyCarParam } }).onlinePurchase({ id: 101, slug: '2021-kia-rio' })).toBe(path);
});

it('CO-127 trades in against a car, and without one', () => {
  expect(pathsOf().tradeIn({ id: 101 })).toBe('/cars/trade-in?car_id=101');
  expect(pathsOf().tradeIn()).toBe('/trade-in');
});

describe('CO-128 the finance link', () => {
  const car = aCar({ id: 5, dealership_slug: 'harbour', price: 24_990, car_type: 'used', vin: null });

  it('CO-128 gives the finance form what it needs, without empty values', () => {
    expect(pathsOf().finance(car)).toBe(
      '/finance?preferredDealership=harbour&vehiclePriceBudget=24990&car_id=5&car_type=used#finance-form',
    );
    expect(pathsOf().finance({ ...car, vin: 'V1', price: null, dealership_slug: '' })).toBe(
      '/finance?car_id=5&car_type=used&vin=V1#finance-form',
    );
  });

  it.each([
    ['/finance-enquiry', '/finance-enquiry?'],
    ['/apply-for-finance', '/apply-for-finance?'],
    ['https://lender.example/apply', 'https://lender.example/apply?'],
    ['https://lender.example/apply?from=us', 'https://lender.example/apply?from=us&'],
  ])('CO-128 starts at the tenant’s %s', (financePath, start) => {
    expect(pathsOf({ switches: { financePath } }).finance(car).startsWith(`${start}preferredDealership=harbour&`)).toBe(true);
  });
});

it('CO-129 writes the sign-in link, and never one to another site', () => {
  const paths = pathsOf();
  expect(paths.signIn('checkout', { redirect: '/cars/a/checkout?x=1', back: '/cars/a' })).toBe(
    '/sign-in?type=checkout&redirect=%2Fcars%2Fa%2Fcheckout%3Fx%3D1&back=%2Fcars%2Fa',
  );
  expect(paths.signIn('watchlist', { redirect: 'https://evil.example', back: '//evil.example' })).toBe(
    '/sign-in?type=watchlist&redirect=%2F&back=%2F',
  );
  expect(paths.signIn('watchlist', { redirect: '/watchlist' })).toBe('/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2F');
});

it('CO-130 links a model to its own page or to its override', () => {
  expect(pathsOf().model({ slug: 'corolla', override_url: null })).toBe('/corolla');
  expect(pathsOf().model({ slug: 'corolla', override_url: '' })).toBe('/corolla');
  expect(pathsOf().model({ slug: 'corolla', override_url: 'https://maker.example/corolla' })).toBe('https://maker.example/corolla');
  expect(pathsOf().toyotaModel('Corolla Cross')).toBe('/models/toyota-corolla-cross');
});

it('CO-112 writes the maker into an offer’s path only where the site has no single one', () => {
  const offer = { id: 7, manufacturer: { name: 'Land Rover' } };
  expect(pathsOf({ manufacturer: null }).offer(offer)).toBe('/offers/land-rover/7');
  expect(pathsOf({ manufacturer: null }).offer({ ...offer, manufacturer: 'MG' })).toBe('/offers/mg/7');
  expect(pathsOf({ manufacturer: null }).offer({ ...offer, manufacturer: null })).toBe('/offers/7');
  expect(pathsOf({ manufacturer: { name: 'Toyota', slug: 'toyota' } }).offer(offer)).toBe('/offers/7');
});

it('CO-131 requests width and quality from the image service', () => {
  expect(pathsOf().image('/cars/1/front.jpg', 480)).toBe('/images/w_480,q_75/cars/1/front.jpg');
  expect(pathsOf().image('cars/1/front.jpg', 1600, 80)).toBe('/images/w_1600,q_80/cars/1/front.jpg');
  expect(pathsOf({ switches: { imageQuality: 60 } }).image('a.jpg', 10)).toBe('/images/w_10,q_60/a.jpg');
});

it.each([
  ['/locations', '/locations/perth'],
  ['/our-location', '/our-location/perth'],
  ['/contact-us', '/contact-us/perth'],
] as const)('LO-002 location links under %s', (locationPageBase, path) => {
  expect(pathsOf({ switches: { locationPageBase } }).location({ slug: 'perth' })).toBe(path);
});

describe('SH-014 links of banners and buttons', () => {
  it.each([
    ['specialOffers', '/special-offers'],
    ['service', '/service'],
    ['tradeIn', '/trade-in'],
    ['contact', '/contact'],
    ['bookTestDrive', '/book-test-drive/'],
    ['partsAndAccessories', '/vehicle-parts-and-accessories'],
  ] as const)('SH-014 %s leads to %s', (name, path) => {
    expect(pathsOf().banner(name)).toBe(path);
  });

  it('SH-014 a tenant overrides one of them, and they follow a moved page', () => {
    const { switches } = aSite();
    const bannerLinks = { ...switches.bannerLinks, service: 'https://book.example/service' };
    expect(pathsOf({ switches: { bannerLinks } }).banner('service')).toBe('https://book.example/service');
    expect(pathsOf({ switches: { bannerLinks } }).banner('contact')).toBe('/contact');
    expect(pathsOf(moved('forms.test-drive', '/drive-one')).banner('bookTestDrive')).toBe('/drive-one');
  });
});

it.each([
  ['the service page', {}, '/service'],
  ['the tenant’s external booking page', { serviceBookingUrl: 'https://book.example/dealer' }, 'https://book.example/dealer'],
  ['the service page, whatever the dealer site is, without a brand theme', { baseDomain: 'dealer.example' }, '/service'],
] as const)('SH-015 service leads to %s', (_what, switches, path) => {
  expect(pathsOf({ switches }).service()).toBe(path);
});

it.each([
  ['the genuine service page', {}, '/genuine-service'],
  ['the dealer site’s booking page', { baseDomain: 'dealer.example' }, 'https://dealer.example/service/booking'],
  [
    'the tenant’s external booking page',
    { baseDomain: 'dealer.example', serviceBookingUrl: 'https://book.example/dealer' },
    'https://book.example/dealer',
  ],
] as const)('SH-015 service leads to %s in the brand theme', (_what, switches, path) => {
  expect(pathsOf({ template: 'toyota-dealer', switches }).service()).toBe(path);
});

it('SH-054 SH-055 parts and accessories have a path of their own in the brand theme', () => {
  expect(pathsOf().partsAndAccessories()).toBe('/vehicle-parts-and-accessories');
  expect(pathsOf({ template: 'toyota-dealer' }).partsAndAccessories()).toBe('/parts-and-accessories');
});

it('encodes what goes into an address', () => {
  expect(pathsOf().car({ slug: 'a/b?c' })).toBe('/cars/a%2Fb%3Fc');
  expect(pathsOf().search('red & fast')).toBe('/search?query=red+%26+fast');
});

describe('PL-007 links of a tenant with addresses of its own', () => {
  it('PL-007 every link follows a moved address', () => {
    expect(pathsOf(moved('vehicle.detail', '/stock/:slug')).car(aCar({ slug: 'x' }))).toBe('/stock/x');
    expect(pathsOf(moved('search.start', '/stock')).car({ slug: '' })).toBe('/stock/');
    expect(pathsOf(moved('search.results', '/buy')).search('kia')).toBe('/buy?query=kia');
    expect(pathsOf(moved('search.make-model', '/buy/:make/:model')).makeModel('Land Rover', 'Defender 110')).toBe(
      '/buy/land-rover/defender-110',
    );
    expect(pathsOf(moved('search.used-cars', '/second-hand')).searchPreset('used-cars')).toBe('/second-hand');
    expect(pathsOf(moved('search.preset', '/buy/:preset')).searchPreset('kia')).toBe('/buy/kia');
  });

  it('PL-007 links that a switch or the document names follow too, with query and anchor', () => {
    expect(pathsOf(moved('finance.application', '/money')).finance()).toBe('/money');
    expect(pathsOf(moved('search.new-used-and-demo-cars', '/all')).allCars()).toBe('/all');
    expect(pathsOf(moved('search.results', '/buy')).follow('/search?query=kia#top')).toBe('/buy?query=kia#top');
    expect(pathsOf(moved('locations.detail', '/sites/:slug')).follow('/our-location/perth')).toBe('/sites/perth');
    expect(pathsOf({ switches: { customerAreaPath: '/myservco' } }).customerArea()).toBe('/myservco');
  });

  it('PL-007 does not change an address that the tenant has already moved', () => {
    const routes = [
      { route: 'search.model', pattern: '/model/:model' },
      { route: 'search.results', pattern: '/buy' },
    ];
    expect(pathsOf({ routes }).follow('/buy?query=kia')).toBe('/buy?query=kia');
    expect(pathsOf({ routes }).follow('https://elsewhere.example/search')).toBe('https://elsewhere.example/search');
    expect(pathsOf({ routes }).follow('tel:0855501234')).toBe('tel:0855501234');
  });
});

it('SH-113 a link to a switched-off page leads home', () => {
  const off = pathsOf({ switches: { favouritesEnabled: false, financeEnabled: false } });
  expect([off.favourites(), off.finance()]).toEqual(['/', '/']);
});

it('SH-017 reports which addresses show a deployed page', () => {
  const site = aSite({ switches: { compareEnabled: false } });
  const paths = createPaths(site, deployedRoutes(site));
  expect(paths.exists('/contact?x=1#top')).toBe(true);
  expect([paths.routeAt('/contact?x=1#top'), paths.routeAt('/compare')]).toEqual(['forms.contact', null]);
  expect(paths.exists('/compare')).toBe(false);
  expect([paths.exists('/careers'), paths.routeAt('/careers')]).toEqual([false, 'search.model']);
  expect(paths.exists('/no/such/page')).toBe(false);
});

it('PL-007 every builder leads to a page of the site', () => {
  const site = aSite({ switches: { favouritesEnabled: true, watchlistEnabled: true, compareEnabled: true } });
  const table = tableOf(site);
  const paths = createPaths(site, table);
  const about = { id: 5, slug: 'a' };
  const links: Record<string, string> = {
    'shell.home': paths.home(),
    'search.start': paths.car({ slug: '' }),
    'vehicle.detail': paths.car(about),
    'vehicle.print': paths.print(about),
    'forms.reserve': paths.reserve(about),
    'forms.checkout-journey': paths.onlinePurchase(about),
    'forms.car-trade-in': paths.tradeIn(about),
    'forms.sell-my-car': paths.sellMyCar(),
    'forms.success': paths.success(),
    'forms.sign-in': paths.signIn('finance', { redirect: '/' }),
    'search.results': paths.search('kia'),
    'search.new-used-and-demo-cars': paths.allCars(),
    'search.new-and-demo-cars': paths.searchPreset('new-and-demo-cars'),
    'search.preset': paths.searchPreset('toyota'),
    'search.pre-owned': paths.certified(),
    'search.parts': paths.partsSearch(),
    'search.watchlist': paths.watchlist(),
    'search.favourites': paths.favourites(),
    'search.compare': paths.compare(),
    'search.offers': paths.offers(),
    'search.offer': paths.offer({ id: 1, manufacturer: null }),
    'search.model': paths.model(about),
    'search.accessories': paths.accessories(about),
    'search.toyota-model': paths.toyotaModel('Yaris'),
    'search.models': paths.models('SUV'),
    'search.blog': paths.blog(),
    'search.vehicle-reviews': paths.blog('vehicle-reviews'),
    'search.blog-category': paths.blog('motoring-tips'),
    'search.article': paths.article({ category: 'motoring-tips', slug: 'tyres' }),
    'locations.list': paths.locations(),
    'locations.contact': paths.locationContact(about),
    'locations.visit-us': paths.visitUs(),
    'forms.contact': paths.contact(),
    'forms.careers': paths.careers(),
    'forms.service': paths.servicePage(),
    'forms.genuine-service': paths.genuineService(),
    'forms.test-drive': paths.testDrive(),
    'forms.new-vehicle-enquiry': paths.enquiry('new-vehicle'),
    'forms.feedback': paths.enquiry('feedback'),
    'forms.fleet': paths.fleet(),
    'forms.survey': paths.survey(),
    'forms.unsubscribe': paths.unsubscribe(),
    'locations.review-feedback': paths.reviewFeedback({ first_name: 'Robin', dealership_name: 'Harbour Motors' }),
    'finance.information': paths.financeInformation(),
    'finance.credit-check': paths.creditCheck(about),
    'navigation.privacy': paths.privacy(),
    'navigation.terms': paths.terms(),
    'navigation.complaints': paths.complaints(),
    'shell.sitemap': paths.siteMap(),
    'navigation.about': paths.about(),
    'navigation.my-garage': paths.customerArea(),
    'navigation.spin-to-win': paths.spinToWin(),
    'navigation.online-payment': paths.onlinePayment(),
  };
  for (const [name, link] of Object.entries(links)) {
    expect([name, link, matchRoute(table, new URL(link, site.url).pathname)?.route.name]).toEqual([name, link, name]);
  }
});

it.each(['/cars/%00', '/cars/%0d%0a', '/cars/%7f'])('PL-046 %s has a control character, and is the path of no route', (path) => {
  expect(matchRoute(deployedRoutes(aSite()), path)).toBeNull();
});
