import { ApiError, type ShopperReservation } from '@forecourt/shared-contracts';
import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { installNativeDialog, renderPage } from '@forecourt/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const HELD: ShopperReservation = {
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'reservation',
  state: 'held',
  held_until: '2026-03-04T09:00:00.000Z',
  amount: 200,
  receipt_number: 'R-00000012',
  refund: 'none',
  car: {
    id: 101,
    slug: '2021-kia-rio',
    name: 'Kia Rio',
    year: 2021,
    make: 'Kia',
    model: 'Rio',
    badge: null,
    series: null,
    location_id: null,
    state: null,
  },
};

async function visit(
  found: ShopperReservation | null,
  post: () => Promise<ShopperReservation> = async () => HELD,
  site = aSite({ switches: { reserveEnabled: true } }),
) {
  const get = async () => {
    if (!found) throw new ApiError('Not found.', 404, 'not_found');
    return found;
  };
  const posted = jest.fn(post);
  const rendered = await renderPage(remote, `/reservations/${HELD.id}`, {
    site,
    api: { get: get as never, post: posted as never },
  });
  return { ...rendered, posted };
}
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(installNativeDialog);

it('FO-121 CO-099 names the end of the hold by the clock of the place where the car stands', async () => {
  const location = aLocation({ id: 5, address: { ...aLocation().address, state: 'QLD' } });
  const site = aSite({ locations: [location], switches: { reserveEnabled: true, openingHoursTimeZone: 'Australia/Sydney' } });
  await visit({ ...HELD, held_until: '2026-03-04T04:15:00.000Z', car: HELD.car && { ...HELD.car, location_id: 5 } }, undefined, site);
  expect(screen.getByText('Wed 4 Mar, 2:15 pm (Brisbane time)')).toBeVisible();
});

it('FO-121 shows what is held until when, and cancels it once the shopper has confirmed', async () => {
  sessionStorage.setItem('harbour-motors:mf-forms/reservation:101', JSON.stringify({ v: 1, data: { leadId: 'lead-1' } }));
  const { posted, meta } = await visit(HELD, async () => ({ ...HELD, state: 'cancelled', refund: 'returned' }));
  expect(meta).toMatchObject({ title: 'Your reservation', robots: 'noindex' });
  expect(screen.getByRole('heading', { name: '2021 Kia Rio' })).toBeVisible();
  expect(screen.getByText(/^Wed 4 Mar, 5:00 pm/)).toBeVisible();
  expect(screen.getByText('R-00000012')).toBeVisible();
  await click('Cancel and get the deposit back');
  expect(posted).not.toHaveBeenCalled();
  await click('Yes, cancel it');
  expect(await screen.findByText('The reservation is cancelled.')).toBeVisible();
  expect(screen.getByText('Your deposit is returned. Your bank may take a few days to show it.')).toBeVisible();
  expect(posted.mock.calls).toEqual([[`/api/reservations/${HELD.id}/cancel`, {}]]);
  expect(screen.queryByRole('button', { name: 'Cancel and get the deposit back' })).toBeNull();
  // The checkout of the vehicle begins anew.
  expect(sessionStorage.getItem('harbour-motors:mf-forms/reservation:101')).toBeNull();
});

it('FO-121 a refund that is not done yet says so', async () => {
  await visit({ ...HELD, state: 'cancelled', refund: 'under-way' });
  expect(screen.getByText('We are returning your deposit: you get an e-mail once it is done.')).toBeVisible();
});

it('FO-121 a cancellation that fails keeps the reservation, and may be repeated', async () => {
  const responses = [
    async () => {
      throw new ApiError('An unexpected error occured', 0, 'unreachable');
    },
    async () => ({ ...HELD, state: 'cancelled' as const, refund: 'returned' as const }),
  ];
  await visit(HELD, () => (responses.shift() as () => Promise<ShopperReservation>)());
  await click('Cancel and get the deposit back');
  await click('Yes, cancel it');
  expect(await within(screen.getByRole('dialog')).findByText(/could not be cancelled/)).toBeVisible();
  await click('Yes, cancel it');
  await waitFor(() => expect(screen.getByText('The reservation is cancelled.')).toBeVisible());
});

it('FO-121 without script the form is posted', async () => {
  await visit(HELD);
  const form = screen.getByRole('button', { name: 'Cancel and get the deposit back' }).closest('form');
  expect(form).toHaveAttribute('action', `/api/reservations/${HELD.id}/cancel`);
  expect(form).toHaveAttribute('method', 'post');
});

it('FO-121 a purchase that was cancelled says so', async () => {
  await visit({ ...HELD, kind: 'purchase', state: 'cancelled', refund: 'under-way' });
  expect(screen.getByRole('heading', { name: 'Your purchase' })).toBeVisible();
  expect(screen.getByText('The purchase is cancelled.')).toBeVisible();
});

it('FO-121 an expired reservation says so', async () => {
  await visit({ ...HELD, state: 'expired', refund: 'returned' });
  expect(screen.getByText('The reservation has expired.')).toBeVisible();
});

it('FO-121 an unknown reservation is not found', async () => {
  const { meta } = await visit(null);
  expect(meta).toMatchObject({ status: 404 });
  expect(screen.getByText('We can not find this reservation.')).toBeVisible();
});
