import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Car, RemoteSamples } from '@forecourt/shared-contracts';
import { aCar, aModel, aSite } from '@forecourt/shared-contracts/testing';
import { installNativeDialog } from '@forecourt/shared-ui/testing';
import type { StandaloneOptions } from '../../app/composition/composition';
import { renderShell } from '../../app/testing/renderShell';
import { standaloneView } from '../standaloneView';

const site = aSite();
const options: StandaloneOptions = {
  scenario: 'sold-car',
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

it('PL-022 lists the pages of the standalone remote that have a sample path, and renders its slots with sample props', async () => {
  await renderShell({ site, remotes, responses, standalone });
  expect(links('Pages')).toEqual(['model /outback /outback', 'results /search /search']);
  expect(await within(screen.getByRole('region', { name: 'Slot car-card' })).findByText('One car')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Slot saved-button' })).getByText('This site has nothing to show in it.')).toBeVisible();
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
  expect(links('Pages')).toEqual(['results /search /search']);
});

it('links to every scenario and every site for the same path', async () => {
  await renderShell({ site, remotes, standalone, path: '/search?make=Kia' });
  const scenarios = links('Scenario');
  expect(scenarios).toHaveLength(10);
  expect(scenarios).toContain('Slow API /search?make=Kia&scenario=slow-api');
  expect(screen.getByRole('link', { current: true, name: 'Sold car' })).toBeInTheDocument();
  expect(links('Site')[1]).toBe('Inland Cars http://inland-cars.localhost:3100/search?make=Kia&scenario=sold-car');
});

it('renders no scenario bar on a whole site', async () => {
  await renderShell({ site, remotes, path: '/search' });
  expect(screen.queryByRole('complementary', { name: 'Standalone' })).not.toBeInTheDocument();
});
