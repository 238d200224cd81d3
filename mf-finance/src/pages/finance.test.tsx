import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import type { FinanceRequest } from '../finance-page/financeRequest';
import remote from '../remote';
import { loader } from './application';

const empty: FinanceRequest = { car: null, budget: null, locationSlug: null };
const read = (query: string, get = jest.fn().mockResolvedValue(aCar())) =>
  loader({
    url: new URL(`https://harbour-motors.example/finance${query}`),
    api: { get },
    site: aSite({ locations: [aLocation()] }),
  } as never);

it('FI-004 reads car, budget and preferred dealership from the link', async () => {
  expect(await read('?preferredDealership=harbour-motors&vehiclePriceBudget=24990&car_id=101')).toEqual({
    car: aCar(),
    budget: 24_990,
    locationSlug: 'harbour-motors-perth',
  });
});

it.each(['', '?car_id=abc&vehiclePriceBudget=-5&preferredDealership=unknown'])(
  'FI-004 ignores invalid parameters in "%s"',
  async (query) => {
    const get = jest.fn();

    expect(await read(query, get)).toEqual(empty);
    expect(get).not.toHaveBeenCalled();
  },
);

it('FI-004 leaves the car out if it can not be loaded', async () => {
  expect(await read('?car_id=101', jest.fn().mockRejectedValue(new Error('offline')))).toEqual(empty);
});

it('FI-001 FI-004 renders the calculator with the link’s budget, and the form at its anchor', async () => {
  const { container } = await renderPage(remote, '/finance?car_id=101&vehiclePriceBudget=20000', {
    api: { get: (async () => aCar()) as never },
  });

  expect(screen.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible();
  expect(screen.getByText('For the 2021 Toyota Corolla Ascent Sport')).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Purchase price' })).toHaveValue(20_000);
  expect(container.querySelector('#finance-form [data-slot]')).toHaveAttribute('data-slot', 'finance-form');
});

it('FI-002 renders finance information above calculator and form', async () => {
  const { container } = await renderPage(remote, '/car-finance');

  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'How finance works at Harbour Motors',
    'Finance calculator',
    'Ask about finance',
  ]);
  expect(container.querySelector('#finance-form')).toBeInTheDocument();
});
