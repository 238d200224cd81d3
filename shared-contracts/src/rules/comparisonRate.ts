import type { Switches } from '../switches/switches';

/** The loan that Australian comparison rates are stated for: secured, AUD, monthly payments. */
const BASIS_LOAN = 30_000;
const BASIS_MONTHS = 60;

const HIGHEST_MONTHLY_RATE = 1;
const BISECTIONS = 60;

/** What a series of monthly payments is worth today at a monthly rate. */
const presentValue = (payment: number, rate: number) =>
  rate === 0 ? payment * BASIS_MONTHS : (payment * (1 - (1 + rate) ** -BASIS_MONTHS)) / rate;

/** Fees that come with every loan of the tenant: once, and each month, AUD. */
function feesOf({ establishmentFee, financeFeeList }: Pick<Switches, 'establishmentFee' | 'financeFeeList'>) {
  const isMonthly = ({ label }: { label: string }) => /\bmonth/i.test(label);
  const sum = (fees: Switches['financeFeeList']) => fees.reduce((total, { amount }) => total + amount, 0);
  return {
    once: establishmentFee + sum(financeFeeList.filter((fee) => !isMonthly(fee))),
    monthly: sum(financeFeeList.filter(isMonthly)),
  };
}

/**
 * The comparison rate, percent a year, of an interest rate with the tenant's fees: the rate that a loan of $30,000
 * over 5 years would have without fees for the same payments. Without fees it is the interest rate.
 */
export function comparisonRate(interestRate: number, switches: Pick<Switches, 'establishmentFee' | 'financeFeeList'>): number {
  const { once, monthly } = feesOf(switches);
  if (once === 0 && monthly === 0) return interestRate;
  const monthlyRate = interestRate / 1200;
  const payment = (BASIS_LOAN + once) / presentValue(1, monthlyRate) + monthly;

  let low = 0;
  let high = HIGHEST_MONTHLY_RATE;
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(payment, middle) > BASIS_LOAN) low = middle;
    else high = middle;
  }
  return low * 1200;
}
