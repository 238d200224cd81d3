import {
  parseBadge,
  parseAddress,
  parseCarType,
  parseDay,
  parseFlag,
  parsePriceType,
  parseStatus,
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
  ['Ex-demo', 'demo'],
  ['Used', 'used'],
  ['Pre-Owned', 'used'],
  ['NEW', 'new'],
  [null, 'used'],
  ['Sedan', null],
])('PL-071 %j is the car type %j', (cell, type) => {
  expect(parseCarType(cell)).toBe(type);
});

it('VE-075 a dealership’s own word is the type that it names', () => {
  expect(parseCarType('approved USED', { used: 'Approved used', demo: null })).toBe('used');
  expect(parseCarType('Approved used')).toBeNull();
  expect(parseCarType('Used', { used: 'Approved used' })).toBe('used');
});

it.each([
  ['yes', true],
  ['N', false],
  ['perhaps', null],
])('PL-085 %j is the flag %j', (text, flag) => {
  expect(parseFlag(text)).toBe(flag);
});

it.each([
  ['In Stock', 'in_stock', false],
  ['coming_soon', 'coming_soon', false],
  ['Under offer', 'in_stock', true],
  ['SOLD', 'sold', false],
])('PL-085 the status %j is %j', (text, status, reserved) => {
  expect(parseStatus(text)).toEqual({ status, reserved });
});

it.each([
  ['DAP', 'Drive Away'],
  ['drive-away', 'Drive Away'],
  ['EGC', 'Excl. Govt. Charges'],
  ['Excluding Government Charges', 'Excl. Govt. Charges'],
  ['Before on-road costs', 'Before on-road costs'],
])('PL-085 the price type %j is %j', (text, type) => {
  expect(parsePriceType(text)).toBe(type);
});

it.each([
  ['2026-06-30', '2026-06-30'],
  ['2026-06-30T09:00:00Z', '2026-06-30'],
  ['30/06/2026', '2026-06-30'],
  ['1.6.2026', '2026-06-01'],
  ['31/02/2026', null],
  ['06/30/2026', null],
  ['soon', null],
])('PL-085 the day %j is %j', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

it.each([
  ['https://reports.example/1', true],
  ['/pages/report', true],
  ['//reports.example', false],
  ['/\\\\reports.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('PL-085 the address %j can be linked: %j', (text, isUsable) => {
  expect(parseAddress(text)).toBe(isUsable ? text : null);
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
  [null, null],
])('PL-071 the fuel %j counts as %j', (fuel, simple) => {
  expect(simpleFuel(fuel)).toBe(simple);
});

it('PL-071 maps bodies, drives and transmissions to the values of facets', () => {
  expect(['Ute / Tray', 'Commercial', 'People Mover', 'Hatchback', 'Wagon', 'SUV', null].map(simpleBody)).toEqual([
    'Ute',
    'Van',
    'People Mover',
    'Hatchback',
    'Wagon',
    'SUV',
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
