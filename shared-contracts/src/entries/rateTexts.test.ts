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
const rates = { interestRate: 6.29, comparisonRate: 8.19 };

it.each([
  ['FI-016', 'secured30000', rates, 'Comparison rate is based on a 5-year secured loan of $30,000.'],
  ['FI-017', 'custom', rates, 'Comparison rate is based on a 5-year term, 6.29% p.a., 8.19% comparison, no deposit.'],
  ['FI-017', 'custom', undefined, 'Comparison rate is based on a 5-year term, no deposit.'],
] as const)('%s PL-063 the basis %s of the rates %j precedes the warning', (_id, comparisonDisclaimerBasis, of, basis) => {
  expect(comparisonRateText({ comparisonDisclaimerBasis }, of)).toBe(`${basis} ${WARNING}`);
});
