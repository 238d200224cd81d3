import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitCar } from '../testing/visitCar';

const used = aCar({ car_type: 'used', make: 'Toyota' });
const certified = aCar({ car_type: 'used', make: 'Toyota', certified: true });

it('VE-059 lists the features of a used car', async () => {
  await visitCar(used);

  const list = within(screen.getByText('90 point inspection').closest('ul') as HTMLElement);
  expect(list.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Manufacturer-backed warranty',
    'Service history',
    'Background check',
    '90 point inspection',
    'Roadside assist',
  ]);
});

it.each(['new', 'demo'] as const)('VE-059 renders nothing on a %s car', async (car_type) => {
  await visitCar(aCar({ car_type }));

  expect(screen.queryByText('90 point inspection')).not.toBeInTheDocument();
});

/** Cars whose guarantee strips are mounted on the page. */
const strips = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-slot="guarantee-strip"]')].map((slot) => JSON.parse(slot.dataset.props ?? '{}'));

it('VE-061 VE-074 mounts the strip of its make on a certified car in place of the banner and the guarantees', async () => {
  const site = aSite({ switches: { certifiedStripMake: 'TOYOTA', guaranteeStripsEnabled: true } });
  const { container } = await visitCar(certified, { site });

  expect(strips(container)).toEqual([expect.objectContaining({ car: expect.objectContaining({ id: 101 }) })]);
});

it.each([
  ['a used car', used, true, 1],
  ['a certified car of another make', { ...certified, make: 'Mazda' }, true, 1],
  ['a used car of a tenant without guarantees', used, false, 0],
  ['a new car', aCar({ car_type: 'new' }), true, 0],
])('VE-074 mounts the guarantees on %s', async (_what, car, guaranteeStripsEnabled, count) => {
  const { container } = await visitCar(car, { site: aSite({ switches: { guaranteeStripsEnabled, certifiedStripMake: 'Toyota' } }) });

  expect(strips(container)).toHaveLength(count);
  expect(screen.queryAllByText('90 point inspection')).toHaveLength(car.car_type === 'used' ? 1 : 0);
});

describe('the badge', () => {
  const site = aSite({ switches: { vehiclePageContent: { certified: 'Inspected on 90 points by our own workshop.' } } });

  it('VE-060 opens a dialog with the tenant’s text', async () => {
    await visitCar(certified, { site });
    const dialog = () => screen.queryByRole('dialog', { name: 'Certified vehicle' });
    expect(dialog()).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Certified' }));
    expect(dialog()).toHaveTextContent('Inspected on 90 points by our own workshop.');

    await userEvent.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('VE-060 invites to enquire where the tenant has no text', async () => {
    await visitCar(certified, { site: aSite({ name: 'Harbour Motors', switches: { vehiclePageContent: { certified: ' ' } } }) });
    await userEvent.click(screen.getByRole('button', { name: 'Certified' }));

    expect(screen.getByRole('dialog', { name: 'Certified vehicle' })).toHaveTextContent(
      'Harbour Motors sells this vehicle as certified. Ask us what was checked and what the warranty covers.',
    );
  });

  it('VE-060 is not on a car that is not certified', async () => {
    await visitCar(used, { site });

    expect(screen.queryByRole('button', { name: 'Certified' })).not.toBeInTheDocument();
  });
});
