import type { LeadPayload } from '@forecourt/shared-contracts';
import { aCar } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { fillInContact } from '@forecourt/shared-forms/testing';

async function openDialog(over: Parameters<typeof aCar>[0] = {}) {
  const post = jest.fn(async (_path: string, _payload: unknown) => ({ lead_id: 'lead-1' }));
  const props = { car: aCar({ price: 24_990, ...over }), onClose: () => undefined };
  const rendered = await renderSlot(remote, 'offer-dialog', props, { api: { post: post as never }, address: '/cars/a' });
  return { ...rendered, payload: () => post.mock.calls[0]?.[1] as LeadPayload };
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send offer' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('FO-053 FO-054 FO-055 has a field for the offer that names the price, without comments and opt-in', async () => {
  await openDialog();
  expect(screen.getByRole('dialog', { name: 'Make an Offer: 2021 Toyota Corolla Ascent Sport' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your offer' })).toHaveAttribute('placeholder', 'Your offer i.e. $24,990');
  expect(screen.queryByRole('textbox', { name: /Comments/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /subscribe/ })).not.toBeInTheDocument();
});

it('FO-054 requires the offer', async () => {
  await openDialog();
  await send();
  expect(await screen.findByRole('link', { name: 'Please enter an amount.' })).toBeVisible();
});

it('FO-056 FO-058 sends the offer with the two wishes as they were worded', async () => {
  const { payload, address, track } = await openDialog({ car_type: 'new' });
  await fillInContact({ 'Your offer': '23,500' });
  const trade = screen.getByRole('checkbox', { name: 'I have a vehicle to trade in.' });
  expect(trade).not.toBeChecked();
  await userEvent.click(trade);
  await send();
  await waitFor(() => expect(address()).toBe('/success'));
  expect(payload()).toMatchObject({
    category: 'Make an Offer',
    offer_from_client: 23_500,
    opt_in_finance: false,
    opt_in_trade: true,
    opt_in_trade_wording: 'I have a vehicle to trade in.',
    opt_in: false,
    message: null,
  });
  expect(track).toHaveBeenCalledWith(expect.objectContaining({ id: 14 }));
});
