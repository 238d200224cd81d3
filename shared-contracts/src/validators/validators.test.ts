import { email, message, odometer, currency, personName, phone, postcode, rego, requiredSelect, terms } from '../schemas';

type Validator = { validateSync(value: unknown): unknown };

/** The message a visitor sees beside the field, or null where the value is fine. */
function complaintOf(schema: Validator, value: unknown): string | null {
  try {
    schema.validateSync(value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const check = (id: string, schema: Validator, text: string, cases: readonly (readonly [unknown, boolean])[]) => {
  it.each(cases)(`${id} %j is fine: %s`, (value, isFine) => {
    expect(complaintOf(schema, value)).toBe(isFine ? null : text);
  });
};

check('CO-114 postcode', postcode(), 'Invalid postcode. Please enter a 4-digit number.', [
  ['6000', true],
  ['0800', true],
  [' 6000 ', true],
  ['600', false],
  ['60000', false],
  ['6o00', false],
  ['', false],
  [undefined, false],
]);

check('CO-115 first name', personName('first name'), 'Please enter your first name.', [
  ['Ann', true],
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
  ['   ', false],
  ['', false],
]);

check('CO-115 last name', personName('last name'), 'Please enter your last name.', [
  ['Nguyễn', true],
  ['', false],
]);

check('CO-116 e-mail', email(), 'Please enter a valid email address.', [
  ['ann@example.com', true],
  ["o'brien+cars@mail.example.com.au", true],
  [`${'a'.repeat(242)}@example.com`, true],
  [`${'a'.repeat(243)}@example.com`, false],
  ['ann@example', false],
  ['ann@@example.com', false],
  ['ann@example..com', false],
  ['ann example@mail.com', false],
  ['', false],
]);

check('CO-117 phone', phone(), 'Please enter a valid Australian phone number.', [
  ['0412 345 678', true],
  ['(08) 5550-1234', true],
  ['+61 412 345 678', true],
  ['0512 345 678', false],
  ['123', false],
  ['', false],
]);

check('CO-118 required comments', message(true), 'Please enter your comments.', [
  ['Is it still there?', true],
  ['x'.repeat(2000), true],
  ['   ', false],
  ['', false],
]);

check('CO-118 comments', message(false), 'Comments must be 2000 characters or fewer.', [
  ['', true],
  [undefined, true],
  ['x'.repeat(2000), true],
  ['x'.repeat(2001), false],
]);

it('CO-118 names the limit of required comments too', () => {
  expect(complaintOf(message(true), 'x'.repeat(2001))).toBe('Comments must be 2000 characters or fewer.');
});

check('CO-119 rego', rego(), 'Please enter a valid registration number.', [
  ['', true],
  [undefined, true],
  ['1abc234', true],
  ['ABCDEFGH9', true],
  ['ABCDEFGHI9', false],
  ['AB-123', false],
]);

it('CO-119 upper-cases the rego', () => {
  expect(rego().cast(' 1abc234 ')).toBe('1ABC234');
});

check('CO-120 terms', terms(), '*You must agree to the terms of use before submitting.', [
  [true, true],
  [false, false],
  [undefined, false],
]);

check('CO-121 select', requiredSelect(), 'Please select an option.', [
  ['perth', true],
  ['', false],
  [undefined, false],
]);

check('CO-122 currency', currency(), 'Please enter an amount.', [
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
]);

it('CO-122 reads the amount without commas and $', () => {
  expect(currency().validateSync('$12,500.50')).toBe(12_500.5);
});

check('CO-123 odometer', odometer(), 'Please enter the kilometres.', [
  ['0', true],
  [45_000, true],
  ['999,999', true],
  ['1000000', false],
  ['45.5', false],
  ['-1', false],
  ['', false],
]);
