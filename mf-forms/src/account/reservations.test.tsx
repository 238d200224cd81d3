import { ApiError, sessionChecked, type PlatformApi, type ShopperReservation } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const site = aSite({ switches: { openingHoursTimeZone: 'Australia/Perth' } });
const { id, slug, name, year, make, model, badge, series, location_id, state } = aCar({ slug: 'corolla-101' });
const reservation = (over: Partial<ShopperReservation> = {}): ShopperReservation => ({
  id: 'private',
  kind: 'reservation',
  state: 'held',
  held_until: '2026-03-04T09:00:00.000Z',
  amount: 200,
  receipt_number: 'R-1001',
  refund: 'none',
  car: { id, slug, name, year, make, model, badge, series, location_id, state },
  ...over,
});

async function render(get: jest.Mock, isSignedIn = true) {
  const store = createPlatformStore({ site });
  if (isSignedIn) store.dispatch(sessionChecked({ id: 1, phone: '+61491570006' }));
  return renderSlot(remote, 'saved-reservations', {}, { site, store, api: { get: get as PlatformApi['get'] } });
}
const facts = (card: HTMLElement) =>
  within(card)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

it('NA-054 lists what is held, with deposit, time in the car’s place, receipt and the way to cancel', async () => {
  await render(jest.fn().mockResolvedValue([reservation()]));
  const card = await screen.findByRole('listitem');
  expect(within(card).getByRole('link', { name: '2021 Toyota Corolla Ascent Sport' })).toHaveAttribute('href', '/cars/corolla-101');
  expect(facts(card)).toEqual([
    expect.stringMatching(/^Reserved, held for you until: Wed 4 Mar, 5:00 pm/),
    'Deposit: $200',
    'Receipt: R-1001',
  ]);
  expect(within(card).getByRole('link', { name: /^See or cancel the reservation/ })).toHaveAttribute('href', '/reservations/private');
});

it('NA-054 says what became of one that has ended', async () => {
  await render(
    jest
      .fn()
      .mockResolvedValue([
        reservation({ state: 'cancelled', refund: 'under-way' }),
        reservation({ id: 'p2', state: 'expired', refund: 'returned', car: null }),
        reservation({ id: 'p3', kind: 'purchase', state: 'expired' }),
      ]),
  );
  const [cancelled, expired, bought] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement, HTMLElement];
  expect(facts(cancelled)[0]).toBe('Reserved: Cancelled, deposit on its way back');
  expect(facts(expired)[0]).toBe('Reserved: Expired, deposit returned');
  expect(facts(bought)[0]).toBe('Bought online: Your deposit counts towards the price');
  expect(within(expired).getByRole('heading')).toHaveTextContent('A vehicle that is no longer on this site');
});

it('NA-054 requests nothing for a visitor who is not signed in, and renders nothing without reservations', async () => {
  const get = jest.fn().mockResolvedValue([]);
  const { unmount } = await render(get, false);
  expect(get).not.toHaveBeenCalled();
  unmount();
  const { container } = await render(get);
  expect(get).toHaveBeenCalledWith('/api/account/reservations', expect.anything());
  expect(container.querySelector('h2')).toBeNull();
});

it('NA-054 can be requested again after a failure', async () => {
  await render(
    jest
      .fn()
      .mockRejectedValueOnce(new ApiError('Away', 0, 'unreachable'))
      .mockResolvedValueOnce([reservation()]),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('R-1001')).toBeVisible();
});
