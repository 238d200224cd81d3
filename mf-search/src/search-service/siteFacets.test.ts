import { siteFacets } from './siteFacets';

it.each([
  [1, 'car_type make model body price year km'],
  [2, 'car_type make model body price year km simple_fuel simple_transmission drive colour'],
  [3, 'car_type make model body price year km simple_fuel simple_transmission drive colour city dealership seats'],
  [4, 'car_type model body price year km simple_fuel simple_transmission colour location certified'],
] as const)('SE-030 preset %s', (searchFilterPreset, names) => {
  expect(siteFacets({ searchFacets: null, searchFilterPreset }).join(' ')).toBe(names);
});

it('SE-029 uses the tenant’s own list, without names that no index has', () => {
  expect(siteFacets({ searchFacets: ['sleeps', 'price', 'wheels'], searchFilterPreset: 3 })).toEqual(['sleeps', 'price']);
});
