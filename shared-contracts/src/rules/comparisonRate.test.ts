import { comparisonRate } from './comparisonRate';

it('FI-016 is the interest rate without fees', () => {
  expect(comparisonRate(8.5, { establishmentFee: 0, financeFeeList: [] })).toBe(8.5);
});

it.each([
  ['an establishment fee', 8.5, { establishmentFee: 1360.5, financeFeeList: [] }, 10.41],
  [
    'listed fees, monthly ones each month',
    7,
    {
      establishmentFee: 0,
      financeFeeList: [
        { label: 'establishment', amount: 395 },
        { label: 'monthly account administration', amount: 8 },
      ],
    },
    8.11,
  ],
])('FI-016 PL-063 counts %s over 5 years and $30,000', (_fees, rate, switches, expected) => {
  expect(comparisonRate(rate, switches)).toBeCloseTo(expected, 2);
});

it('FI-016 counts fees where there is no interest: they alone make the rate', () => {
  // Sixty payments of $505 are worth $30,000 at 0.03268 % a month.
  expect(comparisonRate(0, { establishmentFee: 300, financeFeeList: [] })).toBeCloseTo(0.3922, 4);
});

it('FI-016 counts a monthly fee without any other', () => {
  expect(comparisonRate(7, { establishmentFee: 0, financeFeeList: [{ label: 'Monthly fee', amount: 10 }] })).toBeGreaterThan(7.7);
});
