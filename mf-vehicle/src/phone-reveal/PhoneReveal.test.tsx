import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { Component as PhoneSlot } from '../slots/phone-reveal';
import { callablePhone } from './callablePhone';

const location = {
  id: 31,
  name: 'Harbour Motors Perth',
  slug: 'harbour-motors-perth',
  phone: '08 5550 1234',
  address: aLocation().address,
  distribution_locations: [],
};
const car = aCar({ location });
/** Monday 10:00 and 20:00 in Perth. */
const OPEN = new Date('2026-03-02T02:00:00Z');
const CLOSED = new Date('2026-03-02T12:00:00Z');

async function renderPhone(address = `/cars/${car.slug}`) {
  const post = jest.fn().mockResolvedValue(undefined);
  return { post, ...(await renderSlot(remote, 'phone-reveal', { car }, { api: { post }, address, now: OPEN })) };
}

describe('callablePhone', () => {
  it.each([
    ['an open location', car, aSite(), OPEN, '08 5550 1234'],
    ['a closed location', car, aSite(), CLOSED, null],
    ['a closed location and callNowRequiresOpen off', car, aSite({ switches: { callNowRequiresOpen: false } }), CLOSED, '08 5550 1234'],
    ['a location without known hours', car, aSite({ locations: [] }), CLOSED, '08 5550 1234'],
    ['phoneDisplayEnabled off', car, aSite({ switches: { phoneDisplayEnabled: false } }), OPEN, null],
    ['a sold car', { ...car, status: 'sold' as const }, aSite(), OPEN, null],
    ['phoneOverride', car, aSite({ switches: { phoneOverride: '1300 555 019' } }), OPEN, '1300 555 019'],
  ])('VE-027 VE-035 returns the number to call with %s', (_case, car, site, now, expected) => {
    expect(callablePhone(car, site, now)).toBe(expected);
  });
});

it('VE-036 renders nothing without a number', async () => {
  const { container } = await renderSlot(remote, 'phone-reveal', { car: aCar() }, { now: OPEN });

  expect(container).toBeEmptyDOMElement();
});

it('VE-037 masks the number after its first five characters', async () => {
  await renderPhone();

  expect(screen.getByRole('button', { name: 'Call Now 08 55XX XXXX' })).toBeVisible();
});

it('VE-038 reveals the number on click and logs a reveal, but fires no event 25', async () => {
  const { post, track } = await renderPhone();
  await userEvent.click(screen.getByRole('button'));

  expect(screen.getByRole('link', { name: 'Call Now 08 5550 1234' })).toHaveFocus();
  expect(post).toHaveBeenCalledWith('/api/phone-reveals', { car_id: 101, dealership_id: 7, website_id: 1 });
  expect(track).not.toHaveBeenCalled();
});

it('VE-038 reveals the number if the log request fails', async () => {
  const post = jest.fn().mockRejectedValue(new Error('offline'));
  await renderSlot(remote, 'phone-reveal', { car: car }, { api: { post }, now: OPEN });
  await userEvent.click(screen.getByRole('button'));

  expect(screen.getByRole('link', { name: 'Call Now 08 5550 1234' })).toBeVisible();
});

it('VE-039 SH-136 the second click calls by a tel: link and fires event 25 with the label of the page path', async () => {
  const { track } = await renderPhone('/cars/2021-toyota-corolla-ascent-sport-101');
  await userEvent.click(screen.getByRole('button'));
  const call = screen.getByRole('link');
  call.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(call);

  expect(call).toHaveAttribute('href', 'tel:0855501234');
  expect(track.mock.calls).toEqual([[{ id: 25, label: 'New Car', carId: 101 }]]);
});

it('VE-040 masks the number of another car', async () => {
  const { rerender } = await renderPhone();
  await userEvent.click(screen.getByRole('button'));
  rerender(<PhoneSlot car={{ ...car, id: 102 }} />);

  expect(screen.getByRole('button', { name: 'Call Now 08 55XX XXXX' })).toBeVisible();
});
