import { aCar } from '@forecourt/shared-contracts/testing';
import { installNativeDialog } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitCar } from '../testing/visitCar';

/** Queries within the section or table of a title. */
const section = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('section');
  if (!found) throw new Error(`No section ${name}`);
  return within(found);
};
const facts = (name: string) =>
  section(name)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('Dealer Comments', () => {
  it('VE-050 invites to ask where comments are missing', async () => {
    installNativeDialog();
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    await visitCar(aCar({ dealercomments: ' ' }));

    expect(section('Dealer Comments').getByText('There are no comments on this vehicle yet. What would you like to know?')).toBeVisible();
    await userEvent.click(section('Dealer Comments').getByRole('link', { name: 'Ask about this vehicle' }));
    expect(showModal.mock.contexts).toEqual([screen.getByRole('dialog', { name: 'Enquire about this vehicle' })]);
  });

  it('VE-050 leaves the section of a sold car without comments out', async () => {
    await visitCar(aCar({ dealercomments: null, status: 'sold', sold: true }));

    expect(screen.getByRole('heading', { level: 3, name: 'Key information' })).toBeVisible();
    expect(screen.queryByText('Dealer Comments')).not.toBeInTheDocument();
  });

  it('VE-051 displays 400 characters without a toggle', async () => {
    await visitCar(aCar({ dealercomments: 'x'.repeat(400) }));

    expect(screen.getByText('x'.repeat(400))).toBeVisible();
    expect(screen.queryByText('Read more')).not.toBeInTheDocument();
  });

  it('VE-051 collapses a longer text at 400 characters and expands it with the toggle', async () => {
    const text = `${'a'.repeat(399)}|${'b'.repeat(100)}`;
    await visitCar(aCar({ dealercomments: text }));
    expect(screen.getByText('b…')).toBeVisible();
    expect(screen.getByText('b'.repeat(100))).not.toBeVisible();

    await userEvent.click(screen.getByText('Read more'));
    expect(screen.getByText('b'.repeat(100))).toBeVisible();

    await userEvent.click(await screen.findByText('Read less'));
    expect(screen.getByText('b'.repeat(100))).not.toBeVisible();
  });
});

describe('Specifications', () => {
  const car = aCar({
    vin: 'JTNKARJE80J123456',
    rego_expiry: '2026-06-14',
    build_date: '2021-03-01',
    compliance_date: '2021-04',
    drive: 'FWD',
    sleeps: 0,
    seats: null,
  });

  it('VE-052 VE-053 lists the car summary and the key information in the Details box', async () => {
    await visitCar(car);

    expect(
      section('Details')
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Car Summary', 'Key information', 'All Specifications']);

    expect(facts('Car Summary')).toEqual([
      ['Year', '2021'],
      ['Body', 'Hatch'],
      ['Kilometres', '41,250 km'],
      ['Transmission', 'CVT Auto'],
      ['Fuel', 'Unleaded Petrol'],
      ['Engine', '2.0L, 4 cyl'],
      ['Colour', 'Glacier White'],
      ['Doors', '5'],
    ]);
    expect(facts('Key information')).toEqual([
      ['Stock number', 'U1001'],
      ['VIN', 'JTNKARJE80J123456'],
      ['Rego', '1ABC234'],
      ['Rego expiry', 'Expires on 14 Jun 2026'],
      ['Build date', '1 Mar 2021'],
      ['Compliance date', '2021-04'],
    ]);
  });

  it('VE-054 VE-055 lists four specifications, and the rest after "Show more"', async () => {
    await visitCar(car);
    const all = section('All Specifications');
    expect(
      facts('All Specifications')
        .slice(0, 5)
        .map(([label]) => label),
    ).toEqual(['Drive', 'Engine', 'Transmission', 'Fuel', 'Interior colour']);
    expect(all.getByText('Transmission')).toBeVisible();
    expect(all.getByText('Interior colour')).not.toBeVisible();

    await userEvent.click(all.getByText('Show more'));
    expect(all.getByText('Interior colour')).toBeVisible();
    expect(all.getByText('Sleeps')).toBeVisible();
  });
});

describe('Features', () => {
  const features = (count: number) => Array.from({ length: count }, (_each, index) => `Feature ${index + 1}`);

  it('VE-056 VE-057 lists eight features, and all of them after "Show all features"', async () => {
    await visitCar(aCar({ standardEquipment: features(9) }));
    expect(screen.getAllByText('Feature 8')[0]).toBeVisible();
    expect(screen.getByText('Feature 9')).not.toBeVisible();

    await userEvent.click(screen.getByText('Show all features'));
    expect(screen.getByText('Feature 9')).toBeVisible();
    expect(await screen.findByText('Hide features')).toBeVisible();
  });

  it('VE-057 renders no toggle for eight features', async () => {
    await visitCar(aCar({ standardEquipment: features(8) }));

    expect(screen.getByText('Feature 8')).toBeVisible();
    expect(screen.queryByText('Show all features')).not.toBeInTheDocument();
  });

  it('VE-046 renders no section without features', async () => {
    await visitCar(aCar());

    expect(screen.queryByRole('heading', { name: 'Features' })).not.toBeInTheDocument();
  });
});
