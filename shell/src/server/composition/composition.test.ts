import { aSite } from '@forecourt/shared-contracts/testing';
import { compositionOf } from '../../app/testing/compositionOf';
import { EMPTY_REGISTRY } from '../../registry';
import { compositionIdOf, routeOf, versionsFor } from './composition';

const nothingReleased = { remotes: {} };
const nameAt = (pathname: string, site = aSite(), composition: Parameters<typeof routeOf>[2] = nothingReleased) =>
  routeOf(site, pathname, composition)?.name ?? null;

it.each([
  ['the home page', '/', 'shell.home'],
  ['a fixed address', '/search', 'search.results'],
  ['one parameter', '/search/toyota', 'search.preset'],
  ['two parameters', '/search/toyota/corolla', 'search.make-model'],
  ['a car', '/cars/2021-toyota-corolla-101', 'vehicle.detail'],
  ['a trailing slash', '/cars/', 'search.start'],
  ['an unknown address', '/no/such/page/here', null],
])('CO-138 finds the route of %s', (_what, pathname, name) => {
  expect(nameAt(pathname)).toBe(name);
});

it('PL-007 a static path of the tenant takes precedence over a matching pattern, whatever their order in the table', () => {
  const site = aSite({ routes: [{ route: 'search.pre-owned', pattern: '/cars/pre-owned' }] });
  expect(nameAt('/cars/pre-owned', site)).toBe('search.pre-owned');
  expect(nameAt('/cars/another', site)).toBe('vehicle.detail');
});

it('SH-017 a path has no route until the deployed release provides its page', () => {
  const released = (...pages: string[]) =>
    compositionOf({ 'mf-forms': { pages: Object.fromEntries(pages.map((page) => [page, async () => ({ Component: () => null })])) } });
  expect(nameAt('/careers', aSite(), released('forms.contact'))).toBeNull();
  expect(nameAt('/careers', aSite(), released('forms.contact', 'forms.careers'))).toBe('forms.careers');
  expect(nameAt('/contact', aSite(), released('forms.contact'))).toBe('forms.contact');
});

it('PL-008 selects a version of every released remote', () => {
  const remotes = {
    'mf-search': { stable: '1.0.0', canary: null, pins: { 'harbour-motors': '0.9.0' }, previous: [] },
    'mf-forms': { stable: '2.0.0', canary: null, pins: {}, previous: [] },
  };
  expect(versionsFor({ ...EMPTY_REGISTRY, remotes }, { tenant: 'harbour-motors', bucket: null })).toEqual({
    'mf-search': '0.9.0',
    'mf-forms': '2.0.0',
  });
});

it('PL-068 the id of a composition depends on its versions and not on the order of its remotes', () => {
  const id = compositionIdOf(12, { 'mf-search': '1.0.0', 'mf-forms': '2.0.0' });
  expect(id).toMatch(/^12-[\da-f]{8}$/);
  expect(compositionIdOf(12, { 'mf-forms': '2.0.0', 'mf-search': '1.0.0' })).toBe(id);
  expect(compositionIdOf(12, { 'mf-forms': '2.0.1', 'mf-search': '1.0.0' })).not.toBe(id);
});
