import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { alertRaised } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { installNativeDialog } from '@forecourt/shared-ui/testing';
import { Alerts } from './Alerts';

const MESSAGE = 'An error occurred when submitting this form';

function renderAlerts() {
  installNativeDialog();
  const store = createPlatformStore({ site: aSite() });
  render(
    <Provider store={store}>
      <button type="button">Send</button>
      <Alerts />
    </Provider>,
  );
  return { raise: (message: string) => act(() => void store.dispatch(alertRaised(message))) };
}

it('SH-150 displays the exact message in a modal alert dialog with one OK button', async () => {
  const opened = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  const { raise } = renderAlerts();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  raise(MESSAGE);

  const dialog = screen.getByRole('alertdialog', { name: MESSAGE });
  expect(dialog).toBeVisible();
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['OK']);
  expect(within(dialog).getByRole('button', { name: 'OK' })).toHaveFocus();
  expect(opened).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('SH-150 Escape acknowledges, and focus returns to the previous element', async () => {
  const { raise } = renderAlerts();
  screen.getByRole('button', { name: 'Send' }).focus();
  raise(MESSAGE);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

it('SH-150 displays one alert after the other, and the same one once', async () => {
  const { raise } = renderAlerts();
  raise('First');
  raise('Second');
  raise('First');
  expect(screen.getByRole('alertdialog', { name: 'First' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('alertdialog', { name: 'Second' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
