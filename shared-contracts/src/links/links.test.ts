import { createLinks } from '../routes/links';
import { tableOf } from '../routes/linkedRoutes';
import { imageAddress } from '../rules/imageAddress';
import { aCar, aSite } from '../testing';
import { carAddress, carPath } from './carPath';
import { onlinePurchasePath, reservePath } from './checkoutPaths';
import { financePath } from './financePath';
import { locationPath } from './locationPath';
import { modelPath } from './modelPath';
import { offerPath } from './offerPath';
import { allCarsPath, makeModelPath, presetPath } from './searchPaths';
import { signInPath } from './signInPath';
import { tradeInPath } from './tradeInPath';

/** Routes that the rules link to, also those of pages that no remote has yet. */
const PATTERNS = {
  'search.start': '/cars',
  'vehicle.detail': '/cars/:slug',
  'vehicle.print': '/print',
  'forms.reserve': '/cars/:slug/checkout',
  'forms.buy-online': '/cars/:slug/buy-online',
  'forms.checkout-journey': '/checkout-journey',
  'forms.car-trade-in': '/cars/trade-in',
  'forms.trade-in': '/trade-in',
  'forms.sign-in': '/sign-in',
  'finance.application': '/finance',
  'finance.enquiry': '/finance-enquiry',
  'finance.apply': '/apply-for-finance',
  'search.used-cars': '/search/used-cars',
  'search.preset': '/search/:preset',
  'search.make-model': '/search/:make/:model',
  'search.model': '/:model',
  'search.offer': '/offers/:offerId',
  'search.maker-offer': '/offers/:manufacturer/:offerId',
  'locations.detail': '/our-location/:slug',
  'locations.branch': '/locations/:slug',
  'locations.contact': '/contact-us/:slug',
};
const to = createLinks(tableOf(Object.entries(PATTERNS).map(([name, pattern]) => ({ name, pattern }))));
const nowhere = createLinks(tableOf([]));
const siteOf = (over: Parameters<typeof aSite>[0] = {}) => ({ site: aSite(over), to });
const withSwitches = (switches: NonNullable<Parameters<typeof aSite>[0]>['switches']) => siteOf({ switches });

it('CO-124 builds car, share and print links, and leads to /cars/ without a slug', () => {
  expect(carPath(to, { slug: '2021-kia-rio-7' })).toBe('/cars/2021-kia-rio-7');
  expect(carPath(to, { slug: '' })).toBe('/cars/');
  expect(carAddress(siteOf(), { slug: '2021-kia-rio-7' })).toBe('https://harbour-motors.example/cars/2021-kia-rio-7');
  expect(carAddress(siteOf({ url: 'https://harbour.example/' }), { slug: 'a' })).toBe('https://harbour.example/cars/a');
  expect(to('vehicle.print', { car_id: '2021-kia-rio-7' })).toBe('/print?car_id=2021-kia-rio-7');
});

it.each([
  ['checkout', '/cars/a/checkout'],
  ['buy-online', '/cars/a/buy-online'],
] as const)('CO-125 reserves under the tenant’s word %s', (checkoutPathSegment, path) => {
  expect(reservePath(withSwitches({ checkoutPathSegment }), { slug: 'a' })).toBe(path);
});

it.each([
  ['id', '/checkout-journey?car_id=101'],
  ['slug', '/checkout-journey?car_id=2021-kia-rio'],
] as const)('CO-126 buys online by %s', (checkoutJourneyCarParam, path) => {
  expect(onlinePurchasePath(withSwitches({ checkoutJourneyCarParam }), { id: 101, slug: '2021-kia-rio' })).toBe(path);
});

it('CO-127 trades in against a car, and without one', () => {
  expect(tradeInPath(to, { id: 101 })).toBe('/cars/trade-in?car_id=101');
  expect(tradeInPath(to)).toBe('/trade-in');
});

describe('CO-128 the finance link', () => {
  const car = aCar({ id: 5, dealership_slug: 'harbour', price: 24_990, car_type: 'used', vin: null });

  it('CO-128 gives the finance form what it needs, without empty values', () => {
    expect(financePath(siteOf(), car)).toBe(
      '/finance?preferredDealership=harbour&vehiclePriceBudget=24990&car_id=5&car_type=used#finance-form',
    );
    expect(financePath(siteOf(), { ...car, vin: 'V1', price: null, dealership_slug: '' })).toBe(
      '/finance?car_id=5&car_type=used&vin=V1#finance-form',
    );
    expect(financePath(siteOf())).toBe('/finance');
  });

  it.each([
    ['/finance-enquiry', '/finance-enquiry?'],
    ['/apply-for-finance', '/apply-for-finance?'],
    ['https://lender.example/apply', 'https://lender.example/apply?'],
    ['https://lender.example/apply?from=us', 'https://lender.example/apply?from=us&'],
  ])('CO-128 starts at the tenant’s %s', (path, start) => {
    expect(financePath(withSwitches({ financePath: path }), car)?.startsWith(`${start}preferredDealership=harbour&`)).toBe(true);
  });
});

it('CO-129 writes the sign-in link, and never one to another site', () => {
  expect(signInPath(to, 'checkout', { redirect: '/cars/a/checkout?x=1', back: '/cars/a' })).toBe(
    '/sign-in?type=checkout&redirect=%2Fcars%2Fa%2Fcheckout%3Fx%3D1&back=%2Fcars%2Fa',
  );
  expect(signInPath(to, 'watchlist', { redirect: 'https://evil.example', back: '//evil.example' })).toBe(
    '/sign-in?type=watchlist&redirect=%2F&back=%2F',
  );
  expect(signInPath(to, 'watchlist', { redirect: '/watchlist' })).toBe('/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2F');
});

it('CO-130 links a model to its own page or to its override', () => {
  expect(modelPath(to, { slug: 'corolla', override_url: null })).toBe('/corolla');
  expect(modelPath(to, { slug: 'corolla', override_url: '' })).toBe('/corolla');
  expect(modelPath(to, { slug: 'corolla', override_url: 'https://maker.example/corolla' })).toBe('https://maker.example/corolla');
});

it('CO-112 writes the maker into an offer’s path only where the site has no single one', () => {
  const offer = { id: 7, manufacturer: { name: 'Land Rover' } };
  const several = siteOf({ manufacturer: null });
  expect(offerPath(several, offer)).toBe('/offers/land-rover/7');
  expect(offerPath(several, { ...offer, manufacturer: 'MG' })).toBe('/offers/mg/7');
  expect(offerPath(several, { ...offer, manufacturer: null })).toBe('/offers/7');
  expect(offerPath(siteOf({ manufacturer: { name: 'Toyota', slug: 'toyota' } }), offer)).toBe('/offers/7');
});

it('VE-076 an attempt is part of the address before the path, which may have a query of its own', () => {
  const { site } = siteOf();
  const address = (soon: number) => imageAddress(site, 'https://photos.example/1.jpg?v=2', 480, { soon });
  expect(address(0)).toBe('/images/w_480,q_75,soon/https://photos.example/1.jpg?v=2');
  expect(address(2)).toBe('/images/w_480,q_75,soon2/https://photos.example/1.jpg?v=2');
});

it('CO-131 requests width and quality from the image service', () => {
  const { site } = siteOf();
  expect(imageAddress(site, '/cars/1/front.jpg', 480)).toBe('/images/w_480,q_75/cars/1/front.jpg');
  expect(imageAddress(site, 'cars/1/front.jpg', 1600, { quality: 80 })).toBe('/images/w_1600,q_80/cars/1/front.jpg');
  expect(imageAddress(withSwitches({ imageQuality: 60 }).site, 'a.jpg', 10)).toBe('/images/w_10,q_60/a.jpg');
});

it.each([
  ['/locations', '/locations/perth'],
  ['/our-location', '/our-location/perth'],
  ['/contact-us', '/contact-us/perth'],
] as const)('LO-002 location links under %s', (locationPageBase, path) => {
  expect(locationPath(withSwitches({ locationPageBase }), { slug: 'perth' })).toBe(path);
});

it('searches have an address of their own, or that of presets', () => {
  expect(presetPath(to, 'used-cars')).toBe('/search/used-cars');
  expect(presetPath(to, 'new-and-demo-cars')).toBe('/search/new-and-demo-cars');
  expect(makeModelPath(to, 'Land Rover', 'Defender 110')).toBe('/search/land-rover/defender-110');
  expect(allCarsPath(withSwitches({ defaultSearchPath: '/search/used-cars' }))).toBe('/search/used-cars');
});

it('SH-017 links to pages that are not deployed are null', () => {
  const { site } = siteOf();
  expect([
    reservePath({ site, to: nowhere }, { slug: 'a' }),
    onlinePurchasePath({ site, to: nowhere }, { id: 1, slug: 'a' }),
    tradeInPath(nowhere),
    financePath({ site, to: nowhere }, aCar()),
    locationPath({ site, to: nowhere }, { slug: 'a' }),
    signInPath(nowhere, 'watchlist', { redirect: '/' }),
  ]).toEqual([null, null, null, null, null, null]);
});
