import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../icon-button/IconButton';
import { renderOnPlatform } from '../testing';
import { Tooltip } from './Tooltip';

it('describes its control and goes away on Escape until the pointer or focus comes again', async () => {
  const { container } = renderOnPlatform(
    <Tooltip text="Save this car to your list">{(attributes) => <IconButton {...attributes} icon="heart" label="Save" />}</Tooltip>,
  );
  const control = screen.getByRole('button', { name: 'Save' });
  expect(control).toHaveAccessibleDescription('Save this car to your list');

  await userEvent.tab();
  expect(container.firstElementChild).not.toHaveAttribute('data-dismissed');
  await userEvent.keyboard('{Escape}');
  expect(container.firstElementChild).toHaveAttribute('data-dismissed');
  await userEvent.tab();
  expect(container.firstElementChild).not.toHaveAttribute('data-dismissed');
});
