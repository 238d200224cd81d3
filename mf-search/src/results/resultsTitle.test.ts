import type { SearchState } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { resultsTitle } from './resultsTitle';

const asking = (over: Partial<SearchState>): SearchState => ({ query: '', page: 1, sortBy: 'Car_production', facets: {}, ranges: {}, ...over });

it.each([
  ['everything', {}, 'New, Demo and Used Vehicles for Sale'],
  ['a type and a make', { facets: { car_type: ['used'], make: ['Toyota'] } }, 'Used Toyota Vehicles for Sale'],
  ['spellings of one make', { facets: { car_type: ['new'], make: ['Suzuki', 'Suzuki Australia'] } }, 'New Suzuki Vehicles for Sale'],
  ['words', { query: 'corolla', facets: { car_type: ['used'], make: ['Toyota'] } }, 'Used Toyota Corolla Vehicles for Sale'],
  ['a yard', { facets: { car_type: ['used'], location: ['31'] } }, 'Used Vehicles for Sale at Harbour Motors Perth'],
  ['many makes', { facets: { car_type: ['used'], make: ['Kia', 'Mazda', 'Toyota'] } }, 'Used Vehicles for Sale'],
])('PL-058 names the results of %s', (_case, over, expected) => {
  expect(resultsTitle(asking(over), aSite())).toBe(expected);
});
