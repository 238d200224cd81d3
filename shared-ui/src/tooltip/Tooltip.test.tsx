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

it('is dismissed on Escape during hover', async () => {
  const { container } = renderOnPlatform(<Tooltip text="Save this car">{(attributes) => <IconButton {...attributes} icon="heart" label="Save" />}</Tooltip>);
  await userEvent.hover(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Escape}');
  expect(document.body).toHaveFocus();
  expect(container.firstElementChild).toHaveAttribute('data-dismissed');
  await userEvent.unhover(screen.getByRole('button', { name: 'Save' }));
  expect(container.firstElementChild).not.toHaveAttribute('data-dismissed');
});
