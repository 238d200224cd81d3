import fc from 'fast-check';
import { message, rego, requiredSelect } from './enquiry';
import { currency, odometer } from './numbers';
import { email, personName, phone, postcode, terms } from './personal';

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

it.each<[unknown, boolean]>([
  ['6000', true],
  ['0800', true],
  [' 6000 ', true],
  ['600', false],
  ['60000', false],
  ['6o00', false],
  ['', false],
  [undefined, false],
])('CO-114 postcode %j is fine: %s', (value, isFine) => {
  expect(errorOf(postcode(), value)).toBe(isFine ? null : 'Invalid postcode. Please enter a 4-digit number.');
});

it.each<[unknown, boolean]>([
  ['Ann', true],
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
  ['   ', false],
  ['', false],
])('CO-115 first name %j is fine: %s', (value, isFine) => {
  expect(errorOf(personName('first name'), value)).toBe(isFine ? null : 'Please enter your first name.');
});

it.each<[unknown, boolean]>([
  ['Nguyễn', true],
  ['', false],
])('CO-115 last name %j is fine: %s', (value, isFine) => {
  expect(errorOf(personName('last name'), value)).toBe(isFine ? null : 'Please enter your last name.');
});

it.each<[unknown, boolean]>([
  ['ann@example.com', true],
  ["o'brien+cars@mail.example.com.au", true],
  [`${'a'.repeat(242)}@example.com`, true],
  [`${'a'.repeat(243)}@example.com`, false],
  ['ann@example', false],
  ['ann@@example.com', false],
  ['ann@example..com', false],
  ['ann example@mail.com', false],
  ['ann@example.com or bob', false],
  ['see ann@example.com', false],
  [' ann@example.com ', true],
  [undefined, false],
  ['', false],
])('CO-116 e-mail %j is fine: %s', (value, isFine) => {
  expect(errorOf(email(), value)).toBe(isFine ? null : 'Please enter a valid email address.');
});

it.each<[unknown, boolean]>([
  ['0412 345 678', true],
  ['(08) 5550-1234', true],
  ['+61 412 345 678', true],
  ['0512 345 678', false],
  ['123', false],
  ['', false],
])('CO-117 phone %j is fine: %s', (value, isFine) => {
  expect(errorOf(phone(), value)).toBe(isFine ? null : 'Please enter a valid Australian phone number.');
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

it.each<[unknown, boolean]>([
  ['', true],
  [undefined, true],
  ['1abc234', true],
  ['ABCDEFGH9', true],
  ['ABCDEFGHI9', false],
  ['AB-1C', false],
])('CO-119 rego %j is fine: %s', (value, isFine) => {
  expect(errorOf(rego(), value)).toBe(isFine ? null : 'Please enter a valid registration number.');
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

it.each<[unknown, boolean]>([
  ['$12,500', true],
  ['0.01', true],
  [10_000_000, true],
  ['10,000,000.01', false],
  ['0', false],
  [-5, false],
  ['-5', false],
  ['lots', false],
  ['1e6', false],
  ['', false],
  [null, false],
  [undefined, false],
])('CO-122 currency %j is fine: %s', (value, isFine) => {
  expect(errorOf(currency(), value)).toBe(isFine ? null : 'Please enter an amount.');
});

it('CO-122 reads the amount without commas and $', () => {
  expect(currency().validateSync('$12,500.50')).toBe(12_500.5);
});

it.each<[unknown, boolean]>([
  ['0', true],
  [45_000, true],
  ['999,999', true],
  ['1000000', false],
  ['45.5', false],
  ['-1', false],
  ['', false],
])('CO-123 odometer %j is fine: %s', (value, isFine) => {
  expect(errorOf(odometer(), value)).toBe(isFine ? null : 'Please enter the kilometres.');
});

it('CO-114 CO-115 CO-116 CO-117 give what was typed without the blanks around it', () => {
  expect(postcode().validateSync(' 6000 ')).toBe('6000');
  expect(personName('last name').validateSync(' Nguyen ')).toBe('Nguyen');
  expect(email().validateSync(' ann@example.com ')).toBe('ann@example.com');
  expect(phone().validateSync(' 0491 570 156 ')).toBe('0491 570 156');
});

it('CO-118 CO-119 read an untouched optional field as empty', () => {
  expect(message(false).validateSync(undefined)).toBe('');
  expect(rego().validateSync(undefined)).toBe('');
});

it('CO-122 CO-123 leave an amount empty where the form makes it optional', () => {
  expect(currency().notRequired().validateSync(' ')).toBeUndefined();
  expect(odometer().notRequired().validateSync('')).toBeUndefined();
  expect(() => odometer().notRequired().validateSync('far')).toThrow('Please enter the kilometres.');
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
    for (const schema of [postcode(), phone(), email(), personName('first name'), rego(), message(true), requiredSelect()]) {
      expect(() => schema.validateSync(value)).toThrow(expect.objectContaining({ name: 'ValidationError' }));
    }
  },
);
