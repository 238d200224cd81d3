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

const late = (
  <Popover label="More" trigger={(attributes) => <Button {...attributes}>More</Button>}>
    {(_close, wasOpened) => (wasOpened ? <p>All of it</p> : <p>The first of it</p>)}
  </Popover>
);

it('renders what is late when it first opens, and leaves it there', async () => {
  renderOnPlatform(late);
  expect(screen.getByText('The first of it')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('All of it')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('All of it')).toBeInTheDocument();
});

it('renders what is late where it was opened before the script was there', () => {
  const prototype = HTMLElement.prototype as { checkVisibility?: () => boolean };
  prototype.checkVisibility = () => true;
  try {
    renderOnPlatform(late);
    expect(screen.getByText('All of it')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true');
  } finally {
    delete prototype.checkVisibility;
  }
});
