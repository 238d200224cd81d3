import { comparisonRate, repayment } from '@forecourt/shared-contracts';
import { invalid } from '../../../infrastructure/http/problems';
import type { QuoteProvider } from './quoteProvider';

/** Terms that the disclaimer of the quote names. */
const DEPOSIT = 0.1;
const FINAL_PAYMENT = 0.3;
/** AUD. */
const ESTABLISHMENT_FEE = 495;
const LOWEST_RATE = 6.99;
const RATE_PER_YEAR_OF_AGE = 0.25;
const HIGHEST_RATE = 11.99;

const inCents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * Example rates of this platform, no lender's offer: higher for older cars, the same for the same car and price.
 * For demonstrations.
 */
export const localExampleQuotes = (now: () => Date): QuoteProvider => ({
  name: 'local example rates',
  async quote({ purchasePrice, loanTerm, year }) {
    const age = Math.max(0, now().getUTCFullYear() - year);
    const advertisedRate = inCents(Math.min(HIGHEST_RATE, LOWEST_RATE + age * RATE_PER_YEAR_OF_AGE));
    const payments = repayment({
      amount: purchasePrice,
      deposit: purchasePrice * DEPOSIT,
      residual: purchasePrice * FINAL_PAYMENT,
      rate: advertisedRate,
      years: loanTerm,
      frequency: 52,
      fee: ESTABLISHMENT_FEE,
      rounding: 'nearest',
    });
    if (!payments) throw invalid({ purchasePrice: 'is too low for a quote' });
    return {
      weeklyRepaymentAmount: payments.payment,
      advertisedRate,
      comparisonRate: inCents(comparisonRate(advertisedRate, { establishmentFee: ESTABLISHMENT_FEE, financeFeeList: [] })),
    };
  },
});
