import { screen } from '@testing-library/react';
import { renderOnPlatform } from '../testing';
import { EmptyState } from './EmptyState';

it('has a heading, with the actions under it', () => {
  renderOnPlatform(
    <EmptyState title="No cars match">
      <a href="/search">Clear all filters</a>
    </EmptyState>,
  );
  const heading = screen.getByRole('heading', { level: 2, name: 'No cars match' });
  expect(heading.compareDocumentPosition(screen.getByRole('link', { name: 'Clear all filters' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
