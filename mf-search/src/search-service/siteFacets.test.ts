import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { siteFacets } from './siteFacets';

it.each([
  [1, 'price body make model year km car_type'],
  [2, 'price body make model year km car_type simple_fuel simple_transmission drive colour'],
  [3, 'price body city dealership make model year km car_type simple_fuel simple_transmission drive colour seats'],
  [4, 'price body location model year km car_type simple_fuel simple_transmission colour certified'],
] as const)('SE-030 preset %s', (searchFilterPreset, names) => {
  expect(siteFacets(aSite({ switches: { searchFacets: null, searchFilterPreset } })).join(' ')).toBe(names);
});

it('SE-029 uses the tenant’s own list, without names that no index has', () => {
  expect(siteFacets(aSite({ switches: { searchFacets: ['sleeps', 'price', 'wheels'], searchFilterPreset: 3 } }))).toEqual([
    'sleeps',
    'price',
  ]);
});

const { address } = aLocation();
const at = (id: number, state: string, visible = true) => aLocation({ id, visible, address: { ...address, state } });
it.each([
  ['one location', [at(1, 'WA'), at(2, 'NSW', false)], ''],
  ['two of a state', [at(1, 'WA'), at(2, 'WA')], 'location'],
  ['two states', [at(1, 'WA'), at(2, 'NSW')], 'state location'],
])('SE-121 a site of %s has the place after the body: %#', (_what, locations, places) => {
  const names = siteFacets(aSite({ locations, switches: { searchFilterPreset: 1 } })).join(' ');
  expect(names).toBe(`price body ${places} make model year km car_type`.replace('  ', ' '));
});
