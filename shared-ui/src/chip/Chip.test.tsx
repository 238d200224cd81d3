import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { Chip } from './Chip';

it('names what its button removes', async () => {
  const onRemove = jest.fn();
  renderOnPlatform(
    <>
      <Chip label="Toyota" onRemove={onRemove} />
      <Chip label={<b>$10,000</b>} removeLabel="Remove the lowest price" onRemove={onRemove} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Toyota' }));
  screen.getByRole('button', { name: 'Remove the lowest price' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledTimes(2);
});
