import { aSite } from '../testing/aSite';
import { offeredPath } from './offeredPath';
import { createPaths } from './paths';

const off = (route: string) => aSite({ routes: [{ route, pattern: null, off: true }] });

it('SH-017 an address of the site is offered, with its query', () => {
  const paths = createPaths(aSite());
  expect(offeredPath(paths, paths.certified())).toBe('/pre-owned?certified=true');
});

it('SH-017 an address that nothing shows is not offered', () => {
  expect(offeredPath(createPaths(aSite()), '/no/such/page/at/all')).toBeNull();
});

it('SH-017 a page whose remote is not deployed is not offered', () => {
  const paths = createPaths(aSite(), ({ id }) => id !== 'SH-041');
  expect(offeredPath(paths, paths.preOwned())).toBeNull();
});

it('PL-007 a page that the site has switched off is not offered, although its link would lead home', () => {
  const paths = createPaths(off('SH-041'));
  expect([paths.preOwned(), paths.certified()].map((to) => offeredPath(paths, to))).toEqual([null, null]);
});
