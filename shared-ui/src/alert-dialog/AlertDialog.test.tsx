import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { AlertDialog } from './AlertDialog';

const onConfirm = jest.fn();
const onCancel = jest.fn();
const renderDialog = () =>
  renderOnPlatform(
    <AlertDialog open title="Remove this quote?" confirmLabel="Remove" isDangerous onConfirm={onConfirm} onCancel={onCancel}>
      It cannot be brought back.
    </AlertDialog>,
  );

beforeEach(() => jest.clearAllMocks());

it('has its question as name, its text as description, and focus on the cancel button', () => {
  renderDialog();
  const dialog = screen.getByRole('alertdialog', { name: 'Remove this quote?' });
  expect(dialog).toHaveAccessibleDescription(expect.stringContaining('It cannot be brought back.'));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('ignores a click on the backdrop and cancels on Escape', async () => {
  renderDialog();
  await userEvent.click(screen.getByRole('alertdialog'));
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('confirms on click', async () => {
  renderDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
