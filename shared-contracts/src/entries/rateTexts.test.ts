import { comparisonRateText, formatRate } from './rateTexts';

it.each([
  [8.5, '8.50% p.a.'],
  [0, '0.00% p.a.'],
  [12.346, '12.35% p.a.'],
])('FI-010 the rate %d reads %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text);
});

const WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';

it.each([
  ['FI-016', 'secured30000', 'Comparison rate is based on a 5-year secured loan of $30,000.'],
  ['FI-017', 'custom', 'Comparison rate is based on a 5-year secured loan of $30,000, no deposit.'],
] as const)(
  '%s PL-063 the basis %s precedes the warning, without rates that others contradict',
  (_id, comparisonDisclaimerBasis, basis) => {
    expect(comparisonRateText({ comparisonDisclaimerBasis })).toBe(`${basis} ${WARNING}`);
  },
);
