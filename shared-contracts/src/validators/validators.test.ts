import fc from 'fast-check';
import { message, rego, requiredSelect } from './enquiry';
import { currency, odometer } from './numbers';
import { email, firstName, lastName, phone, PHONE_INVALID, postcode, terms } from './personal';

type Validator = { validateSync(value: unknown): unknown };

/** The message a visitor sees beside the field, or null where the value is fine. */
function errorOf(schema: Validator, value: unknown): string | null {
  try {
    schema.validateSync(value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

it.each<[unknown, string | null]>([
  ['6000', null],
  ['0800', null],
  [' 6000 ', null],
  ['600', 'Invalid postcode. Please enter a 4-digit number.'],
  ['60000', 'Invalid postcode. Please enter a 4-digit number.'],
  ['6o00', 'Invalid postcode. Please enter a 4-digit number.'],
  ['', 'Please enter your postcode.'],
  [undefined, 'Please enter your postcode.'],
])('CO-114 postcode %j: %s', (value, expected) => {
  expect(errorOf(postcode(), value)).toBe(expected);
});

it.each<[unknown, string | null]>([
  ['Ann', null],
  ['x'.repeat(100), null],
  ['x'.repeat(101), 'Please use 100 characters or fewer.'],
  ['   ', 'Please enter your first name.'],
  ['', 'Please enter your first name.'],
])('CO-115 first name %j: %s', (value, expected) => {
  expect(errorOf(firstName(), value)).toBe(expected);
});

it.each<[unknown, string | null]>([
  ['Nguyễn', null],
  // Some people have one name.
  ['', null],
  [undefined, null],
  ['x'.repeat(101), 'Please use 100 characters or fewer.'],
])('CO-115 last name %j: %s', (value, expected) => {
  expect(errorOf(lastName(), value)).toBe(expected);
});

it.each<[unknown, string | null]>([
  ['ann@example.com', null],
  ["o'brien+cars@mail.example.com.au", null],
  [`${'a'.repeat(242)}@example.com`, null],
  [`${'a'.repeat(243)}@example.com`, 'Please use 254 characters or fewer.'],
  ['ann@example', 'This is not a complete email address, such as name@example.com.'],
  ['ann@@example.com', 'This is not a complete email address, such as name@example.com.'],
  ['ann@example..com', 'This is not a complete email address, such as name@example.com.'],
  ['ann example@mail.com', 'This is not a complete email address, such as name@example.com.'],
  ['ann@example.com or bob', 'This is not a complete email address, such as name@example.com.'],
  ['see ann@example.com', 'This is not a complete email address, such as name@example.com.'],
  [' ann@example.com ', null],
  [undefined, 'Please enter your email address.'],
  ['', 'Please enter your email address.'],
])('CO-116 e-mail %j: %s', (value, expected) => {
  expect(errorOf(email(), value)).toBe(expected);
});

it.each<[unknown, string | null]>([
  ['0412 345 678', null],
  ['(08) 5550-1234', null],
  ['+61 412 345 678', null],
  // The back end knows that no such number is in use.
  ['0512 345 678', null],
  ['1300 913 181', null],
  ['123', PHONE_INVALID],
  ['', 'Please enter your phone number.'],
])('CO-117 phone %j: %s', (value, expected) => {
  expect(errorOf(phone(), value)).toBe(expected);
});

it.each<[unknown, boolean]>([
  ['Is it still there?', true],
  ['x'.repeat(2000), true],
  ['   ', false],
  ['', false],
])('CO-118 required comments %j is fine: %s', (value, isFine) => {
  expect(errorOf(message(true), value)).toBe(isFine ? null : 'Please enter your comments.');
});

it.each<[unknown, boolean]>([
  ['', true],
  [undefined, true],
  ['x'.repeat(2000), true],
  ['x'.repeat(2001), false],
])('CO-118 comments %j is fine: %s', (value, isFine) => {
  expect(errorOf(message(false), value)).toBe(isFine ? null : 'Comments must be 2000 characters or fewer.');
});

it('CO-118 names the limit of required comments too', () => {
  expect(errorOf(message(true), 'x'.repeat(2001))).toBe('Comments must be 2000 characters or fewer.');
});

it.each<[unknown, string | null]>([
  ['', null],
  [undefined, null],
  ['1abc234', null],
  ['ABCDEFGH9', null],
  ['ABCDEFGHI9', 'A registration number has 1 to 9 letters and digits.'],
  ['AB-1C', 'A registration number has 1 to 9 letters and digits.'],
])('CO-119 rego %j: %s', (value, expected) => {
  expect(errorOf(rego(), value)).toBe(expected);
});

it('CO-119 upper-cases the rego', () => {
  expect(rego().cast(' 1abc234 ')).toBe('1ABC234');
});

it.each<[unknown, boolean]>([
  [true, true],
  [false, false],
  [undefined, false],
])('CO-120 terms %j is fine: %s', (value, isFine) => {
  expect(errorOf(terms(), value)).toBe(isFine ? null : '*You must agree to the terms of use before submitting.');
});

it.each<[unknown, boolean]>([
  ['perth', true],
  ['  ', false],
  ['', false],
  [undefined, false],
])('CO-121 select %j is fine: %s', (value, isFine) => {
  expect(errorOf(requiredSelect(), value)).toBe(isFine ? null : 'Please select an option.');
});

it.each<[unknown, string | null]>([
  ['$12,500', null],
  ['0.01', null],
  [10_000_000, null],
  ['10,000,000.01', 'The amount must be $10,000,000 or less.'],
  ['0', 'The amount must be more than $0.'],
  [-5, 'The amount must be a number, such as 12,500.'],
  ['-5', 'The amount must be a number, such as 12,500.'],
  ['lots', 'The amount must be a number, such as 12,500.'],
  ['1e6', 'The amount must be a number, such as 12,500.'],
  ['', 'Please enter an amount.'],
  [null, 'Please enter an amount.'],
  [undefined, 'Please enter an amount.'],
])('CO-122 currency %j: %s', (value, expected) => {
  expect(errorOf(currency(), value)).toBe(expected);
});

it('CO-122 reads the amount without commas and $', () => {
  expect(currency().validateSync('$12,500.50')).toBe(12_500.5);
});

it.each<[unknown, string | null]>([
  ['0', null],
  [45_000, null],
  ['999,999', null],
  ['1000000', 'The kilometres must be 999,999 or less.'],
  ['45.5', 'Please enter whole kilometres.'],
  ['-1', 'The kilometres must be a number, such as 85,000.'],
  ['', 'Please enter the kilometres.'],
])('CO-123 odometer %j: %s', (value, expected) => {
  expect(errorOf(odometer(), value)).toBe(expected);
});

it('CO-114 CO-115 CO-116 CO-117 give what was typed without the blanks around it', () => {
  expect(postcode().validateSync(' 6000 ')).toBe('6000');
  expect(lastName().validateSync(' Nguyen ')).toBe('Nguyen');
  expect(email().validateSync(' ann@example.com ')).toBe('ann@example.com');
  expect(phone().validateSync(' 0491 570 156 ')).toBe('0491 570 156');
});

it('CO-115 CO-116 CO-118 remove what nobody typed: control characters, and direction marks where they have no meaning', () => {
  expect(firstName().validateSync('An\u0000n\u0007 \u0008')).toBe('Ann');
  expect(lastName().validateSync('van\tder\nBerg')).toBe('van der Berg');
  // A joiner is part of a name in some scripts.
  expect(firstName().validateSync('نرم\u200Cافزار')).toBe('نرم\u200Cافزار');
  expect(email().validateSync('\u202Aann@example.com\u202C')).toBe('ann@example.com');
  expect(postcode().validateSync('\u200E6000')).toBe('6000');
  expect(message(true).validateSync('one\u0000\r\ntwo\ttabs')).toBe('one\ntwo\ttabs');
});

it('CO-118 CO-119 read an untouched optional field as empty', () => {
  expect(message(false).validateSync(undefined)).toBe('');
  expect(rego().validateSync(undefined)).toBe('');
});

it('CO-122 CO-123 leave an amount empty where the form makes it optional', () => {
  expect(currency().notRequired().validateSync(' ')).toBeUndefined();
  expect(odometer().notRequired().validateSync('')).toBeUndefined();
  expect(() => odometer().notRequired().validateSync('far')).toThrow('The kilometres must be a number, such as 85,000.');
});

it('CO-114 law: a postcode is fine exactly when it is four digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a ]{0,6}$/), (text) => {
      expect(errorOf(postcode(), text) === null).toBe(/^[0-9]{4}$/.test(text.trim()));
    }),
  );
});

it('CO-122 law: an amount reads the same with and without commas and $', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (amount) => {
      expect(currency().validateSync(`$${amount.toLocaleString('en-AU')}`)).toBe(amount);
      expect(currency().validateSync(String(amount))).toBe(amount);
    }),
  );
});

it.each([[[]], [{}], [[[]]], [{ then: 'x' }], [['6000']]])(
  'CO-114 CO-117 rejects %j, which is not a text, with a validation error',
  (value) => {
    for (const schema of [postcode(), phone(), email(), firstName(), rego(), message(true), requiredSelect()]) {
      expect(() => schema.validateSync(value)).toThrow(expect.objectContaining({ name: 'ValidationError' }));
    }
  },
);
