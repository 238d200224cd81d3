import { siteFacets } from './siteFacets';

it.each([
  [1, 'price body make model year km car_type'],
  [2, 'price body make model year km car_type simple_fuel simple_transmission drive colour'],
  [3, 'price body city dealership make model year km car_type simple_fuel simple_transmission drive colour seats'],
  [4, 'price body location model year km car_type simple_fuel simple_transmission colour certified'],
] as const)('SE-030 preset %s', (searchFilterPreset, names) => {
  expect(siteFacets({ searchFacets: null, searchFilterPreset }).join(' ')).toBe(names);
});

it('SE-029 uses the tenant’s own list, without names that no index has', () => {
  expect(siteFacets({ searchFacets: ['sleeps', 'price', 'wheels'], searchFilterPreset: 3 })).toEqual(['sleeps', 'price']);
});
