import { createLinks, type Switches } from '@forecourt/shared-contracts';
import { aSite, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { sectionPath } from './sectionPath';

function pathOf(target: string, { switches = {} }: { switches?: Partial<Switches> } = {}) {
  const site = aSite({ switches });
  return sectionPath(target, { site, to: createLinks(deployedRoutes(site)) });
}
const DEFAULTS = aSite().switches.bannerLinks;

it.each([
  ['specialOffers', '/special-offers'],
  ['service', '/service'],
  ['tradeIn', '/trade-in'],
  ['contact', '/contact'],
  ['bookTestDrive', '/book-test-drive/'],
  ['partsAndAccessories', '/vehicle-parts-and-accessories'],
])('SH-014 the link %s leads to %s', (target, path) => {
  expect(pathOf(target)).toBe(path);
});

it('SH-014 bannerLinks overrides each link for itself', () => {
  const switches = { bannerLinks: { ...DEFAULTS, tradeIn: '/sell-my-car', service: '/our-location' } };
  expect(pathOf('tradeIn', { switches })).toBe('/sell-my-car');
  expect(pathOf('service', { switches: { ...switches, serviceBookingUrl: 'https://bookings.example/a' } })).toBe('/our-location');
  expect(pathOf('contact', { switches })).toBe('/contact');
});

it('SH-015 the service link is that of the site', () => {
  expect(pathOf('service', { switches: { serviceBookingUrl: 'https://bookings.example/a' } })).toBe('https://bookings.example/a');
  expect(pathOf('service', { switches: { servicePage: 'genuine-service' } })).toBe('/genuine-service');
});

it.each([
  ['/search/suv?sort=price', '/search/suv?sort=price'],
  ['https://maker.example/range', 'https://maker.example/range'],
  ['/no-such-page', null],
])('NA-059 the address %s leads to %s', (address, expected) => {
  expect(pathOf(address)).toBe(expected);
});

it('NA-059 leads nowhere where the page is switched off', () => {
  expect(pathOf('tradeIn', { switches: { tradeInEnabled: false } })).toBeNull();
});
