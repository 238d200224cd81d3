import { mayBePhone } from '@forecourt/shared-contracts/back-end';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import fc from 'fast-check';
import { isMobile, phoneInWords, phoneNumberOf } from './phoneNumber';

it.each([
  ['1300 913 181', '+611300913181', '1300 913 181'],
  ['1800 160 401', '+611800160401', '1800 160 401'],
  ['13 11 14', '+61131114', '131114'],
  ['+61 (0)412 345 678', '+61412345678', '0412 345 678'],
  ['+61 0412 345 678', '+61412345678', '0412 345 678'],
  ['0412.345.678', '+61412345678', '0412 345 678'],
  ['\u202A0412 345 678\u202C', '+61412345678', '0412 345 678'],
  ['0412\u2011345\u2011678', '+61412345678', '0412 345 678'],
  ['0011 61 412 345 678', '+61412345678', '0412 345 678'],
  ['61412345678', '+61412345678', '0412 345 678'],
  ['(08) 5550-1234', '+61855501234', '(08) 5550 1234'],
  ['+64 21 123 4567', '+64211234567', '+64 21 123 4567'],
  // A range that the library does not know yet.
  ['02 0000 0000', '+61200000000', '(02) 0000 0000'],
])('CO-117 %j is stored as %s and shown as %s', (text, number, words) => {
  expect(phoneNumberOf(text)).toBe(number);
  expect(phoneInWords(number)).toBe(words);
});

it.each([
  '',
  '000',
  '123',
  '041234567',
  '04123456789',
  '0512 345 678',
  '0412 345 678 ext 5',
  '0412345678 or so',
  '1300 FORD',
  '64 21 123 4567',
])('CO-117 %j is no number that can be called', (text) => {
  expect(phoneNumberOf(text)).toBeNull();
});

it('CO-117 knows mobiles by the numbers of their country', () => {
  expect(['+61412345678', '+64211234567', '+61855501234', '+611300913181'].map(isMobile)).toEqual([true, true, false, false]);
});

const typed = (number: string) =>
  fc
    .array(fc.constantFrom('', ' ', '-', '.', '\u2011', '\u202A', '(', ')', '/', '\u00A0'), {
      minLength: number.length,
      maxLength: number.length,
    })
    .map((separators) => [...number].map((digit, index) => `${digit}${separators[index]}`).join(''));

it('CO-117 law: the rule of the forms refuses no number that is accepted here, of any country and however it is typed', () => {
  const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples)?.number ?? []);
  expect(numbers.length).toBeGreaterThan(200);
  fc.assert(
    fc.property(fc.constantFrom(...numbers).chain(typed), (text) => {
      expect(phoneNumberOf(text) === null || mayBePhone(text)).toBe(true);
      expect(phoneNumberOf(text)).not.toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ ()-./x#') }), (text) => {
      expect(phoneNumberOf(text) === null || mayBePhone(text)).toBe(true);
    }),
  );
});
