import type { CarType, SearchState } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { requestedFacets } from './facets';
import { toSearchParameters } from './searchParameters';
import { sortIndex } from './sortIndex';

const state: SearchState = {
  query: 'gt',
  page: 2,
  sortBy: 'Car_production:price:desc',
  facets: { dealership: ['harbour-motors'], make: ['Kia'] },
  ranges: { year: { min: 2019, max: null } },
};

it('AP-027 SE-018 derives the index of a sort order from the index of the site', () => {
  expect(sortIndex('Car_production', aSite())).toBe('Car_production');
  expect(sortIndex('Car_production:created_at:desc', aSite({ search_index: 'Own' }))).toBe('Own_created_at_desc');
});

it('SE-017 maps a search to InstantSearch parameters', () => {
  expect(toSearchParameters(aSite(), new Date('2026-03-01T00:00:00Z'), state)).toMatchObject({
    query: 'gt',
    page: 1,
    index: 'Car_production_price_desc',
    hitsPerPage: 21,
    disjunctiveFacets: expect.arrayContaining(['dealership_slug', 'make', 'year']),
    disjunctiveFacetsRefinements: { dealership_slug: ['harbour-motors'], make: ['Kia'] },
    numericRefinements: { year: { '>=': [2019] } },
  });
});

it('SE-009 SE-029 requests the facets of the tenant and those that the URL uses', () => {
  const { choices, ranges } = requestedFacets(aSite({ switches: { searchFacets: ['make', 'price'] } }), state);

  expect(choices.map(({ attribute }) => attribute)).toEqual(['make', 'dealership_slug']);
  expect(ranges).toEqual(['price', 'year']);
});

it('SE-033 SE-034 SE-035 limits the lists of models, cities and dealerships', () => {
  const { choices } = requestedFacets(aSite({ switches: { searchFilterPreset: 3 } }), { ...state, facets: {} });
  const limits = Object.fromEntries(choices.map(({ name, limit }) => [name, limit]));

  expect(limits).toMatchObject({ model: 30, city: 20, dealership: 40 });
});

const typeFilter = (salesTypes: readonly CarType[]) =>
  /car_type.*/.exec(String(toSearchParameters(aSite({ switches: { salesTypes: [...salesTypes] } }), new Date(), state).filters))?.[0] ??
  null;

it.each([
  [['new', 'used'], 'car_type:new OR car_type:used)'],
  [['used'], 'car_type:used)'],
  [['used', 'new', 'demo'], null],
] as const)('SE-002 a site that sells %s searches its car types only', (salesTypes, filter) => {
  expect(typeFilter(salesTypes)).toBe(filter);
});
