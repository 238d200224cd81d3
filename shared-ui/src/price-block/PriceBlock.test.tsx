import { screen } from '@testing-library/react';
import { renderOnPlatform } from '../testing';
import { PriceBlock } from './PriceBlock';

it('CO-060 renders the previous price struck through, with a label', () => {
  const { container } = renderOnPlatform(<PriceBlock price={{ kind: 'offer', text: '$24,990', was: '$26,990' }} priceType="Drive Away" />);
  expect(container).toHaveTextContent('$24,990 Drive Away Was $26,990');
  expect(screen.getByText('$26,990', { exact: false }).tagName).toBe('S');
});

it('shows no price type beside words', () => {
  renderOnPlatform(<PriceBlock price={{ kind: 'none', text: 'Enquire for price.', was: null }} priceType="Drive Away" />);
  expect(screen.getByText('Enquire for price.')).toBeVisible();
  expect(screen.queryByText('Drive Away')).not.toBeInTheDocument();
});
