import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitCar } from '../testing/visitCar';

const used = aCar({ car_type: 'used', make: 'Toyota' });
const certified = aCar({ car_type: 'used', make: 'Toyota', certified: true });
const toyotaStrip = aSite({ switches: { certifiedStripMake: 'TOYOTA' } });

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

it('shows the banner on a certified car while no remote provides the strip of its make', async () => {
  await visitCar(certified, { site: toyotaStrip });

  expect(screen.getByText('90 point inspection')).toBeVisible();
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

  it.each([
    ['the car is not certified', used, site],
    ['the tenant has no text', certified, aSite()],
  ])('VE-060 renders no badge if %s', async (_when, car, where) => {
    await visitCar(car, { site: where });

    expect(screen.queryByRole('button', { name: 'Certified' })).not.toBeInTheDocument();
  });
});
