import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/Button';
import { renderOnPlatform } from '../testing';
import { Popover } from './Popover';

const share = (
  <>
    <Popover label="Share this car" trigger={(attributes) => <Button {...attributes}>Share</Button>}>
      {(close) => <Button onClick={close}>Done</Button>}
    </Popover>
    <p>Elsewhere</p>
  </>
);
const button = () => screen.getByRole('button', { name: 'Share' });

it('opens by its button, which has the expanded state', async () => {
  renderOnPlatform(share);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(button());
  expect(screen.getByRole('dialog', { name: 'Share this car' })).toBeVisible();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', () => userEvent.click(screen.getByText('Elsewhere'))],
  ['its button', () => userEvent.click(button())],
  ['what is inside', () => userEvent.click(screen.getByRole('button', { name: 'Done' }))],
])('closes by %s', async (_way, close) => {
  renderOnPlatform(share);
  await userEvent.click(button());
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});
