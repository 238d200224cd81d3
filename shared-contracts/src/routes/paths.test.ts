import { aCar, aSite } from '../testing';
import { createPaths } from './paths';

type Site = Parameters<typeof aSite>[0];
const pathsOf = (over: Site = {}) => createPaths(aSite(over));
const moved = (route: string, pattern: string) => ({ routes: [{ route, pattern }] });

it('CO-124 builds car links, and leads to /cars without a slug', () => {
  expect(pathsOf().car({ slug: '2021-kia-rio-7' })).toBe('/cars/2021-kia-rio-7');
  expect(pathsOf().car({ slug: '' })).toBe('/cars');
});

it('encodes what goes into an address', () => {
  expect(pathsOf().car({ slug: 'a/b?c' })).toBe('/cars/a%2Fb%3Fc');
  expect(pathsOf().search('red & fast')).toBe('/search?query=red+%26+fast');
});

it('PL-007 every link follows a moved address', () => {
  expect(pathsOf(moved('SH-020', '/stock/:slug')).car(aCar({ slug: 'x' }))).toBe('/stock/x');
  expect(pathsOf(moved('SH-031', '/buy')).search('kia')).toBe('/buy?query=kia');
  expect(pathsOf(moved('SH-039', '/buy/:make/:model')).makeModel('Land Rover', 'Defender 110')).toBe('/buy/land-rover/defender-110');
});

it('PL-007 links that a switch names follow too', () => {
  expect(pathsOf(moved('SH-081', '/money')).finance()).toBe('/money');
  expect(pathsOf(moved('SH-032', '/buy/:preset')).allCars()).toBe('/buy/new-used-and-demo-cars');
  expect(pathsOf({ switches: { financePath: 'https://lender.example/apply' } }).finance()).toBe('https://lender.example/apply');
});

it('SH-113 a link to a switched-off page leads home', () => {
  expect(pathsOf({ switches: { favouritesEnabled: false } }).favourites()).toBe('/');
});

it.each([
  ['/locations', '/locations/perth'],
  ['/our-location', '/our-location/perth'],
  ['/contact-us', '/contact-us/perth'],
] as const)('LO-002 location links under %s', (locationPageBase, path) => {
  expect(pathsOf({ switches: { locationPageBase } }).location({ slug: 'perth' })).toBe(path);
});

it('CO-128 gives the finance form what it needs, without empty values', () => {
  const car = aCar({ id: 5, dealership_slug: 'harbour', price: 24_990, car_type: 'used', vin: null });
  expect(pathsOf().finance(car)).toBe('/finance?preferredDealership=harbour&vehiclePriceBudget=24990&car_id=5&car_type=used#finance-form');
});

it('CO-131 asks the image service for width and quality', () => {
  expect(pathsOf().image('/cars/1/front.jpg', 480)).toBe('/images/w_480,q_75/cars/1/front.jpg');
  expect(pathsOf().image('cars/1/front.jpg', 1600, 80)).toBe('/images/w_1600,q_80/cars/1/front.jpg');
  expect(pathsOf({ switches: { imageQuality: 60 } }).image('a.jpg', 10)).toBe('/images/w_10,q_60/a.jpg');
});
