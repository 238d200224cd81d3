import type { Car, Switches } from '@forecourt/shared-contracts';
import { aCar, aLocation, aSite, aSpecialHours } from '@forecourt/shared-contracts/testing';
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

async function renderPhone(of = car) {
  const post = jest.fn().mockResolvedValue(undefined);
  return {
    post,
    ...(await renderSlot(remote, 'phone-reveal', { car: of }, { api: { post }, address: `/cars/${car.slug}`, now: OPEN })),
  };
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
  ])('VE-027 returns the number to call with %s', (_case, car, site, now, expected) => {
    expect(callablePhone(car, { site, now, specialHours: [] })).toBe(expected);
  });
});

it.each<[string, Partial<Switches>, Partial<Car>, string]>([
  ['the tenant’s own number before all others', { phoneOverride: '1300 555 019', phoneFilterByCarType: true }, {}, '1300 555 019'],
  ['the number for used cars', { phoneFilterByCarType: true, phoneUsedCars: '1300 000 001' }, {}, '1300 000 001'],
  ['the number for new cars', { phoneFilterByCarType: true, phoneNewCars: '1300 000 002' }, { car_type: 'new' }, '1300 000 002'],
  ['the number for demonstrators', { phoneFilterByCarType: true, phoneDemoCars: '1300 000 003' }, { car_type: 'demo' }, '1300 000 003'],
  ['the number of the location', { phoneFilterByCarType: true }, {}, '08 5550 1234'],
])('VE-035 offers %s', async (_which, switches, over, number) => {
  await renderSlot(remote, 'phone-reveal', { car: { ...car, ...over } }, { site: aSite({ switches }), now: OPEN });
  await userEvent.click(screen.getByRole('button'));

  expect(screen.getByRole('link', { name: `Call Now ${number}` })).toBeVisible();
});

describe('special hours', () => {
  const today = { location_id: 31, date: '2026-03-02' };
  it.each([
    ['a holiday within the usual hours', OPEN, [aSpecialHours(today)], null],
    ['a holiday of another location', OPEN, [aSpecialHours({ ...today, location_id: 32 })], 'Call Now 08 55XX XXXX'],
    [
      'a late night after the usual hours',
      CLOSED,
      [aSpecialHours({ ...today, status: 'Open', hours: { begin: '08:30', end: '21:00' } })],
      'Call Now 08 55XX XXXX',
    ],
    ['a request that fails', OPEN, new Error('down'), 'Call Now 08 55XX XXXX'],
  ])('VE-027 the button follows them: %s', async (_case, now, hours, name) => {
    const site = aSite({ locations: [aLocation()] });
    for (const slot of ['phone-reveal', 'sticky-bar'] as const) {
      const { unmount } = await renderSlot(remote, slot, { car }, { site, now, responses: { '/api/special-hours': hours } });
      const button = screen.queryByRole('button', { name: /^Call Now/, hidden: true });
      expect([slot, button?.textContent ?? null]).toEqual([slot, name]);
      unmount();
    }
  });

  it('VE-027 are not requested where they do not matter', async () => {
    const get = jest.fn().mockRejectedValue(new Error('not expected'));
    for (const switches of [{ callNowRequiresOpen: false }, { phoneDisplayEnabled: false }]) {
      const { unmount } = await renderSlot(remote, 'phone-reveal', { car }, { site: aSite({ switches }), now: OPEN, api: { get } });
      unmount();
    }
    expect(get).not.toHaveBeenCalled();
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

it.each([
  ['used', 'Used Car'],
  ['new', 'New Car'],
  ['demo', 'New Car'],
] as const)(
  'VE-039 CO-091 SH-136 the second click calls by a tel: link, and event 25 of a %s car is labelled %s',
  async (car_type, label) => {
    const { track } = await renderPhone({ ...car, car_type });
    await userEvent.click(screen.getByRole('button'));
    const call = screen.getByRole('link');
    call.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(call);

    expect(call).toHaveAttribute('href', 'tel:0855501234');
    expect(track.mock.calls).toEqual([[{ id: 25, label, carId: 101 }]]);
  },
);

it('VE-040 masks the number of another car', async () => {
  const { rerender } = await renderPhone();
  await userEvent.click(screen.getByRole('button'));
  rerender(<PhoneSlot car={{ ...car, id: 102 }} data={[]} />);

  expect(screen.getByRole('button', { name: 'Call Now 08 55XX XXXX' })).toBeVisible();
});
