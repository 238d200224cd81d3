import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noStorage, Slot } from '@forecourt/shared-contracts';
import type { AnySlotModule } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { Dialog } from '@forecourt/shared-ui';
import { installNativeDialog } from '@forecourt/shared-ui/testing';
import { App } from '../App';
import { LateCodeError } from '../remotes/lateCode';
import { servicesFor } from '../testing/renderShell';

const car = aCar();
const MESSAGE = /^This part of the page is temporarily unavailable\. Please try again/;
const form: AnySlotModule = { Component: () => <p>First Name</p> };

beforeEach(installNativeDialog);

/** A page with a form that each of `loads` provides in turn. */
async function renderForm(loads: (() => Promise<AnySlotModule>)[], { onClose, phone }: { onClose?: () => void; phone?: string } = {}) {
  const site = aSite(phone ? { phone } : {});
  const load = jest.fn(() => (loads.shift() ?? (() => Promise.reject(new Error('one load too many'))))());
  const made = servicesFor({ site, remotes: { 'mf-forms': { slots: { 'enquiry-form': load } } } });
  const view = await act(async () =>
    render(
      <App shell={made.services} track={() => undefined} storage={noStorage} serverState={made.store.getState()}>
        <h1>{car.name}</h1>
        <Slot name="enquiry-form" car={car} onClose={onClose} retry />
      </App>,
      { onCaughtError: () => undefined },
    ),
  );
  return { ...view, load };
}
const lost = () => Promise.reject(new Error('no connection'));

it('PL-027 a form that failed says so, with the phone number, and Retry loads it', async () => {
  await renderForm([lost, async () => form], { phone: '08 9000 0100' });
  expect(screen.getByText(MESSAGE)).toHaveTextContent(
    'This part of the page is temporarily unavailable. Please try again, or call us on 08 9000 0100.',
  );
  expect(screen.getByRole('link', { name: '08 9000 0100' })).toHaveAttribute('href', 'tel:0890000100');

  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(screen.getByText('First Name')).toBeVisible();
  expect(screen.queryByText(MESSAGE)).toBeNull();
});

it('PL-027 a Retry that fails displays the message again', async () => {
  const { load } = await renderForm([lost, lost]);
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(screen.getByText(MESSAGE)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('PL-027 a dialog that failed says so in a dialog that closes', async () => {
  const onClose = jest.fn();
  await renderForm([lost], { onClose });
  const dialog = screen.getByRole('alertdialog', { name: MESSAGE });
  expect(dialog).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('PL-027 a dialog that loads says so, and can be left', async () => {
  const onClose = jest.fn();
  await renderForm([() => new Promise(() => undefined)], { onClose });
  expect(screen.getByRole('alertdialog', { name: 'Loading…' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('PL-027 a dialog that has loaded gives focus back to what opened it', async () => {
  let arrive: (module: AnySlotModule) => void = () => undefined;
  const loading = new Promise<AnySlotModule>((resolve) => {
    arrive = resolve;
  });
  const dialog: AnySlotModule = {
    Component: ({ onClose }) => (
      <Dialog open title="Make an Offer" onClose={onClose}>
        First Name
      </Dialog>
    ),
  };
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { unmount } = await renderForm([() => loading], { onClose: () => undefined });
  expect(opener).not.toHaveFocus();
  await act(async () => arrive(dialog));
  expect(within(screen.getByRole('dialog', { name: 'Make an Offer' })).getByRole('button', { name: 'Close' })).toHaveFocus();
  unmount();
  expect(opener).toHaveFocus();
  opener.remove();
});

it('PL-027 code that arrives after its deadline replaces the message', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await renderForm([() => Promise.reject(new LateCodeError('entry.js did not load within 10 s', arrival)), async () => form]);
  expect(screen.getByText(MESSAGE)).toBeVisible();
  await act(async () => arrive());
  expect(screen.getByText('First Name')).toBeVisible();
});
