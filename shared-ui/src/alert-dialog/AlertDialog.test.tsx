import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { AlertDialog } from './AlertDialog';

const onConfirm = jest.fn();
const onCancel = jest.fn();
const ask = () =>
  renderOnPlatform(
    <AlertDialog open title="Remove this quote?" confirmLabel="Remove" isDangerous onConfirm={onConfirm} onCancel={onCancel}>
      It cannot be brought back.
    </AlertDialog>,
  );

beforeEach(() => jest.clearAllMocks());

it('asks with its question as name and what follows as description, focus on the safe answer', () => {
  ask();
  const dialog = screen.getByRole('alertdialog', { name: 'Remove this quote?' });
  expect(dialog).toHaveAccessibleDescription(expect.stringContaining('It cannot be brought back.'));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('wants an answer: a press beside it does nothing, Escape is no', async () => {
  ask();
  await userEvent.click(screen.getByRole('alertdialog'));
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('says yes', async () => {
  ask();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
