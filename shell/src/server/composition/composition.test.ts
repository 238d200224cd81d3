import { aSite } from '@forecourt/shared-contracts/testing';
import { compositionOf } from '../../app/testing/compositionOf';
import { EMPTY_REGISTRY } from '../../registry';
import { compositionIdOf, routeOf, versionsFor } from './composition';

const nothingReleased = { remotes: {} };
const idAt = (pathname: string, site = aSite(), composition: Parameters<typeof routeOf>[2] = nothingReleased) =>
  routeOf(site, pathname, composition)?.id ?? null;

it.each([
  ['the home page', '/', 'SH-018'],
  ['a fixed address', '/search', 'SH-031'],
  ['one parameter', '/search/toyota', 'SH-035'],
  ['two parameters', '/search/toyota/corolla', 'SH-039'],
  ['a car', '/cars/2021-toyota-corolla-101', 'SH-020'],
  ['a trailing slash', '/cars/', 'SH-019'],
  ['an unknown address', '/no/such/page/here', null],
])('CO-138 finds the route of %s', (_what, pathname, id) => {
  expect(idAt(pathname)).toBe(id);
});

it('PL-007 a static path of the tenant takes precedence over a matching pattern, whatever their order in the table', () => {
  const site = aSite({ routes: [{ route: 'SH-041', pattern: '/cars/pre-owned' }] });
  expect(idAt('/cars/pre-owned', site)).toBe('SH-041');
  expect(idAt('/cars/another', site)).toBe('SH-020');
});

it('SH-017 a path has no route until the deployed release provides its page', () => {
  const released = (...pages: string[]) =>
    compositionOf({ 'mf-forms': { pages: Object.fromEntries(pages.map((page) => [page, async () => ({ Component: () => null })])) } });
  expect(idAt('/careers', aSite(), released('forms.contact'))).toBeNull();
  expect(idAt('/careers', aSite(), released('forms.contact', 'forms.careers'))).toBe('SH-067');
  expect(idAt('/contact', aSite(), released('forms.contact'))).toBe('SH-066');
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
