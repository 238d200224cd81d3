import {
  parseBadge,
  parseAddress,
  parseCarType,
  parseDay,
  parseFlag,
  parsePriceType,
  parseColours,
  normalizeDrive,
  parseCylinders,
  parseEngine,
  parseMonthOrDay,
  parsePrice,
  cellText,
  parseLocation,
  simpleBody,
  simpleFuel,
  simpleTransmission,
} from './feedValues';

it.each(['', '-', '- / -', 'POA', ' - ', undefined])('PL-071 reads %j as unknown', (cell) => {
  expect(cellText(cell)).toBeNull();
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
  ['DAP', 'Drive Away'],
  ['drive-away', 'Drive Away'],
  ['EGC', 'Excl. Govt. Charges'],
  ['Excluding Government Charges', 'Excl. Govt. Charges'],
  ['Before on-road costs', 'Before on-road costs'],
  ['Drive Away from', 'Drive Away from'],
])('PL-085 the price type %j is %j', (text, type) => {
  expect(parsePriceType(text)).toBe(type);
});

it.each([
  ['$23,990 Drive Away', { amount: 23_990, type: 'Drive Away' }],
  ['23990 EGC', { amount: 23_990, type: 'Excl. Govt. Charges' }],
  ['Drive Away $23,990', { amount: 23_990, type: 'Drive Away' }],
  ['$23,990', { amount: 23_990, type: null }],
  ['$0 Drive Away', { amount: null, type: 'Drive Away' }],
  ['$23,990 EGC Drive Away', null],
  ['$23,990 plus charges', null],
  ['$99 per week', null],
  ['Drive Away', null],
])('PL-071 the price %j is %j', (text, price) => {
  expect(parsePrice(text)).toEqual(price);
});

it.each([
  ['2026-06-30', '2026-06-30'],
  ['2026-06-30T09:00:00Z', '2026-06-30'],
  ['30/06/2026', '2026-06-30'],
  ['30/06/2026 9:00 am AEST', '2026-06-30'],
  ['1.6.2026', '2026-06-01'],
  ['31/02/2026', null],
  ['06/30/2026', null],
  ['30/06/20261', null],
  ['2026-06-301', null],
  ['2026-06-30 or later', null],
  ['3026-06-30', null],
  ['30/06/26', null],
  ['soon', null],
])('PL-085 the day %j is %j', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

it.each(['2021', '03/2021', '3-2021', '2021-03', 'Mar 2021', 'March, 2021', '14 March 2021'])(
  'PL-085 the month %j remains as the feed writes it',
  (text) => {
    expect(parseMonthOrDay(text)).toBe(text);
  },
);

it.each(['31/02/2021', '13/2021', '2021-13', 'model 1234', 'Mar 3021', '12021', 'Mar 2021 or later'])(
  'PL-085 the text %j is no month',
  (text) => {
    expect(parseMonthOrDay(text)).toBeNull();
  },
);

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

const engine = (cylinders: number | null, litres: number | null, convertedTo: string | null = null) => ({ cylinders, litres, convertedTo });

it.each([
  ['4 cyl, 2.2 L', engine(4, 2.2)],
  ['4 cyl 2.0 L', engine(4, 2)],
  ['8 cyl, 5 L', engine(8, 5)],
  ['4-cylinder 1.998 litre Turbo 16V', engine(4, 1.998)],
  ['3.5L V6', engine(6, 3.5)],
  ['4 cyl, 1998 cc', engine(4, 2, '2 L')],
  ['4 cyl, 1 998 cc', engine(4, 2, '2 L')],
  ['2.0 4cyl', engine(4, null)],
  ['2 L 16 valve, 6.5 L/100km', engine(null, 2)],
  ['0 L', engine(null, null)],
  ['Electric', engine(null, null)],
])('PL-071 reads the engine %j', (cell, parsed) => {
  expect(parseEngine(cell)).toEqual(parsed);
});

it.each([
  '4 cyl, 1,5 L',
  "4 cyl, 1'998 cc",
  '.5 L',
  '4 cyl, 1998 L',
  '40 cyl',
  '2.0 L or 2.5 L',
  '4 cyl or 6 cyl',
  '2.0 TSI',
  'B47',
  'Turbo',
])('PL-071 the text %j is no engine', (cell) => {
  expect(parseEngine(cell)).toBeNull();
});

it.each([
  ['4', 4],
  ['V6', 6],
  ['4 cyl', 4],
  ['4 cyl, 1.4 L', 4],
  ['0', null],
  ['0 L', null],
])('PL-071 the cylinders of %j are %j', (text, cylinders) => {
  expect(parseCylinders(text)?.value).toBe(cylinders);
});

it.each(['2 L', '1.4 L', '4 or 6', 'four'])('PL-071 the text %j is no number of cylinders', (text) => {
  expect(parseCylinders(text)).toBeNull();
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
