import type { FinanceLender, Quote } from '../entities/lender';

/** A lender's figures that every finance variant accepts, for tests; rates are percent a year, money is AUD. */
export function aLender(over: Partial<FinanceLender> = {}): FinanceLender {
  return {
    financeProvider: 'easy',
    interestRate: 7.99,
    comparisonRate: 8.51,
    paymentWeek: 122.5,
    paymentMonth: 530.4,
    balloon: null,
    deposit: null,
    termYears: 5,
    termMonths: null,
    termWeeks: null,
    establishmentFees: null,
    totalPayable: null,
    disclaimer: null,
    ...over,
  };
}

/** A quote with all its figures, for tests. */
export function aQuote(over: Partial<Quote> = {}): Quote {
  return { weeklyRepaymentAmount: 121, advertisedRate: 7.49, comparisonRate: 8.19, ...over };
}
