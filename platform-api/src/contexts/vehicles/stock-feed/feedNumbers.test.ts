import { expectedNumber, parseYear, readNumber, yearError, type NumberKind } from './feedNumbers';

it.each([
  ['12990', 12_990],
  ['12 990', 12_990],
  ['12\u00A0990', 12_990],
  ['12\u202F990', 12_990],
  ['12,990', 12_990],
  ['$12,990.00', 12_990],
  ['12990.5', 12_990.5],
  ['1,234,567', 1_234_567],
  ['$51,990', 51_990],
  ['A$23,990', 23_990],
  ['$ 23 990 AUD', 23_990],
  ['aud 23990', 23_990],
])('PL-071 the price %j is %j dollars', (text, amount) => {
  expect(readNumber(text, 'price')).toEqual({ value: amount, convertedTo: null });
});

it.each(['0', '$0', '0.00'])('PL-071 the price %j means that there is none', (text) => {
  expect(readNumber(text, 'price')).toEqual({ value: null, convertedTo: null });
});

it.each([
  '$12.990,00',
  '12.990',
  "12'990",
  '12,99',
  '$.12990',
  '1,2990',
  '12 990,000',
  '12,990 000',
  '0,500',
  '12990.123',
  '9999999999',
  '1e+21',
  '12',
  '-12990',
  '$12,990 - $14,990',
  'from $12,990',
  '$99 per week',
  '12,990*',
  '23k',
  'enquire',
  '',
])('PL-071 the text %j is no price', (text) => {
  expect(readNumber(text, 'price')).toBeNull();
});

it.each([
  ['41200', 41_200],
  ['41 200', 41_200],
  ['41,200 km', 41_200],
  ['41200.0', 41_200],
  ['5 Kms', 5],
  ['0', 0],
  ['120k', 120_000],
  ['120.5k km', 120_500],
])('PL-071 the odometer %j is %j km', (text, kilometres) => {
  expect(readNumber(text, 'kilometres')).toEqual({ value: kilometres, convertedTo: null });
});

it.each(['41.200 km', '41.2 km', '41.2 miles', '41,200 metres', '3,000,000', '41200 km approx', 'approx 41200'])(
  'PL-071 the text %j is no odometer',
  (text) => {
    expect(readNumber(text, 'kilometres')).toBeNull();
  },
);

it.each<[string, NumberKind, number, string]>([
  ['25,476 miles', 'kilometres', 41_000, '41,000 km'],
  ['1998 cc', 'litres', 2, '2 L'],
  ['1,998cc', 'litres', 2, '2 L'],
  ['4.375 m', 'millimetres', 4375, '4,375 mm'],
  ['437.5 cm', 'millimetres', 4375, '4,375 mm'],
  ['1.3 t', 'kilograms', 1300, '1,300 kg'],
  ['2.68 tonnes', 'kilograms', 2680, '2,680 kg'],
  ['5 years', 'termMonths', 60, '60 months'],
  ['1.5 yrs', 'termMonths', 18, '18 months'],
])('PL-071 %j is converted for %s', (text, kind, value, convertedTo) => {
  expect(readNumber(text, kind)).toEqual({ value, convertedTo });
});

it.each<[string, NumberKind, number]>([
  ['8.49', 'rate', 8.49],
  ['8.49%', 'rate', 8.49],
  ['8.49 % p.a.', 'rate', 8.49],
  ['8.495 percent per annum', 'rate', 8.495],
  ['0', 'rate', 0],
  ['60', 'termMonths', 60],
  ['60 Months', 'termMonths', 60],
  ['$112 per week', 'weeklyPayment', 112],
  ['$486.50 / month', 'monthlyPayment', 486.5],
  ['$0', 'loanAmount', 0],
  ['299', 'subscriptionPrice', 299],
  ['2.0', 'litres', 2],
  ['1.998 L', 'litres', 1.998],
  ['50 L', 'tankLitres', 50],
  ['8.7 L / 100 km', 'consumption', 8.7],
  ['8.7l/100km', 'consumption', 8.7],
  ['6.25 litres per 100 km', 'consumption', 6.25],
  ['4', 'cylinders', 4],
  ['4 cyl', 'cylinders', 4],
  ['V6', 'cylinders', 6],
  ['6-cylinder', 'cylinders', 6],
  [' 4 Doors', 'doors', 4],
  ['5dr', 'doors', 5],
  [' 5 Seats', 'seats', 5],
  ['7-seater', 'seats', 7],
  ['Sleeps 4', 'berths', 4],
  ['5 stars', 'stars', 5],
  ['0', 'stars', 0],
  ['1,300 kg', 'kilograms', 1300],
  ['4375mm', 'millimetres', 4375],
])('PL-071 the text %j is a number of %s', (text, kind, value) => {
  expect(readNumber(text, kind)).toEqual({ value, convertedTo: null });
});

it.each<[string, NumberKind]>([
  ['0', 'litres'],
  ['0 L', 'litres'],
  ['0', 'cylinders'],
  ['0 L / 100 km', 'consumption'],
  ['0', 'millimetres'],
  ['0', 'kilograms'],
  ['$0', 'weeklyPayment'],
])('PL-071 the text %j means that there are no %s', (text, kind) => {
  expect(readNumber(text, kind)).toEqual({ value: null, convertedTo: null });
});

it.each<[string, NumberKind]>([
  ['1,5', 'litres'],
  ['1998', 'litres'],
  ['1,998 L', 'litres'],
  ['2.0 T', 'litres'],
  ['8,5', 'consumption'],
  ['15 km/L', 'consumption'],
  ['16 kWh/100km', 'consumption'],
  ['8,495', 'rate'],
  ['0.08', 'rate'],
  ['.9', 'rate'],
  ['0.0849', 'rate'],
  ['849', 'rate'],
  ['10%', 'loanAmount'],
  ['5', 'termMonths'],
  ['1.3 years', 'termMonths'],
  ['60 weeks', 'termMonths'],
  ['$486 per month', 'weeklyPayment'],
  ['$112 per week', 'monthlyPayment'],
  ['$299 per week', 'subscriptionPrice'],
  ['4 Doors', 'seats'],
  [' 5 Seats', 'doors'],
  ['5+2', 'seats'],
  ['4.5', 'doors'],
  ['61', 'seats'],
  ['V40', 'cylinders'],
  ['2 L', 'cylinders'],
  ['6', 'stars'],
  ['5/5', 'stars'],
  ['2-4', 'berths'],
  ['4.375', 'millimetres'],
  ['4,375 m', 'millimetres'],
  ['437', 'millimetres'],
  ['21 ft', 'millimetres'],
  ['1.3', 'kilograms'],
  ['1,300 t', 'kilograms'],
  ['.5 t', 'kilograms'],
  ['2,680 lbs', 'kilograms'],
])('PL-071 the text %j is no number of %s', (text, kind) => {
  expect(readNumber(text, kind)).toBeNull();
});

it('PL-071 says what each kind of number accepts', () => {
  expect(expectedNumber('price')).toBe('an amount in dollars from 100 to 10,000,000, such as 23,990');
  expect(expectedNumber('kilometres')).toBe('a whole number of kilometres from 0 to 2,000,000, such as 41,200');
  expect(expectedNumber('rate')).toBe('a rate in percent a year from 0.5 to 50 or 0, such as 8.49');
  expect(expectedNumber('seats')).toBe('a number of seats from 1 to 60, such as 5');
});

it.each([
  ['2021', 2021],
  ['2021.0', 2021],
  ['21', 2021],
  ['MY21', 2021],
  ['my 21', 2021],
  ['MY2021', 2021],
  ['MY21.5', 2021],
  ['00', 2000],
  ['2,021', null],
  ['2021/22', null],
  ['021', null],
  ['21.5', null],
  ['soon', null],
])('PL-071 the year %j is %j', (text, year) => {
  expect(parseYear(text)).toBe(year);
});

const NOW = new Date('2026-03-02T09:00:00Z');

it.each(['1900', '1959', '2026', '2027', '27', 'MY27'])('PL-071 the year %j can be that of a car in 2026', (text) => {
  expect(yearError(text, NOW)).toBeNull();
});

it.each(['1899', '2028', '2099', '28', '99', 'soon', '2021 or 2022'])('PL-071 the year %j can not be that of a car in 2026', (text) => {
  expect(yearError(text, NOW)).toBe(`year "${text}" is not a year from 1900 to 2027`);
});
