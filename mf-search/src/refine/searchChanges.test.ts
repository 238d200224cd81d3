import type { SearchState } from '@forecourt/shared-contracts';
import { withPage, withQuery, withRange, withSort, withToggled } from './searchChanges';

const state: SearchState = { query: 'gt', page: 4, sortBy: 'Car_production', facets: { make: ['Kia'] }, ranges: {} };

it.each([
  ['a filter', withToggled(state, 'body', ['SUV'])],
  ['a range', withRange(state, 'price', { min: 1000, max: null })],
  ['words', withQuery(state, 'hybrid')],
  ['an order', withSort(state, 'Car_production:price:asc')],
])('SE-007 starts at the first page after %s', (_case, next) => {
  expect(next.page).toBe(1);
  expect(withPage(next, 2).page).toBe(2);
});

it('SE-036 takes every spelling of an entry off together', () => {
  const both = withToggled(withToggled(state, 'make', ['Suzuki', 'Suzuki Australia']), 'make', ['Kia']);
  expect(both.facets).toEqual({ make: ['Suzuki', 'Suzuki Australia'] });
  expect(withToggled(both, 'make', ['Suzuki', 'Suzuki Australia']).facets).toEqual({});
});

it('SE-047 puts the bounds of a range in order', () => {
  expect(withRange(state, 'price', { min: 30_000, max: 10_000 }).ranges).toEqual({ price: { min: 10_000, max: 30_000 } });
});

it('SE-044 takes a range without bounds off', () => {
  const priced = withRange(state, 'price', { min: null, max: 20_000 });
  expect(withRange(priced, 'price', { min: null, max: null }).ranges).toEqual({});
});
