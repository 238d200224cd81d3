import type { SearchState } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { activeFilters } from './activeFilters';

const state: SearchState = {
  query: 'hybrid',
  page: 3,
  sortBy: 'Car_production:price:asc',
  facets: { make: ['Suzuki', 'Suzuki Australia', 'Kia'], car_type: ['used'] },
  ranges: { price: { min: 10_000, max: 30_000 }, km: { min: null, max: 80_000 } },
  near: { postcode: '2300', km: 50 },
};

it('SE-040 names every active filter once', () => {
  expect(activeFilters(state, aSite()).map(({ label }) => label)).toEqual([
    '“hybrid”',
    'Suzuki',
    'Kia',
    'Used',
    '$10,000 to $30,000',
    'Kilometres to 80,000 km',
    'Within 50 km of 2300',
  ]);
});

it('SE-007 SE-040 removes one filter, preserves the others and returns to the first page', () => {
  const suzuki = activeFilters(state, aSite()).find(({ label }) => label === 'Suzuki');

  expect(suzuki?.without(state)).toEqual({ ...state, page: 1, facets: { make: ['Kia'], car_type: ['used'] } });
});
