import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderOnPlatform } from '../testing';
import { Dialog } from './Dialog';

function TestDrive() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Book
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Book a test drive">
        <p>Choose a day.</p>
      </Dialog>
    </>
  );
}

it('VE-033 opens with its title as name and focus inside', async () => {
  renderOnPlatform(<TestDrive />);
  expect(screen.queryByText('Choose a day.')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Book' }));

  const dialog = screen.getByRole('dialog', { name: 'Book a test drive' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click on the backdrop', () => userEvent.click(screen.getByRole('dialog'))],
])('VE-033 closes by %s and gives focus back to its opener', async (_way, close) => {
  renderOnPlatform(<TestDrive />);
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));

  await close();

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus();
});

it('does not close on a click inside', async () => {
  renderOnPlatform(<TestDrive />);
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await userEvent.click(screen.getByText('Choose a day.'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it.each(['start', 'end', 'bottom'] as const)('is a drawer at the %s edge', (side) => {
  renderOnPlatform(
    <Dialog open onClose={() => undefined} title="Filters" presentation="drawer" side={side}>
      <p>Toyota</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveAttribute('data-side', side);
});
