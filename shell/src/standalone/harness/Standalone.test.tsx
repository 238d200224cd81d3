import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Car, RemoteSamples } from '@forecourt/shared-contracts';
import { aCar, aModel, aSite } from '@forecourt/shared-contracts/testing';
import { installNativeDialog } from '@forecourt/shared-ui/testing';
import type { StandaloneOptions } from '../../scenarios/standaloneOptions';
import { renderShell } from '../../app/testing/renderShell';
import { standaloneView } from '../standaloneView';

const site = aSite();
const options: StandaloneOptions = {
  scenario: 'sold-car',
  appearance: 'normal',
  isFramed: false,
  tenants: [
    { slug: site.slug, name: site.name, origin: 'http://harbour-motors.localhost:3100' },
    { slug: 'inland-cars', name: 'Inland Cars', origin: 'http://inland-cars.localhost:3100' },
  ],
};
const standalone = { options, view: standaloneView };
const page = async () => ({ Component: () => <h1>Page</h1> });
const slot = async () => ({ Component: () => <p>One car</p> });
const samples: RemoteSamples = {
  pages: {
    model: async ({ api, to }) => (await api.get<{ slug: string }[]>('/api/models')).map(({ slug }) => to('search.model', { model: slug })),
    article: () => [],
    offer: () => Promise.reject(new Error('the back end is away')),
  },
  slots: { 'car-card': ({ cars }) => cars.map((car) => ({ car })), 'saved-button': () => [] },
  scenarios: { 'page/results': ['empty', 'slow-api'] },
};
const remotes = {
  'mf-search': {
    pages: { results: page, offer: page, article: page, model: page },
    slots: { 'car-card': slot, 'saved-button': slot },
    samples,
  },
};
const responses = { '/api/cars/latest?limit=1': [aCar()], '/api/models': [aModel({ slug: 'outback' })] };
const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

const rows = () =>
  screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );

it('PL-022 lists each page and slot with a fixed address alone and at each width', async () => {
  await renderShell({ site, remotes, responses, standalone });
  const frame = (id: string, width: number) => `/?show=${id}&width=${width}&scenario=sold-car&appearance=normal`;
  expect(rows()).toEqual([
    [],
    ['/outback?scenario=sold-car&appearance=normal', ...[320, 390, 768, 1280].map((width) => frame('page%2Fmodel', width))],
    [
      '/search?scenario=sold-car&appearance=normal',
      ...[320, 390, 768, 1280].map((width) => frame('page%2Fresults', width)),
      '/search?scenario=empty&appearance=normal',
      '/search?scenario=slow-api&appearance=normal',
    ],
    ['/?slot=car-card&scenario=sold-car&appearance=normal', ...[320, 390, 768, 1280].map((width) => frame('slot%2Fcar-card', width))],
    [],
  ]);
  expect(screen.getByRole('link', { name: 'page/results, Slow API' })).toHaveAttribute('data-state', 'slow-api');
  expect(screen.getByRole('row', { name: 'slot/saved-button This site has nothing to show in it.' })).toBeVisible();
});

it('PL-022 shows one of them as in a window of a width, and leads to the other widths and to its neighbours', async () => {
  await renderShell({ site, remotes, responses, standalone, path: '/?show=page%2Fresults&width=390&scenario=sold-car' });
  expect(screen.getByTitle('page/results at 390 px')).toHaveAttribute('src', '/search?scenario=sold-car&appearance=normal');
  expect(screen.getByTitle('page/results at 390 px')).toHaveStyle({ inlineSize: '390px' });
  expect(links('Pages and slots')).toEqual([
    'Before: page/model /?show=page%2Fmodel&width=390&scenario=sold-car&appearance=normal',
    'All pages and slots /',
    'After: slot/car-card /?show=slot%2Fcar-card&width=390&scenario=sold-car&appearance=normal',
  ]);
  expect(links('Width').at(-1)).toBe('Alone /search?scenario=sold-car&appearance=normal');
});

it('PL-022 says that a page or slot is not there', async () => {
  await renderShell({ site, remotes, responses, standalone, path: '/?show=page%2Fgone' });
  expect(screen.getByText('This site has nothing to show in page/gone.')).toBeVisible();
});

it('PL-022 renders a slot alone with sample props', async () => {
  await renderShell({ site, remotes, responses, standalone, path: '/?slot=car-card' });
  expect(await within(screen.getByRole('region', { name: 'Slot car-card' })).findByText('One car')).toBeVisible();
});

it('PL-022 shows no bar in a frame of the index', async () => {
  const framed = { ...standalone, options: { ...options, isFramed: true } };
  await renderShell({ site, remotes, responses, standalone: framed, path: '/?slot=car-card' });
  expect(screen.queryByRole('complementary', { name: 'Standalone' })).not.toBeInTheDocument();
});

it('PL-022 opens a slot that is a dialog on request, and closes it', async () => {
  installNativeDialog();
  const dialog = async () => ({
    Component: ({ car, onClose }: { car: Car; onClose(): void }) => <button onClick={onClose}>Close {car.name}</button>,
  });
  const dialogs: RemoteSamples = { slots: { 'offer-dialog': ({ cars }) => cars.map((car) => ({ car, onClose: () => undefined })) } };
  await renderShell({
    site,
    remotes: { 'mf-forms': { pages: {}, slots: { 'offer-dialog': dialog }, samples: dialogs } },
    responses,
    standalone,
    path: '/?slot=offer-dialog',
  });
  const section = within(screen.getByRole('region', { name: 'Slot offer-dialog' }));
  expect(section.queryByRole('button', { name: /^Close/ })).toBeNull();
  await act(async () => section.getByRole('button', { name: 'Open offer-dialog' }).click());
  await userEvent.click(section.getByRole('button', { name: `Close ${aCar().name}` }));
  expect(section.queryByRole('button', { name: /^Close/ })).toBeNull();
});

it('PL-022 a remote without samples shows its pages that need none', async () => {
  const { samples: _none, ...plain } = remotes['mf-search'];
  await renderShell({ site, remotes: { 'mf-search': plain }, responses, standalone });
  expect(rows().flat()[0]).toBe('/search?scenario=sold-car&appearance=normal');
});

it('links to every scenario and every site for the same path', async () => {
  await renderShell({ site, remotes, standalone, path: '/search?make=Kia' });
  const scenarios = links('Scenario');
  expect(scenarios).toHaveLength(12);
  expect(scenarios).toContain('Slow API /search?make=Kia&scenario=slow-api&appearance=normal');
  expect(screen.getByRole('link', { current: true, name: 'Sold car' })).toBeInTheDocument();
  expect(links('Appearance')).toEqual([
    'Normal /search?make=Kia&scenario=sold-car&appearance=normal',
    'Dark /search?make=Kia&scenario=sold-car&appearance=dark',
    'Text 200 % /search?make=Kia&scenario=sold-car&appearance=large-text',
  ]);
  expect(links('Site')[1]).toBe('Inland Cars http://inland-cars.localhost:3100/search?make=Kia&scenario=sold-car&appearance=normal');
});

it('renders no scenario bar on a whole site', async () => {
  await renderShell({ site, remotes, path: '/search' });
  expect(screen.queryByRole('complementary', { name: 'Standalone' })).not.toBeInTheDocument();
});

it('PL-022 says which remote a page belongs to that does not run here, and opens the one behind a sign-in', async () => {
  const { failures } = await renderShell({
    site,
    remotes: { ...remotes, 'mf-forms': { pages: { 'sign-in': page } } },
    responses,
    standalone: { ...standalone, only: 'mf-search' },
    path: '/sign-in?type=watchlist&redirect=%2Fwatchlist%3Fa%3D1%26scenario%3Dnormal',
  });
  expect(await screen.findByRole('heading', { name: '/sign-in is a page of mf-forms, which does not run here.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open /watchlist in the scenario Signed in' })).toHaveAttribute(
    'href',
    '/watchlist?a=1&scenario=signed-in&appearance=normal',
  );
  expect(failures).toEqual([]);
});
