import {
  parseBadge,
  parseCarType,
  parseColours,
  normalizeDrive,
  parseEngine,
  cellText,
  parseNumber,
  parseLocation,
  simpleBody,
  simpleFuel,
  simpleTransmission,
} from './feedValues';

it.each(['', '-', '- / -', 'POA', ' - ', undefined])('PL-071 reads %j as unknown', (cell) => {
  expect([cellText(cell), parseNumber(cell)]).toEqual([null, null]);
});

it.each([
  ['51990', 51_990],
  ['$51,990', 51_990],
  [' 4 Doors', 4],
  ['8.7 L / 100 km', 8.7],
  ['4 cyl', 4],
  ['enquire', null],
])('PL-071 the number in %j is %j', (cell, number) => {
  expect(parseNumber(cell)).toBe(number);
});

it.each([
  ['DEMO', 'demo'],
  ['Used', 'used'],
  ['NEW', 'new'],
  ['-', 'used'],
  ['Sedan', null],
])('PL-071 %j is the car type %j', (cell, type) => {
  expect(parseCarType(cell)).toBe(type);
});

it.each([
  ['4 cyl, 2.2 L', { cylinders: 4, litres: 2.2 }],
  ['8 cyl, 5 L', { cylinders: 8, litres: 5 }],
  ['0 L', { cylinders: null, litres: null }],
  ['-', { cylinders: null, litres: null }],
])('PL-071 reads the engine %j', (cell, engine) => {
  expect(parseEngine(cell)).toEqual(engine);
});

it.each([
  ['Premium', 'Petrol'],
  ['Unleaded', 'Petrol'],
  ['Diesel', 'Diesel'],
  ['Hybrid', 'Hybrid'],
  ['Plug-in Hybrid', 'PHEV'],
  ['Electric', 'Electric'],
  ['LPG', 'LPG'],
  ['Other', null],
  [null, null],
])('PL-071 the fuel %j counts as %j', (fuel, simple) => {
  expect(simpleFuel(fuel)).toBe(simple);
});

it('PL-071 maps bodies, drives and transmissions to the values of facets', () => {
  expect(['Ute / Tray', 'Commercial', 'People Mover', 'Hatchback', 'Wagon', 'SUV', 'Other', null].map(simpleBody)).toEqual([
    'Ute',
    'Van',
    'People Mover',
    'Hatchback',
    'Wagon',
    'SUV',
    null,
    null,
  ]);
  expect(['Front', 'AWD', '4WD', 'Rear', 'Half', null].map(normalizeDrive)).toEqual([
    'Front Wheel Drive',
    'All Wheel Drive',
    '4x4',
    'Rear Wheel Drive',
    'Half',
    null,
  ]);
  expect(['Manual', 'Automatic', 'Auto Manual', null].map(simpleTransmission)).toEqual(['Manual', 'Automatic', 'Automatic', null]);
});

it('PL-071 splits colours and locations', () => {
  expect(parseColours('White / Black')).toEqual({ outside: 'White', inside: 'Black' });
  expect(parseColours('White / -')).toEqual({ outside: 'White', inside: null });
  expect(parseLocation('Caringbah, NSW')).toEqual({ city: 'Caringbah', state: 'NSW' });
  expect(parseLocation('Somewhere')).toEqual({ city: 'Somewhere', state: null });
});

it('PL-071 reads the badge as the rest of a title after year, make and model', () => {
  expect(parseBadge('2022 Ssangyong Rexton Ultimate (awd)', 2022, 'Ssangyong', 'Rexton')).toBe('Ultimate (awd)');
  expect(parseBadge('2022 Ssangyong Rexton', 2022, 'Ssangyong', 'Rexton')).toBeNull();
  expect(parseBadge('A lovely car', 2022, 'Ssangyong', 'Rexton')).toBeNull();
});
