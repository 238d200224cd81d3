import { createLinks } from '../routes/links';
import { aSite, deployedRoutes } from '../testing';
import { servicePath } from './servicePath';

it.each([
  ['the service page', null, {}, '/service'],
  ['the tenant’s booking page', null, { serviceBookingUrl: 'https://bookings.example/a' }, 'https://bookings.example/a'],
  ['the genuine service page of a brand theme', 'toyota-dealer', {}, '/genuine-service'],
  ['the dealer site of a brand theme', 'toyota-dealer', { baseDomain: 'dealer.example' }, 'https://dealer.example/service/booking'],
  ['the service page although a dealer site is known', null, { baseDomain: 'dealer.example' }, '/service'],
])('SH-015 leads to %s', (_what, template, switches, expected) => {
  const site = aSite({ template, switches });
  expect(servicePath({ site, to: createLinks(deployedRoutes(site)) })).toBe(expected);
});
