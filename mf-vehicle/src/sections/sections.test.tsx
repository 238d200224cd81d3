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

  const fold = (title: string) => {
    const found = screen.getByRole('heading', { level: 3, name: title }).closest('details');
    if (!found) throw new Error(`${title} is not folded`);
    return found;
  };
  const factsIn = (title: string) =>
    within(fold(title))
      .getAllByRole('term', { hidden: true })
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  it('VE-052 the eight facts of the summary are in sight, the key information is folded in the details', async () => {
    await visitCar(car);

    expect(facts('Car Summary')).toEqual([
      ['Year', '2021'],
      ['Body', 'Hatch'],
      ['Kilometres', '41,250 km'],
      ['Transmission', 'CVT Auto'],
      ['Fuel', 'Unleaded Petrol'],
      ['Engine', '2.0L, 4 cyl'],
      ['Colour', 'Glacier White'],
    ]);
    expect(factsIn('Key information')).toEqual([
      ['Stock number', 'U1001'],
      ['VIN', 'JTNKARJE80J123456'],
      ['Rego', '1ABC234'],
      ['Rego expiry', 'Expires on 14 Jun 2026'],
      ['Build date', '1 Mar 2021'],
      ['Compliance date', '2021-04'],
    ]);
    expect(screen.getByText('JTNKARJE80J123456')).not.toBeVisible();
    await userEvent.click(screen.getByRole('heading', { level: 3, name: 'Key information' }));
    expect(screen.getByText('JTNKARJE80J123456')).toBeVisible();
  });

  it('VE-053 VE-054 VE-055 all specifications are folded, and none is on the page twice', async () => {
    await visitCar(car);
    expect(
      section('Details')
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Key information', 'All Specifications', 'Why Buy From Us?']);
    const labels = factsIn('All Specifications').map(([label]) => label);
    expect(labels.slice(0, 3)).toEqual(['Doors', 'Drive', 'Interior colour']);
    expect(labels).toContain('Sleeps');
    const all = [...facts('Car Summary'), ...factsIn('Key information'), ...factsIn('All Specifications')].map(([label]) => label);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('Features', () => {
  const features = (count: number) => Array.from({ length: count }, (_each, index) => `Feature ${index + 1}`);

  it('VE-056 VE-057 lists all features once, under their number', async () => {
    await visitCar(aCar({ standardEquipment: [...features(9), 'Feature 1'] }));
    expect(screen.getAllByText('Feature 8')).toHaveLength(1);
    expect(screen.getByText('Feature 9')).not.toBeVisible();

    await userEvent.click(screen.getByRole('heading', { level: 3, name: 'Features (9)' }));
    expect(screen.getByText('Feature 9')).toBeVisible();
  });

  it('VE-046 renders no section without features', async () => {
    await visitCar(aCar());

    expect(screen.queryByRole('heading', { name: /^Features/ })).not.toBeInTheDocument();
  });
});
