import type { Switches } from '../switches/switches';

/** Percent a year. */
export interface Rates {
  interestRate: number;
  comparisonRate: number;
}

/** '8.50% p.a.': rates show with two decimals. */
export const formatRate = (percent: number) => `${percent.toFixed(2)}% p.a.`;

/** '..., 6.29% p.a., 8.19% comparison': the rates of the page, which a text of the tenant cannot contradict. */
const ofRates = (rates: Rates | undefined) =>
  rates ? `, ${formatRate(rates.interestRate)}, ${rates.comparisonRate.toFixed(2)}% comparison` : '';

const BASES: Record<Switches['comparisonDisclaimerBasis'], (rates: Rates | undefined) => string> = {
  secured30000: () => 'Comparison rate is based on a 5-year secured loan of $30,000.',
  custom: (rates) => `Comparison rate is based on a 5-year term${ofRates(rates)}, no deposit.`,
};

/** The warning that the law requires beside each comparison rate. */
export const COMPARISON_RATE_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';

/**
 * The loan that the tenant's comparison rate is calculated for, with the warning that the law requires. `rates` are those that it belongs
 * to; a list of several has none.
 */
export function comparisonRateText({ comparisonDisclaimerBasis }: Pick<Switches, 'comparisonDisclaimerBasis'>, rates?: Rates): string {
  return `${BASES[comparisonDisclaimerBasis](rates)} ${COMPARISON_RATE_WARNING}`;
}
