/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { PageNotFound } from '@forecourt/shared-contracts';
import type { AnyPageModule } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderShell, type TestRemote } from '../testing/renderShell';

/** Awaits what the click starts: pages wait for their modules. */
const click = (element: HTMLElement) => act(async () => element.click());

const UNAVAILABLE = 'This page is temporarily unavailable. Please try again.';
const header: TestRemote = { slots: { header: async () => ({ Component: () => <Link to="/search">Our cars</Link> }) } };
const carPage: AnyPageModule = { Component: ({ data }) => <h1>{data}</h1>, loader: ({ params }) => `Car ${params.slug}` };

const withCars = (page: () => Promise<AnyPageModule>): Record<string, TestRemote> => ({
  'mf-navigation': header,
  'mf-vehicle': { version: '3.1.0', pages: { detail: page } },
});

it('renders the page of a remote with its data, marked with remote, version and page', async () => {
  const { container } = await renderShell({ path: '/cars/corolla', remotes: withCars(async () => carPage) });
  expect(await screen.findByRole('heading', { name: 'Car corolla' })).toBeVisible();
  const region = container.querySelector('[data-page="detail"]');
  expect(region).toHaveAttribute('data-remote', 'mf-vehicle');
  expect(region).toHaveAttribute('data-version', '3.1.0');
  expect(screen.getByRole('main')).toContainElement(region as HTMLElement);
});

it.each([
  ['a path that no route has', '/no/such/page/here'],
  ['a page whose feature is off', '/finance'],
])("SH-017 %s shows 'Page not found' and links to other pages", async (_what, path) => {
  const site = aSite({ switches: { financeEnabled: false, defaultSearchPath: '/search/used-cars' } });
  await renderShell({ path, site, remotes: withCars(async () => carPage) });
  expect(await screen.findByText('Page not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all vehicles' })).toHaveAttribute('href', '/search/used-cars');
  expect(screen.getByRole('link', { name: 'Our cars' })).toBeVisible();
});

it('SH-017 an unknown path leads to the contact page where the site has one', async () => {
  const remotes = { ...withCars(async () => carPage), 'mf-forms': { pages: { contact: async () => carPage } } };
  await renderShell({ path: '/no/such/page/here', remotes });
  expect(await screen.findByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

it("SH-017 a car that does not exist renders 'Page not found' and reports no failure", async () => {
  const page: AnyPageModule = {
    ...carPage,
    loader: () => {
      throw new PageNotFound('no such car');
    },
  };
  const { failures } = await renderShell({ path: '/cars/gone', remotes: withCars(async () => page) });
  expect(await screen.findByText('Page not found')).toBeVisible();
  expect(failures).toEqual([]);
});

it('SH-016 the browser loads a page again that failed on the server', async () => {
  const page = jest.fn(async () => carPage);
  await renderShell({ path: '/cars/corolla', remotes: withCars(page), serverResult: { kind: 'failed', by: 'remote' } });
  expect(await screen.findByRole('heading', { name: 'Car corolla' })).toBeVisible();
  expect(page).toHaveBeenCalledTimes(1);
});

it('SH-016 a page that fails again has a Retry button that loads it; the rest of the site works', async () => {
  let isUp = false;
  const page = jest.fn(async () => {
    if (!isUp) throw new Error('no answer');
    return carPage;
  });
  const { failures } = await renderShell({
    path: '/cars/corolla',
    remotes: withCars(page),
    serverResult: { kind: 'failed', by: 'remote' },
  });

  expect(await screen.findByText(UNAVAILABLE)).toBeVisible();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(page).toHaveBeenCalledTimes(1);
  expect(failures).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Our cars' })).toBeVisible();

  isUp = true;
  await click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Car corolla' })).toBeVisible();
  expect(page).toHaveBeenCalledTimes(2);
});

it('SH-016 a page that throws in render is replaced in its region, reported, and rendered again on Retry', async () => {
  let isBroken = true;
  const page: AnyPageModule = {
    ...carPage,
    Component: ({ data }) => {
      if (isBroken) throw new Error('odd data');
      return <h1>{data}</h1>;
    },
  };
  const { failures } = await renderShell({ path: '/cars/corolla', remotes: withCars(async () => page) });
  expect(await screen.findByText(UNAVAILABLE)).toBeVisible();
  expect(failures).toEqual([expect.objectContaining({ remote: 'mf-vehicle', version: '3.1.0', region: 'page detail' })]);

  isBroken = false;
  await click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Car corolla' })).toBeVisible();
});

it('SH-016 after a failed page the visitor can go on to another one', async () => {
  const results: AnyPageModule = { Component: () => <h1>All cars</h1> };
  await renderShell({
    path: '/cars/corolla',
    remotes: {
      ...withCars(() => Promise.reject(new Error('no answer'))),
      'mf-search': { pages: { results: async () => results } },
    },
  });
  expect(await screen.findByText(UNAVAILABLE)).toBeVisible();
  await click(screen.getByRole('link', { name: 'Our cars' }));
  expect(await screen.findByRole('heading', { name: 'All cars' })).toBeVisible();
  expect(screen.queryByText(UNAVAILABLE)).toBeNull();
});

it('SH-016 a header whose code could not be loaded is tried again at the next navigation', async () => {
  const results: AnyPageModule = { Component: () => <h1>All cars</h1> };
  const load = jest
    .fn(async () => ({ Component: () => <p>Harbour Motors since 1987</p> }))
    .mockRejectedValueOnce(new Error('no connection'));
  const { failures } = await renderShell({
    path: '/cars/corolla',
    remotes: {
      'mf-navigation': { slots: { header: load, footer: async () => ({ Component: () => <Link to="/search">Our cars</Link> }) } },
      'mf-vehicle': { pages: { detail: async () => carPage } },
      'mf-search': { pages: { results: async () => results } },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Car corolla' })).toBeVisible();
  expect(screen.queryByText('Harbour Motors since 1987')).toBeNull();
  expect(failures).toHaveLength(1);

  await click(screen.getByRole('link', { name: 'Our cars' }));
  expect(await screen.findByText('Harbour Motors since 1987')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('SH-181 a navigation updates the title and moves focus to the heading of the new page', async () => {
  const results: AnyPageModule = {
    Component: () => <h1>All cars</h1>,
    meta: () => ({ title: 'Cars for sale', description: 'All of them', canonical: '/search', image: '/images/search.jpg' }),
  };
  document.title = 'as the server wrote it';
  const { navigation } = await renderShell({
    path: '/cars/corolla',
    remotes: { ...withCars(async () => carPage), 'mf-search': { pages: { results: async () => results } } },
  });
  await screen.findByRole('heading', { name: 'Car corolla' });

  await click(screen.getByRole('link', { name: 'Our cars' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'All cars' })).toHaveFocus());
  expect(document.title).toBe('Cars for sale | Harbour Motors');
  expect(navigation.displayedPage().location.pathname).toBe('/search');
});

it('NA-058 places the sections of the document below the page of their route, and of no other', async () => {
  const text = { type: 'text' as const, title: 'Before you visit', html: '<p>Bring your licence.</p>' };
  const remotes = { ...withCars(async () => carPage), 'mf-forms': { pages: { contact: async () => carPage } } };
  const site = aSite({ sections: { 'vehicle.detail': [text] } });
  const { unmount } = await renderShell({ path: '/cars/corolla', site, remotes });
  const heading = screen.getByRole('heading', { name: 'Before you visit' });
  expect(screen.getByRole('main')).toContainElement(heading);
  expect(screen.getByRole('heading', { name: 'Car corolla' }).compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();

  await renderShell({ path: '/contact', site, remotes });
  expect(screen.queryByRole('heading', { name: 'Before you visit' })).toBeNull();
});

it('CO-144 leaves a slot that has a position to the page', async () => {
  const remotes = {
    ...withCars(async () => carPage),
    'mf-search': { pages: {}, slots: { 'latest-cars': async () => ({ Component: () => <p>The latest cars</p> }) } },
  };
  const section = { type: 'slot' as const, slot: 'latest-cars', props: {} };
  const { unmount } = await renderShell({ path: '/cars/corolla', remotes, site: aSite({ sections: { 'vehicle.detail': [section] } }) });
  expect(await screen.findByText('The latest cars')).toBeVisible();
  unmount();
  await renderShell({
    path: '/cars/corolla',
    remotes,
    site: aSite({ sections: { 'vehicle.detail': [{ ...section, position: 'end' }] } }),
  });
  expect(screen.getByRole('heading', { name: 'Car corolla' })).toBeVisible();
  expect(screen.queryByText('The latest cars')).not.toBeInTheDocument();
});
