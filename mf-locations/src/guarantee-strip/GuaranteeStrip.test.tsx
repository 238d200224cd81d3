import type { Car, Switches } from '@forecourt/shared-contracts';
import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';

const GUARANTEES = [
  'One haggle-free price',
  '48hr money-back guarantee',
  'Lifetime engine guarantee',
  'Cool value servicing for life',
  '12 months roadside assist',
];
const used = aCar({ car_type: 'used', make: 'TOYOTA', payment_processors: ['demo'] });
const reservable: Partial<Switches> = { guaranteeStripsEnabled: true, reserveEnabled: true, reserveAmount: 500 };

const renderStrip = (car: Car | undefined, switches: Partial<Switches>) =>
  renderSlot(remote, 'guarantee-strip', { car }, { site: aSite({ switches }) });
const entriesOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);

it('LO-061 lists the guarantees on a used car', async () => {
  await renderStrip(used, { guaranteeStripsEnabled: true });

  expect(entriesOf('Our guarantees')).toEqual(GUARANTEES);
});

it.each<[string, Car | undefined, Partial<Switches>]>([
  ['a used car of a tenant that has no guarantees', used, {}],
  ['the site of a tenant that has no guarantees', undefined, {}],
  ['a new car', aCar({ car_type: 'new', certified: true }), { guaranteeStripsEnabled: true, certifiedStripMake: 'Toyota' }],
  ['a demonstrator', aCar({ car_type: 'demo' }), { guaranteeStripsEnabled: true }],
])('LO-061 renders nothing about %s', async (_what, car, switches) => {
  const { container } = await renderStrip(car, switches);

  expect(container).toHaveTextContent(/^$/);
});

it('LO-062 has the strip of its make on a certified car, with or without the guarantees of the dealer', async () => {
  const certified = { ...used, certified: true };
  const { unmount } = await renderStrip(certified, { certifiedStripMake: 'Toyota' });
  const expected = ['Extra 1-year warranty', '90-point inspection', '12 months roadside assist'];
  expect(entriesOf('Certified Toyota')).toEqual(expected);
  unmount();

  await renderStrip(certified, { ...reservable, certifiedStripMake: 'Toyota' });
  expect(entriesOf('Certified Toyota')).toEqual(expected);
  expect(screen.queryByRole('region', { name: 'Our guarantees' })).not.toBeInTheDocument();
});

it('LO-062 has the dealer’s guarantees on a certified car of another make', async () => {
  await renderStrip({ ...used, make: 'Mazda', certified: true }, { guaranteeStripsEnabled: true, certifiedStripMake: 'Toyota' });

  expect(entriesOf('Our guarantees')).toEqual(GUARANTEES);
});

it('LO-063 states deposit, refund and hold, and links to the checkout of the car', async () => {
  await renderStrip(used, reservable);

  expect(entriesOf('Our guarantees').at(-1)).toBe('Reserve Online$500 deposit, fully refundable, vehicle held 48 hours');
  expect(screen.getByRole('link', { name: 'Reserve Online' })).toHaveAttribute('href', `/cars/${used.slug}/checkout`);
});

it('LO-063 offers no reservation of a car that is reserved', async () => {
  await renderStrip({ ...used, reserved: true }, reservable);

  expect(entriesOf('Our guarantees')).toEqual(GUARANTEES);
});

it('LO-061 LO-063 is on the contact page of a location, without a link', async () => {
  const site = aSite({ locations: [aLocation()], switches: reservable });
  await renderPage(remote, '/contact-us/harbour-motors-perth', { site });

  expect(entriesOf('Our guarantees')).toEqual([...GUARANTEES, 'Reserve Online$500 deposit, fully refundable, vehicle held 48 hours']);
  expect(screen.queryByRole('link', { name: 'Reserve Online' })).not.toBeInTheDocument();
});
