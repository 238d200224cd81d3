import { screen } from '@testing-library/react';
import { renderOnPlatform } from '../testing';
import { Progress } from './Progress';

it('announces its value, as text if there is one', () => {
  renderOnPlatform(<Progress label="Photos" value={2} max={4} text="2 of 4" />);
  const bar = screen.getByRole('progressbar', { name: 'Photos' });
  expect(bar).toHaveAttribute('aria-valuetext', '2 of 4');
  expect(bar).toHaveValue(2);
});

it('has no value where the duration is indeterminate', () => {
  renderOnPlatform(<Progress label="Checking" />);
  expect(screen.getByRole('progressbar', { name: 'Checking' })).not.toHaveAttribute('value');
});
