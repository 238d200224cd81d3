import { type InferType } from 'yup';
import { entity, optionalNumber, optionalText, requiredText } from './fields';

/** One lender's figures for one car. Rates are percent a year, money is AUD. */
export const financeLenderSchema = entity({
  financeProvider: requiredText(),
  interestRate: optionalNumber(),
  comparisonRate: optionalNumber(),
  paymentWeek: optionalNumber(),
  paymentMonth: optionalNumber(),
  balloon: optionalNumber(),
  deposit: optionalNumber(),
  termYears: optionalNumber(),
  termMonths: optionalNumber(),
  termWeeks: optionalNumber(),
  establishmentFees: optionalNumber(),
  totalPayable: optionalNumber(),
  disclaimer: optionalText(),
});
export type FinanceLender = InferType<typeof financeLenderSchema>;

/** A quote of the quote service: AUD a week and percent a year, each may be missing. */
export const quoteSchema = entity({
  weeklyRepaymentAmount: optionalNumber(),
  advertisedRate: optionalNumber(),
  comparisonRate: optionalNumber(),
});
export type Quote = InferType<typeof quoteSchema>;
