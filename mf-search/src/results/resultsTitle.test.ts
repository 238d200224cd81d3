import type { SearchState } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { resultsTitle } from './resultsTitle';

const searchFor = (over: Partial<SearchState>): SearchState => ({
  query: '',
  page: 1,
  sortBy: 'Car_production',
  facets: {},
  ranges: {},
  ...over,
});

it.each([
  ['everything', {}, 'Vehicles for Sale'],
  ['two types', { facets: { car_type: ['demo', 'new'] } }, 'New and Demo Vehicles for Sale'],
  ['a type and a make', { facets: { car_type: ['used'], make: ['Toyota'] } }, 'Used Toyota Vehicles for Sale'],
  ['spellings of one make', { facets: { car_type: ['new'], make: ['Suzuki', 'Suzuki Australia'] } }, 'New Suzuki Vehicles for Sale'],
  ['words alone', { query: 'diesel ute' }, 'Vehicles for Sale matching “diesel ute”'],
  ['words beside a make', { query: 'corolla', facets: { car_type: ['used'], make: ['Toyota'] } }, 'Used Toyota Corolla Vehicles for Sale'],
  ['a location', { facets: { car_type: ['used'], location: ['31'] } }, 'Used Vehicles for Sale at Harbour Motors Perth'],
  ['many makes', { facets: { car_type: ['used'], make: ['Kia', 'Mazda', 'Toyota'] } }, 'Used Vehicles for Sale'],
])('PL-058 names the results of %s', (_case, over, expected) => {
  expect(resultsTitle(searchFor(over), aSite())).toBe(expected);
});

it.each([
  ['cx 5', [{ model: 'CX-30' }, { model: 'CX-5' }], 'Mazda CX-5 Vehicles for Sale'],
  ['cx 5', [{ model: 'CX-30' }], 'Mazda Cx 5 Vehicles for Sale'],
])('PL-058 writes the model %s as the cars found do', (query, cars, expected) => {
  expect(resultsTitle(searchFor({ query, facets: { make: ['Mazda'] } }), aSite(), cars)).toBe(expected);
});

it('PL-058 names the car types of a tenant that does not sell all', () => {
  expect(resultsTitle(searchFor({}), aSite({ switches: { salesTypes: ['used'], usedCarLabel: 'Pre-Owned' } }))).toBe(
    'Pre-Owned Vehicles for Sale',
  );
});
