import { anOffer, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import { OfferCard } from './OfferCard';

it('SE-086 SE-087 shows picture, name and texts, and leads to the offer', () => {
  const site = aSite({ manufacturer: { name: 'Toyota', slug: 'toyota' } });
  const { container } = renderOnPlatform(<OfferCard offer={anOffer({ id: 7, name: 'Runout sale' })} />, { site });

  expect(screen.getByRole('heading', { name: 'Runout sale' })).toBeVisible();
  expect(screen.getByText('A new Corolla, on the road.')).toBeVisible();
  expect(screen.getByText('While stock lasts.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View offer Runout sale' })).toHaveAttribute('href', '/offers/7');
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('offers/501.jpg'));
});

it('SE-087 names the maker in the address where the site has several', () => {
  renderOnPlatform(<OfferCard offer={anOffer({ id: 7, name: 'Runout', manufacturer: 'Isuzu UTE' })} />, { site: aSite({ manufacturer: null }) });
  expect(screen.getByRole('link', { name: 'View offer Runout' })).toHaveAttribute('href', '/offers/isuzu-ute/7');
});

it.each([
  ['its page', null, '/corolla'],
  ['its own address', 'https://www.example.com/corolla', 'https://www.example.com/corolla'],
])('SE-088 leads to the model by %s', (_way, override_url, href) => {
  renderOnPlatform(<OfferCard offer={anOffer({ model: { name: 'Corolla', slug: 'corolla', override_url } })} />);
  expect(screen.getByRole('link', { name: 'Explore model Corolla' })).toHaveAttribute('href', href);
});

it('SE-088 offers no model where there is none', () => {
  renderOnPlatform(<OfferCard offer={anOffer({ model: null })} />);
  expect(screen.queryByRole('link', { name: /Explore model/ })).not.toBeInTheDocument();
});

it('SE-089 marks finance offers only', () => {
  const { unmount } = renderOnPlatform(<OfferCard offer={anOffer({ category: 'Finance offer' })} />);
  expect(screen.getByText('Finance offer')).toBeVisible();
  unmount();
  renderOnPlatform(<OfferCard offer={anOffer({ category: 'Runout' })} />);
  expect(screen.queryByText('Finance offer')).not.toBeInTheDocument();
});

it('SE-094 says when the offer ends', () => {
  renderOnPlatform(<OfferCard offer={anOffer({ end_date: '2026-06-15' })} />);
  expect(screen.getByText('Offer ends 15 June 2026')).toBeVisible();
});
