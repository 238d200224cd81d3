import fc from 'fast-check';
import { CAR_TYPES } from '../entities/carWords';
import { slugOf } from '../routes/slug';
import { carTypeName, makeName, makeSpellings } from './names';
import { DEFAULT_SORT, SORT_OPTIONS } from './sorts';
import { STATES } from '../entities/states';

it.each([
  ['Suzuki Australia', 'Suzuki'],
  ['Mercedes Benz', 'Mercedes-Benz'],
  ['Isuzu UTE', 'Isuzu'],
  ['Viscount Caravans', 'Viscount'],
  ['Toyota', 'Toyota'],
  ['constructor', 'constructor'],
])('CO-064 %s reads %s', (make, name) => {
  expect(makeName(make)).toBe(name);
});

it('SE-036 returns the raw spellings of a make', () => {
  expect(makeSpellings('Isuzu')).toEqual(['Isuzu', 'Isuzu UTE']);
  expect(makeSpellings('Isuzu UTE')).toEqual(['Isuzu UTE', 'Isuzu']);
  expect(makeSpellings('Kia')).toEqual(['Kia']);
});

it('CO-065 CO-066 CO-067 words car types in their order', () => {
  expect(CAR_TYPES.map((type) => carTypeName(type, { usedCarLabel: 'Used' }))).toEqual(['New', 'Demo', 'Used']);
  expect(carTypeName('used', { usedCarLabel: 'Pre-Owned' })).toBe('Pre-Owned');
});

it('CO-069 offers the orders of the results', () => {
  expect(DEFAULT_SORT).toBe('Car_production');
  expect(SORT_OPTIONS).toEqual([
    { value: 'Car_production', label: 'Recommended' },
    { value: 'Car_production:price:asc', label: 'Price: low to high' },
    { value: 'Car_production:price:desc', label: 'Price: high to low' },
    { value: 'Car_production:km:asc', label: 'Kilometres: low to high' },
    { value: 'Car_production:year:desc', label: 'Year: newest first' },
    { value: 'Car_production:created_at:desc', label: 'Recently added' },
  ]);
});

it.each([
  ['Land Rover', 'land-rover'],
  ['Mercedes-Benz', 'mercedes-benz'],
  ['Škoda', 'skoda'],
  [' MG ', 'mg'],
])('CO-070 %s is %s in addresses', (make, slug) => {
  expect(slugOf(make)).toBe(slug);
});

it('CO-071 lists the states', () => {
  expect(STATES).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
});

it('CO-064 property: a display name is not changed again, and every spelling of a make has the same one', () => {
  const makes = fc.oneof(fc.constantFrom('Suzuki Australia', 'Suzuki', 'Mercedes Benz', 'Isuzu UTE', 'Viscount', 'Kia'), fc.string());
  fc.assert(
    fc.property(makes, (make) => {
      expect(makeName(makeName(make))).toBe(makeName(make));
      expect(new Set(makeSpellings(make).map(makeName))).toEqual(new Set([makeName(make)]));
    }),
  );
});

it('CO-070 property: a slug is lower-case letters, digits and single hyphens, and is not changed again', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(slugOf(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugOf(slugOf(name))).toBe(slugOf(name));
    }),
  );
});
