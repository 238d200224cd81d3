/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import { act, screen } from '@testing-library/react';
import { ROUTES, type AnyPageModule } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { matchPage } from '../routing/pageMatch';
import { renderShell, type TestRemote } from '../testing/renderShell';

const NOT_FOUND = 'Page not found';
const model: AnyPageModule = { Component: ({ data }) => <h1>{data}</h1>, loader: ({ params }) => `Model ${params.model}` };
const results: AnyPageModule = { Component: ({ data }) => <h1>{data}</h1>, loader: ({ params }) => `Preset ${params.preset}` };
const list: AnyPageModule = { Component: () => <h1>Our locations</h1> };

const search = (pages: TestRemote['pages']): Record<string, TestRemote> => ({ 'mf-search': { pages } });
const whole: Record<string, TestRemote> = {
  ...search({ 'search.model': async () => model, 'search.results': async () => results }),
  'mf-locations': { pages: { 'locations.list': async () => list } },
};

it('SH-017 a page that the deployed release does not have is not found, and works from the release that brings it', async () => {
  const before = await renderShell({ path: '/corolla', remotes: search({ 'search.results': async () => results }) });
  expect(await screen.findByText(NOT_FOUND)).toBeVisible();
  expect(before.failures).toEqual([]);
  before.unmount();

  await renderShell({ path: '/corolla', remotes: whole });
  expect(await screen.findByRole('heading', { name: 'Model corolla' })).toBeVisible();
});

it('SH-016 a page of a remote without any release is out of order, not unknown', async () => {
  await renderShell({ path: '/careers', remotes: whole });
  expect(await screen.findByText('This page is temporarily unavailable. Please try again.')).toBeVisible();
});

it('SH-113 a page whose feature is off is not found, though the address of a model page fits', async () => {
  const { failures } = await renderShell({ path: '/compare', site: aSite({ switches: { compareEnabled: false } }), remotes: whole });
  expect(await screen.findByText(NOT_FOUND)).toBeVisible();
  expect(failures).toEqual([]);
});

it('SH-052 the models prefix leads to Toyota models only', async () => {
  const { navigation } = await renderShell({ path: '/models/corolla', remotes: whole });
  expect(await screen.findByText(NOT_FOUND)).toBeVisible();
  await act(async () => navigation.navigate('/models/toyota-corolla'));
  expect(await screen.findByRole('heading', { name: 'Model toyota-corolla' })).toBeVisible();
});

it.each([
  ['SH-034', '/search/used-cars', 'used-cars'],
  ['SH-040', '/new-used-and-demo-cars', 'new-used-and-demo-cars'],
  ['SH-035', '/search/demo-cars', 'demo-cars'],
])('%s gives the page of %s the preset %s', async (_id, path, preset) => {
  await renderShell({ path, remotes: whole });
  expect(await screen.findByRole('heading', { name: `Preset ${preset}` })).toBeVisible();
});

it.each(['/our-location', '/find-us', '/yards/all'])('PL-007 a page with several addresses shows at %s', async (path) => {
  const site = aSite({ routes: [{ route: 'SH-060', also: ['/find-us', '/yards/all'] }] });
  await renderShell({ path, site, remotes: whole });
  expect(await screen.findByRole('heading', { name: 'Our locations' })).toBeVisible();
});

it('SH-089 the browser leaves the app for the site map, which the back end answers', async () => {
  const { navigation, loadedDocuments } = await renderShell({ path: '/our-location', remotes: whole });
  await act(async () => navigation.navigate('/sitemap.xml'));
  expect(loadedDocuments).toEqual(['/sitemap.xml']);
  expect(navigation.displayedPage().location.pathname).toBe('/our-location');
});

it('CO-137 CO-138 every address of the table belongs to one page, with and without a slash at the end', () => {
  const site = aSite({ switches: Object.fromEntries(ROUTES.flatMap(({ requires }) => requires.map((flag) => [flag, true]))) });
  for (const { id, pattern } of ROUTES) {
    const path = pattern.replaceAll(/:\w+/g, 'toyota-x');
    expect([path, matchPage(site, path).route?.id, matchPage(site, `${path}/`).route?.id]).toEqual([path, id, id]);
  }
});
