import { screen, within } from '@testing-library/react';
import { anArticle, aCar, aModel, anOffer, aSite } from '@forecourt/shared-contracts/testing';
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
const remotes = {
  'mf-search': {
    pages: { results: page, offer: page, article: page, model: page },
    slots: { 'car-card': slot },
  },
};
const responses = {
  '/api/cars/latest?limit=1': [aCar()],
  '/api/offers': [anOffer({ id: 12, manufacturer: null })],
  '/api/models': [aModel({ slug: 'outback' })],
  '/api/blog': { articles: [anArticle({ category: 'buyer-advice', slug: 'first-car' })] },
};
const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

it('lists the pages of the standalone remote, each with a sample path, and renders its slots', async () => {
  await renderShell({ site, remotes, responses, standalone });
  expect(links('Pages')).toEqual([
    'article /blog/buyer-advice/first-car /blog/buyer-advice/first-car',
    'model /outback /outback',
    'offer /offers/12 /offers/12',
    'results /search /search',
  ]);
  expect(await within(screen.getByRole('region', { name: 'Slot car-card' })).findByText('One car')).toBeVisible();
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
