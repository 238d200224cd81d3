import { comparisonRate, type Switches } from '@forecourt/shared-contracts';

/** Percent a year. */
export interface Rates {
  interestRate: number;
  comparisonRate: number;
}

type RateSwitches = Pick<Switches, 'financeRateCard' | 'establishmentFee' | 'financeFeeList'>;

/** The comparison rate of an interest rate at a site: that of its rate card where the card has the rate, else by the tenant's fees. */
export function siteComparisonRate(interestRate: number, switches: RateSwitches): number {
  const listed = switches.financeRateCard?.rates.find((rate) => rate.interestRate === interestRate)?.comparisonRate;
  return listed ?? comparisonRate(interestRate, switches);
}

/** The rate to begin with for a car that has none: the highest of the rate card, so that none seems cheaper than it is. */
export function highestRate(switches: Pick<Switches, 'financeRateCard' | 'defaultFinanceInterestRate'>): number {
  const rates = switches.financeRateCard?.rates.map(({ interestRate }) => interestRate) ?? [];
  return rates.length > 0 ? Math.max(...rates) : switches.defaultFinanceInterestRate;
}

/** The rates of a site where no car is known: those of the rate card for a new car, else the calculator's default. */
export function siteRates(switches: RateSwitches & Pick<Switches, 'defaultFinanceInterestRate'>): Rates {
  const interestRate = switches.financeRateCard?.rates[0]?.interestRate ?? switches.defaultFinanceInterestRate;
  return { interestRate, comparisonRate: siteComparisonRate(interestRate, switches) };
}
