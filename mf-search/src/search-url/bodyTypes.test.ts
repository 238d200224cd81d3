import { BODY_TYPES, bodyTypeName, bodyTypeSpellings } from './bodyTypes';

it('CO-068 lists the body types', () => {
  expect(BODY_TYPES.join(' ')).toBe(
    '4x4 bus cabChassis convertible coupe ev hardtop hatch hatchback motorhome lightTruck peopleMover prestige sedan softtop suv ute van wagon stationWagon',
  );
  expect(['4x4', 'suv', 'cabChassis', 'ute'].map((type) => bodyTypeName(type as 'suv'))).toEqual(['4x4', 'SUV', 'Cab Chassis', 'Ute']);
});

it.each([
  ['hatch', ['Hatch', 'Hatchback']],
  ['hatchback', ['Hatchback', 'Hatch']],
  ['wagon', ['Wagon', 'Station Wagon']],
  ['stationWagon', ['Station Wagon', 'Wagon']],
  ['ev', ['EV']],
  ['lightTruck', ['Light Truck']],
] as const)('CO-068 filters %s by the spellings %j', (type, spellings) => {
  expect(bodyTypeSpellings(type)).toEqual(spellings);
});
