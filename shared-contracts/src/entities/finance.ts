import { type InferType } from 'yup';
import { entity, requiredNumber, requiredText } from './fields';

/** How often a loan is paid, with its word: `value` is payments a year. */
const repaymentFrequencySchema = entity({ name: requiredText(), value: requiredNumber().oneOf([52, 26, 12] as const) });

/** What a shopper enters into the finance calculator: AUD, years, percent a year. */
export const calculatorInputsSchema = entity({
  amount: requiredNumber(),
  term: requiredNumber(),
  interest: requiredNumber(),
  tradeIn: requiredNumber(),
  residual: requiredNumber(),
  total: requiredNumber(),
  frequency: repaymentFrequencySchema,
});
export type CalculatorInputs = InferType<typeof calculatorInputsSchema>;

/** Capped-price servicing of one model: AUD a service, years, services; interval and range in words. */
export const servicePlanSchema = entity({
  model: requiredText(),
  amount: requiredNumber(),
  years: requiredNumber(),
  services: requiredNumber(),
  interval: requiredText(),
  range: requiredText(),
});
