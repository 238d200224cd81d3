import { screen } from '@testing-library/react';
import { renderOnPlatform } from '../testing';
import { Steps } from './Steps';

it('says which step shows and which are done', () => {
  renderOnPlatform(<Steps label="Finance application" steps={['Your car', 'About you', 'Review']} current={1} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('Your car (done)');
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  expect(steps[2]).not.toHaveAttribute('aria-current');
});
