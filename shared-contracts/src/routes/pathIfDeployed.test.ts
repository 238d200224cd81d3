import { defineRemote } from '../platform/definition';
import { aSite, deployedRoutes } from '../testing';
import { pathIfDeployed } from './pathIfDeployed';
import { createPaths } from './paths';

const off = (route: string) => aSite({ routes: [{ route, pattern: null, off: true }] });
const pathsOf = (site = aSite(), ...others: [] | [Parameters<typeof deployedRoutes>[1]]) =>
  createPaths(site, deployedRoutes(site, ...others));

it('SH-017 an address of the site is offered, with its query', () => {
  const paths = pathsOf();
  expect(pathIfDeployed(paths, paths.certified())).toBe('/pre-owned?certified=true');
});

it('SH-017 an address that nothing shows is not offered', () => {
  expect(pathIfDeployed(pathsOf(), '/no/such/page/at/all')).toBeNull();
});

it('SH-017 a page whose remote is not deployed is not offered', () => {
  const paths = pathsOf(aSite(), defineRemote({ name: 'mf-search', pages: {}, slots: {} }));
  expect(pathIfDeployed(paths, paths.preOwned())).toBeNull();
});

it('PL-007 a page that the site has switched off is not offered, although its link would lead home', () => {
  const paths = pathsOf(off('search.pre-owned'));
  expect([paths.preOwned(), paths.certified()].map((to) => pathIfDeployed(paths, to))).toEqual([null, null]);
});
