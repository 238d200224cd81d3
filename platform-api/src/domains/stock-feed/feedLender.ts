import type { Car } from '@forecourt/shared-contracts';
import type { FeedCells } from './feedCells';
import type { FeedField } from './feedColumns';
import { parseAmount } from './feedValues';

/** A lender's figures for one car as a feed has them; without a name they are those of the site's lender. */
export interface FeedLender {
  name: string | null;
  figures: Omit<Car['finance_lenders'][string], 'financeProvider'>;
}

/** The lender's figures of a line, or null where it has neither payment nor rate. */
export function readLender(cells: FeedCells): FeedLender | null {
  const number = (field: FeedField, expected = 'an amount in dollars') => cells.read(field, parseAmount, expected);
  const months = number('finance_term_months', 'months');
  const figures = {
    interestRate: number('finance_rate', 'percent a year'),
    comparisonRate: number('finance_comparison_rate', 'percent a year'),
    paymentWeek: number('finance_weekly'),
    paymentMonth: number('finance_monthly'),
    deposit: number('finance_deposit'),
    balloon: number('finance_balloon'),
    establishmentFees: number('finance_fees'),
    totalPayable: number('finance_total'),
    termMonths: months,
    termYears: months === null ? null : months / 12,
    termWeeks: months === null ? null : Math.round((months / 12) * 52),
    disclaimer: cells.text('finance_disclaimer'),
  };
  const { interestRate, paymentWeek, paymentMonth } = figures;
  if (interestRate === null && paymentWeek === null && paymentMonth === null) return null;
  return { name: cells.text('finance_lender'), figures };
}
