/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import { act, screen } from '@testing-library/react';
import type { AnyPageModule } from '@forecourt/shared-contracts/shell';
import { aSite, declaredRoutes, deployedRoutes } from '@forecourt/shared-contracts/testing';
import { matchPage } from '../routing/pageMatch';
import { renderShell, type TestRemote } from '../testing/renderShell';

const NOT_FOUND = 'Page not found';
const model: AnyPageModule = { Component: ({ data }) => <h1>{data}</h1>, loader: ({ params }) => `Model ${params.model}` };
const results: AnyPageModule = { Component: ({ data }) => <h1>{data}</h1>, loader: ({ params }) => `Preset ${params.preset}` };
const list: AnyPageModule = { Component: () => <h1>Our locations</h1> };

const search = (pages: TestRemote['pages']): Record<string, TestRemote> => ({ 'mf-search': { pages } });
const whole: Record<string, TestRemote> = {
  ...search({ model: async () => model, results: async () => results, compare: async () => list }),
  'mf-locations': { pages: { list: async () => list } },
};

it('SH-017 a page that the deployed release does not have is not found, until a release adds it', async () => {
  const before = await renderShell({ path: '/corolla', remotes: search({ results: async () => results }) });
  expect(await screen.findByText(NOT_FOUND)).toBeVisible();
  expect(before.failures).toEqual([]);
  before.unmount();

  await renderShell({ path: '/corolla', remotes: whole });
  expect(await screen.findByRole('heading', { name: 'Model corolla' })).toBeVisible();
});

it('a page whose feature is off is not found, although the pattern of the model page matches', async () => {
  const { failures } = await renderShell({ path: '/compare', site: aSite({ switches: { compareEnabled: false } }), remotes: whole });
  expect(await screen.findByText(NOT_FOUND)).toBeVisible();
  expect(failures).toEqual([]);
});

it('the models prefix matches Toyota models only', async () => {
  const { navigation } = await renderShell({ path: '/models/corolla', remotes: whole });
  expect(await screen.findByText(NOT_FOUND)).toBeVisible();
  await act(async () => navigation.navigate('/models/toyota-corolla'));
  expect(await screen.findByRole('heading', { name: 'Model toyota-corolla' })).toBeVisible();
});

it.each([
  ['/search/used-cars', 'used-cars'],
  ['/new-used-and-demo-cars', 'new-used-and-demo-cars'],
  ['/search/demo-cars', 'demo-cars'],
])('passes the loader of %s the preset %s', async (path, preset) => {
  await renderShell({ path, remotes: whole });
  expect(await screen.findByRole('heading', { name: `Preset ${preset}` })).toBeVisible();
});

it.each(['/our-location', '/find-us', '/yards/all'])('a page with several paths of the tenant is displayed at %s', async (path) => {
  const site = aSite({ routes: [{ route: 'locations.list', also: ['/find-us', '/yards/all'] }] });
  await renderShell({ path, site, remotes: whole });
  expect(await screen.findByRole('heading', { name: 'Our locations' })).toBeVisible();
});

it.each(['/my-garage', '/mymotorama', '/mybigboxcars', '/myservco'])(
  'NA-053 %s leads to the customer area of the tenant, with its query',
  async (other) => {
    const area: TestRemote = { pages: { 'customer-area': async () => ({ Component: () => <h1>My Garage</h1> }) } };
    const site = aSite({ switches: { garageEnabled: true, customerAreaPath: '/myblinkr' } });
    const user = { id: 1, phone: '+61491570006' };
    const { navigation } = await renderShell({ path: `${other}?tab=cars`, site, user, remotes: { 'mf-navigation': area } });
    expect(await screen.findByRole('heading', { name: 'My Garage' })).toBeVisible();
    expect(navigation.displayedPage().location).toMatchObject({ pathname: '/myblinkr', search: '?tab=cars' });
  },
);

it('loads the site map as a document instead of a page of the app', async () => {
  const { navigation, loadedDocuments } = await renderShell({ path: '/our-location', remotes: whole });
  await act(async () => navigation.navigate('/sitemap.xml'));
  expect(loadedDocuments).toEqual(['/sitemap.xml']);
  expect(navigation.displayedPage().location.pathname).toBe('/our-location');
});

it('CO-137 CO-138 every declared pattern matches its own route, with and without a trailing slash', () => {
  const flags = declaredRoutes().flatMap(({ requires }) => requires);
  const routes = deployedRoutes(aSite({ switches: Object.fromEntries(flags.map((flag) => [flag, true])) }));
  for (const { name, pattern } of declaredRoutes()) {
    const path = pattern.replaceAll(/:\w+/g, 'toyota-x');
    expect([path, matchPage(routes, path).route?.name, matchPage(routes, `${path}/`).route?.name]).toEqual([path, name, name]);
  }
});
