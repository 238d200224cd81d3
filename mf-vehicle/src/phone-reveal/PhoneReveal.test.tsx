import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callablePhone } from './callablePhone';
import { PhoneReveal } from './PhoneReveal';

const location = { id: 31, name: 'Harbour Motors Perth', slug: 'harbour-motors-perth', phone: '08 5550 1234', address: aLocation().address, distribution_locations: [] };
const car = aCar({ location });
/** Monday 10:00 and 20:00 in Perth. */
const OPEN = new Date('2026-03-02T02:00:00Z');
const CLOSED = new Date('2026-03-02T12:00:00Z');

function renderPhone(path = `/cars/${car.slug}`) {
  const post = jest.fn().mockResolvedValue(undefined);
  return { post, ...renderOnPlatform(<PhoneReveal car={car} variant="secondary" />, { api: { post }, path, now: OPEN }) };
}

describe('callablePhone', () => {
  it.each([
    ['an open dealership', car, aSite(), OPEN, '08 5550 1234'],
    ['a closed one', car, aSite(), CLOSED, null],
    ['a closed one that takes calls', car, aSite({ switches: { callNowRequiresOpen: false } }), CLOSED, '08 5550 1234'],
    ['one without known hours', car, aSite({ locations: [] }), CLOSED, '08 5550 1234'],
    ['phones switched off', car, aSite({ switches: { phoneDisplayEnabled: false } }), OPEN, null],
    ['a sold car', { ...car, status: 'sold' as const }, aSite(), OPEN, null],
    ['the tenant\'s own number', car, aSite({ switches: { phoneOverride: '1300 555 019' } }), OPEN, '1300 555 019'],
  ])('VE-027 VE-035 with %s', (_case, car, site, now, expected) => {
    expect(callablePhone(car, site, now)).toBe(expected);
  });
});

it('VE-036 shows nothing without a number', () => {
  const { container } = renderOnPlatform(<PhoneReveal car={aCar()} variant="secondary" />, { now: OPEN });

  expect(container).toBeEmptyDOMElement();
});

it('VE-037 starts masked after five characters', () => {
  renderPhone();

  expect(screen.getByRole('button', { name: 'Call Now 08 55XX XXXX' })).toBeVisible();
});

it('VE-038 shows the whole number on a click and logs that, not the call', async () => {
  const { post, track } = renderPhone();
  await userEvent.click(screen.getByRole('button'));

  expect(screen.getByRole('link', { name: 'Call Now 08 5550 1234' })).toHaveFocus();
  expect(post).toHaveBeenCalledWith('/api/phone-reveals', { car_id: 101, dealership_id: 7, website_id: 1 });
  expect(track).not.toHaveBeenCalled();
});

it('VE-038 shows the number although the log fails', async () => {
  const post = jest.fn().mockRejectedValue(new Error('offline'));
  renderOnPlatform(<PhoneReveal car={car} variant="secondary" />, { api: { post }, now: OPEN });
  await userEvent.click(screen.getByRole('button'));

  expect(screen.getByRole('link', { name: 'Call Now 08 5550 1234' })).toBeVisible();
});

it.each([
  ['/cars/2021-toyota-corolla', 'New Car'],
  ['/cars/used-toyota-corolla', 'Used Car'],
])('VE-039 on %s the second click calls and is a click of %s', async (path, label) => {
  const { track } = renderPhone(path);
  await userEvent.click(screen.getByRole('button'));
  const call = screen.getByRole('link');
  call.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(call);

  expect(call).toHaveAttribute('href', 'tel:0855501234');
  expect(track.mock.calls).toEqual([[{ id: 25, label, carId: 101 }]]);
});

it('VE-040 masks the number of another car again', async () => {
  const { rerender } = renderPhone();
  await userEvent.click(screen.getByRole('button'));
  rerender(<PhoneReveal car={{ ...car, id: 102 }} variant="secondary" />);

  expect(screen.getByRole('button', { name: 'Call Now 08 55XX XXXX' })).toBeVisible();
});
