import { screen } from '@testing-library/react';
import { renderOnPlatform } from '../testing';
import { Steps } from './Steps';

it('announces the current step and the completed ones', () => {
  renderOnPlatform(<Steps label="Finance application" steps={['Your car', 'About you', 'Review']} current={1} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('Your car (done)');
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  expect(steps[2]).not.toHaveAttribute('aria-current');
});
