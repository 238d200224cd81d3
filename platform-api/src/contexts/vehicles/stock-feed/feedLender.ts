import type { Car } from '@forecourt/shared-contracts';
import type { FeedCells } from './feedCells';

/** A lender's figures for one car as a feed has them; without a name they are those of the site's lender. */
export interface FeedLender {
  name: string | null;
  figures: Omit<Car['finance_lenders'][string], 'financeProvider'>;
}

/** The lender's figures of a line, or null where it has neither payment nor rate. */
export function readLender(cells: FeedCells): FeedLender | null {
  const months = cells.number('finance_term_months', 'termMonths');
  const figures = {
    interestRate: cells.number('finance_rate', 'rate'),
    comparisonRate: cells.number('finance_comparison_rate', 'rate'),
    paymentWeek: cells.number('finance_weekly', 'weeklyPayment'),
    paymentMonth: cells.number('finance_monthly', 'monthlyPayment'),
    deposit: cells.number('finance_deposit', 'loanAmount'),
    balloon: cells.number('finance_balloon', 'loanAmount'),
    establishmentFees: cells.number('finance_fees', 'loanAmount'),
    totalPayable: cells.number('finance_total', 'price'),
    termMonths: months,
    termYears: months === null ? null : months / 12,
    termWeeks: months === null ? null : Math.round((months / 12) * 52),
    disclaimer: cells.text('finance_disclaimer'),
  };
  const { interestRate, paymentWeek, paymentMonth } = figures;
  if (interestRate === null && paymentWeek === null && paymentMonth === null) return null;
  return { name: cells.text('finance_lender'), figures };
}
