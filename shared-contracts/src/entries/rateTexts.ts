import type { Switches } from '../switches/switches';

/** '8.50% p.a.': rates show with two decimals. */
export const formatRate = (percent: number) => `${percent.toFixed(2)}% p.a.`;

const BASES = {
  secured30000: 'Comparison rate is based on a 5-year secured loan of $30,000.',
  custom: 'Comparison rate is based on a 5-year secured loan of $30,000, no deposit.',
} as const satisfies Record<Switches['comparisonDisclaimerBasis'], string>;

/** The warning that the law requires beside each comparison rate. */
export const COMPARISON_RATE_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';

/** The loan that the tenant's comparison rates are calculated for, with the warning that the law requires; the rates are beside it. */
export function comparisonRateText({ comparisonDisclaimerBasis }: Pick<Switches, 'comparisonDisclaimerBasis'>): string {
  return `${BASES[comparisonDisclaimerBasis]} ${COMPARISON_RATE_WARNING}`;
}
