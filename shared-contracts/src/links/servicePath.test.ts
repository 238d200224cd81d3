import { createLinks } from '../routes/links';
import { aSite, deployedRoutes } from '../testing';
import { servicePath } from './servicePath';

it.each([
  ['the service page', {}, '/service'],
  ['the tenant’s booking page', { serviceBookingUrl: 'https://bookings.example/a' }, 'https://bookings.example/a'],
  ['the genuine service page of a brand theme', { servicePage: 'genuine-service' as const }, '/genuine-service'],
  [
    'the dealer site of a brand theme',
    { servicePage: 'genuine-service' as const, baseDomain: 'dealer.example' },
    'https://dealer.example/service/booking',
  ],
  ['the service page although a dealer site is known', { baseDomain: 'dealer.example' }, '/service'],
])('SH-015 leads to %s', (_what, switches, expected) => {
  const site = aSite({ switches });
  expect(servicePath({ site, to: createLinks(deployedRoutes(site)) })).toBe(expected);
});
