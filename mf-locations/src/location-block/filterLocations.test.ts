import type { Location, LocationFilter } from '@forecourt/shared-contracts';
import { aLocation } from '@forecourt/shared-contracts/testing';
import { filterLocations } from './filterLocations';

/** A location with its own street, so that it is no duplicate. */
const at = (id: number, over: Partial<Location> = {}) =>
  aLocation({ id, primary: false, address: { ...aLocation().address, street: `${id} Quay Street` }, ...over });

const locations = [
  at(1, { location_type: 'sales', primary: true }),
  at(2, { location_type: 'service' }),
  at(3, { location_type: 'parts' }),
  at(4, { location_type: '' }),
  at(5, { location_type: 'car-buying' }),
  at(6, { location_type: 'sales', visible: false, primary: true }),
];

describe('filterLocations', () => {
  it.each<[string, LocationFilter, number[]]>([
    ['LO-015', 'primary', [1]],
    ['LO-016', 'sales', [1, 4]],
    ['LO-016', 'service', [2]],
    ['LO-016', 'parts', [3]],
    ['LO-017', 'service-and-parts', [2, 3]],
    ['LO-018', 'all', [1, 2, 3, 4, 5]],
    ['LO-019', 3, [3]],
    ['LO-019', 99, []],
    ['LO-022', 6, []],
  ])('%s filter %s', (_id, filter, expected) => {
    expect(filterLocations(locations, filter).map(({ id }) => id)).toEqual(expected);
  });

  it('LO-023 removes duplicates after the filter', () => {
    const duplicates = [at(1, { location_type: 'service' }), at(2, { address: at(1).address, location_type: 'sales' }), at(3, { address: at(1).address })];
    expect(filterLocations(duplicates, 'all').map(({ id }) => id)).toEqual([1]);
    expect(filterLocations(duplicates, 'sales').map(({ id }) => id)).toEqual([2]);
  });
});
