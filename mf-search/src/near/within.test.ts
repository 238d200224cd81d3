import type { SearchState } from '@forecourt/shared-contracts';
import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { toSearchParameters } from '../search-service/searchParameters';
import { rememberPlace } from './places';
import { hasSeveralPlaces, locationsWithin, withKnownPlace } from './within';

const at = (id: number, lat: number | null, long: number | null, visible = true) =>
  aLocation({ id, visible, address: { ...aLocation().address, lat, long } });
const newcastle = at(31, -32.93, 151.77);
const site = aSite({ locations: [newcastle, at(32, -33.87, 151.21), at(33, null, null), at(34, -32.95, 151.7, false)] });
const state: SearchState = { query: '', page: 1, sortBy: 'Car_production', facets: {}, ranges: {}, near: { postcode: '2300', km: 50 } };
const filtersOf = (search: SearchState) => String(toSearchParameters(site, new Date('2026-03-01T00:00:00Z'), search).filters);

// The place of 2300 is not known before the last of these: it is remembered for the whole file.
describe('before the place of a postcode is known', () => {
  it('SE-121 a distance filters nothing', () => {
    expect(locationsWithin(site, state.near)).toBeNull();
    expect(filtersOf(state)).not.toContain('location_id');
    expect(withKnownPlace(state).near).toBeUndefined();
  });
});

describe('once it is known', () => {
  beforeAll(() => rememberPlace('2300', { lat: -32.92, long: 151.78 }));

  it('SE-121 the cars of the locations within a distance are found, also of those that the site hides', () => {
    expect(locationsWithin(site, { postcode: '2300', km: 50 })).toEqual([31, 34]);
    expect(locationsWithin(site, { postcode: '2300', km: 200 })).toEqual([31, 32, 34]);
    expect(filtersOf(state)).toMatch(/ AND \(location_id:31 OR location_id:34\)$/);
    expect(withKnownPlace(state)).toBe(state);
  });

  it('SE-121 a distance within which there is no location finds no car', () => {
    expect(filtersOf({ ...state, near: { postcode: '2300', km: 1 } })).toMatch(/ AND \(location_id:0\)$/);
  });
});

it.each([
  ['two', [newcastle, at(32, -33.87, 151.21)], true],
  ['two departments of one', [newcastle, at(32, -32.93, 151.77)], false],
  ['one that is known and one that is not', [newcastle, at(32, null, null)], false],
  ['one that is displayed and one that is not', [newcastle, at(32, -33.87, 151.21, false)], false],
])('SE-121 a site of %s places has distances: %#', (_what, locations, expected) => {
  expect(hasSeveralPlaces(aSite({ locations }))).toBe(expected);
});
