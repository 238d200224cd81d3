import { screen } from '@testing-library/react';
import { renderOnPlatform } from '../testing';
import { Stars } from './Stars';

it.each([
  [5, 5, 0],
  [4.3, 4, 0],
  [4.31, 4, 1],
  [3.9, 3, 1],
  [1.3, 1, 0],
  [0, 0, 0],
])('CO-103 renders %d with %i full stars and %i partial', (rating, full, partial) => {
  const { container } = renderOnPlatform(<Stars rating={rating} />);
  expect(container.querySelectorAll('.full')).toHaveLength(full);
  expect(container.querySelectorAll('.half')).toHaveLength(partial);
});

it('has the rating as text, with the number of reviews', () => {
  renderOnPlatform(<Stars rating={4.66} count={1630} />);
  expect(screen.getByText('Rated 4.7 out of 5')).toBeInTheDocument();
  expect(screen.getByText('(1,630 reviews)', { exact: false })).toBeInTheDocument();
});
