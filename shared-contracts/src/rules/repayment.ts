/** Payments a year: weekly, fortnightly, monthly. */
export type RepaymentFrequency = 52 | 26 | 12;

/** Terms of a loan as the shopper enters them. */
export interface RepaymentTerms {
  /** AUD. */
  amount: number;
  deposit: number;
  /** Final payment at the end of the term, AUD. */
  residual: number;
  /** Percent a year. */
  rate: number;
  years: number;
  frequency: RepaymentFrequency;
  /** Establishment fee, AUD, financed with the car. */
  fee: number;
  rounding: 'nearest' | 'up';
}

/** Whole AUD. */
export interface Repayment {
  payment: number;
  total: number;
}

/** A payment this low or lower reads 'Enquire for Finance'. */
const LOWEST_PAYMENT = 25;

/** Whole dollars; a trace of binary arithmetic must not push an exact dollar up. */
function wholeDollars(amount: number, rounding: 'nearest' | 'up'): number {
  const settled = Math.round(amount * 1e6) / 1e6;
  return rounding === 'up' ? Math.ceil(settled) : Math.round(settled);
}

/** Annuity with residual. */
function annuity(principal: number, residual: number, ratePerPayment: number, payments: number): number {
  if (ratePerPayment === 0) return (principal - residual) / payments;
  const discount = (1 + ratePerPayment) ** -payments;
  return ((principal - residual * discount) * ratePerPayment) / (1 - discount);
}

/**
 * The payment of a loan and all that is paid over its term; null where the payment is 25 dollars or less, or
 * deposit and residual leave nothing to finance. A fortnight is twice the displayed week.
 */
export function repayment({ amount, deposit, residual, rate, years, frequency, fee, rounding }: RepaymentTerms): Repayment | null {
  if (!(years > 0) || !(rate >= 0) || !(deposit + residual < amount)) return null;
  const isFortnightly = frequency === 26;
  const paymentsPerYear = isFortnightly ? 52 : frequency;
  const exact = annuity(amount - deposit + fee, residual, rate / 100 / paymentsPerYear, years * paymentsPerYear);
  const payment = wholeDollars(exact, rounding) * (isFortnightly ? 2 : 1);
  if (!(payment > LOWEST_PAYMENT)) return null;
  return { payment, total: Math.round(payment * years * frequency + residual) };
}
