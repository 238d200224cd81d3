import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CertifiedBadge } from './CertifiedBadge';
import { UsedCarBanner } from './UsedCarBanner';

const used = aCar({ car_type: 'used', make: 'Toyota' });
const certified = aCar({ car_type: 'used', make: 'Toyota', certified: true });
const toyotaStrip = aSite({ switches: { certifiedStripMake: 'TOYOTA' } });

it('VE-059 lists the features of a used car', () => {
  renderOnPlatform(<UsedCarBanner car={used} />);

  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Manufacturer-backed warranty',
    'Service history',
    'Background check',
    '90 point inspection',
    'Roadside assist',
  ]);
});

it.each(['new', 'demo'] as const)('VE-059 renders nothing on a %s car', (car_type) => {
  const { container } = renderOnPlatform(<UsedCarBanner car={aCar({ car_type })} />);

  expect(container).toBeEmptyDOMElement();
});

it('shows the banner on a certified car while no remote provides the strip of its make', () => {
  renderOnPlatform(<UsedCarBanner car={certified} />, { site: toyotaStrip });

  expect(screen.getByText('90 point inspection')).toBeVisible();
});

describe('the badge', () => {
  const site = aSite({ switches: { vehiclePageContent: { certified: 'Inspected on 90 points by our own workshop.' } } });

  it('VE-060 opens a dialog with the tenant’s text', async () => {
    renderOnPlatform(<CertifiedBadge car={certified} />, { site });
    expect(screen.queryByText(/90 points/)).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Certified' }));
    expect(screen.getByRole('dialog', { name: 'Certified vehicle' })).toHaveTextContent('Inspected on 90 points by our own workshop.');

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['the car is not certified', used, site],
    ['the tenant has no text', certified, aSite()],
  ])('VE-060 renders no badge if %s', (_when, car, where) => {
    const { container } = renderOnPlatform(<CertifiedBadge car={car} />, { site: where });

    expect(container).not.toHaveTextContent('Certified');
  });
});
