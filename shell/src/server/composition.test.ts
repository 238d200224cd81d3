import { aSite } from '@forecourt/shared-contracts/testing';
import { EMPTY_REGISTRY } from '../registry';
import { routeOf, versionsFor } from './composition';

it.each([
  ['the home page', '/', 'SH-018'],
  ['a fixed address', '/search', 'SH-031'],
  ['one parameter', '/search/used-cars', 'SH-032'],
  ['two parameters', '/search/toyota/corolla', 'SH-039'],
  ['a car', '/cars/2021-toyota-corolla-101', 'SH-020'],
  ['a trailing slash', '/cars/', 'SH-019'],
  ['an unknown address', '/no/such/page/here', null],
])('CO-138 finds the route of %s', (_what, pathname, id) => {
  expect(routeOf(aSite(), pathname)?.id ?? null).toBe(id);
});

it('PL-007 a fixed address of the tenant wins over a pattern that fits as well, whatever stands first in the table', () => {
  const site = aSite({ routes: [{ route: 'SH-041', pattern: '/cars/pre-owned' }] });
  expect(routeOf(site, '/cars/pre-owned')?.id).toBe('SH-041');
  expect(routeOf(site, '/cars/another')?.id).toBe('SH-020');
  expect(routeOf(site, '/pre-owned')).toBeNull();
});

it('PL-007 an address that is switched off or whose feature is off is unknown', () => {
  expect(routeOf(aSite({ routes: [{ route: 'SH-066', off: true }] }), '/contact')).toBeNull();
  expect(routeOf(aSite({ switches: { financeEnabled: false } }), '/finance')).toBeNull();
  expect(routeOf(aSite({ switches: { financeEnabled: true } }), '/finance')?.id).toBe('SH-081');
});

it('PL-008 chooses a version of every released remote', () => {
  const remotes = {
    'mf-search': { stable: '1.0.0', canary: null, pins: { 'harbour-motors': '0.9.0' }, previous: [] },
    'mf-forms': { stable: '2.0.0', canary: null, pins: {}, previous: [] },
  };
  expect(versionsFor({ ...EMPTY_REGISTRY, remotes }, { tenant: 'harbour-motors', bucket: null })).toEqual({ 'mf-search': '0.9.0', 'mf-forms': '2.0.0' });
});
