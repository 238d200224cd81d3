import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { IconButton } from './IconButton';

it('has a label for its icon, and does not submit a form by default', async () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const onClick = jest.fn();
  renderOnPlatform(
    <form onSubmit={onSubmit}>
      <IconButton icon="heart" label="Save 2021 Corolla" aria-pressed onClick={onClick} />
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save 2021 Corolla', pressed: true });
  expect(button).toHaveAttribute('title', 'Save 2021 Corolla');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});
