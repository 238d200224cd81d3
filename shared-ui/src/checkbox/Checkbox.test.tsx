import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { Checkbox } from './Checkbox';

it('is ticked by its words and by the space bar', async () => {
  renderOnPlatform(<Checkbox label="I agree to the terms" />);
  const box = screen.getByRole('checkbox', { name: 'I agree to the terms' });
  await userEvent.click(screen.getByText('I agree to the terms'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

it('adds the error to its description', () => {
  renderOnPlatform(
    <>
      <Checkbox label="I agree" error="You must agree." aria-describedby="terms" />
      <p id="terms">Terms of March 2026</p>
    </>,
  );
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Terms of March 2026 You must agree.');
});
