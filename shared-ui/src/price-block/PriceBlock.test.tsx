import { screen } from '@testing-library/react';
import { renderOnPlatform } from '../testing';
import { PriceBlock } from './PriceBlock';

it('CO-060 renders the previous price struck through, with a label', () => {
  const { container } = renderOnPlatform(
    <PriceBlock price={{ kind: 'offer', text: '$24,990', was: '$26,990' }} includes="Drive away in NSW" />,
  );
  expect(container).toHaveTextContent('$24,990 Was $26,990 Drive away in NSW');
  expect(screen.getByText('$26,990', { exact: false }).tagName).toBe('S');
});

it('renders nothing of what a price includes beside words', () => {
  renderOnPlatform(<PriceBlock price={{ kind: 'none', text: 'Enquire for price.', was: null }} includes="Drive away in NSW" />);
  expect(screen.getByText('Enquire for price.')).toBeVisible();
  expect(screen.queryByText('Drive away in NSW')).not.toBeInTheDocument();
});
