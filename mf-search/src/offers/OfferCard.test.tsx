import { anOffer, aSite } from '@forecourt/shared-contracts/testing';
import type { Offer } from '@forecourt/shared-contracts';
import { renderPage, type PartOptions } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import remote from '../remote';

/** The page of the site's offers with this one. */
const showOffer = (offer: Offer, options: PartOptions = {}) =>
  renderPage(remote, '/special-offers', { ...options, responses: { '/api/offers': [offer] } });

it('SE-086 SE-087 shows image, name and texts, and leads to the offer', async () => {
  const site = aSite({ manufacturer: { name: 'Toyota', slug: 'toyota' } });
  const { container } = await showOffer(anOffer({ id: 7, name: 'Runout sale' }), { site });

  expect(screen.getByRole('heading', { name: 'Runout sale' })).toBeVisible();
  expect(screen.getByText('A new Corolla, on the road.')).toBeVisible();
  expect(screen.getByText('While stock lasts.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View offer Runout sale' })).toHaveAttribute('href', '/offers/7');
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('offers/501.jpg'));
});

it('SE-087 names the maker in the address where the site has several', async () => {
  await showOffer(anOffer({ id: 7, name: 'Runout', manufacturer: 'Isuzu UTE' }), { site: aSite({ manufacturer: null }) });
  expect(screen.getByRole('link', { name: 'View offer Runout' })).toHaveAttribute('href', '/offers/isuzu-ute/7');
});

it.each([
  ['its page', null, '/corolla'],
  ['its own address', 'https://www.example.com/corolla', 'https://www.example.com/corolla'],
])('SE-088 leads to the model by %s', async (_way, override_url, href) => {
  await showOffer(anOffer({ model: { name: 'Corolla', slug: 'corolla', override_url } }));
  expect(screen.getByRole('link', { name: 'Explore model Corolla' })).toHaveAttribute('href', href);
});

it('SE-088 offers no model where there is none', async () => {
  await showOffer(anOffer({ model: null }));
  expect(screen.queryByRole('link', { name: /Explore model/ })).not.toBeInTheDocument();
});

it('SE-089 marks finance offers only', async () => {
  const { unmount } = await showOffer(anOffer({ category: 'Finance offer' }));
  expect(screen.getByText('Finance offer')).toBeVisible();
  unmount();
  await showOffer(anOffer({ category: 'Runout' }));
  expect(screen.queryByText('Finance offer')).not.toBeInTheDocument();
});

it('SE-094 states when the offer ends', async () => {
  await showOffer(anOffer({ end_date: '2026-06-15' }));
  expect(screen.getByText('Offer ends 15 June 2026')).toBeVisible();
});
