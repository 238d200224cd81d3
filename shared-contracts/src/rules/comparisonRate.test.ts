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
