import type { Switches } from '@forecourt/shared-contracts';

/** '8.50% p.a.': rates show with two decimals (FI-010). */
export const formatRate = (percent: number) => `${percent.toFixed(2)}% p.a.`;

/** What the comparison rate is worked out for (FI-016, FI-017). */
export function comparisonBasis({ comparisonDisclaimerBasis }: Pick<Switches, 'comparisonDisclaimerBasis'>): string {
  return comparisonDisclaimerBasis === 'custom'
    ? 'Comparison rate is based on a 5-year term, 6.29% p.a., 8.19% comparison, no deposit.'
    : 'Comparison rate is based on a 5-year secured loan of $30,000.';
}

/** The warning that the law wants beside every comparison rate (FI-016). */
export const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';
