import type { Repayment } from '@forecourt/shared-contracts';
import type { EnteredInputs, StartTerms } from './startTerms';

const TERMS = ['amount', 'tradeIn', 'term', 'interest', 'residual'] as const;

/** The lender's own payment, AUD, for this many payments a year; a fortnight is twice the displayed week. */
function lenderPayment({ figure }: StartTerms, paymentsPerYear: number): number | null {
  const { paymentWeek = null, paymentMonth = null } = figure?.lender ?? {};
  const payment = paymentsPerYear === 12 ? paymentMonth : paymentWeek;
  return payment === null ? null : Math.round(payment) * (paymentsPerYear === 26 ? 2 : 1);
}

/** The payment of the car's lender for the terms that the calculator started with; null as soon as an input differs. */
export function quotedRepayment(start: StartTerms, inputs: EnteredInputs): Repayment | null {
  if (TERMS.some((name) => inputs[name] !== start.inputs[name])) return null;
  const { value } = inputs.frequency;
  const payment = lenderPayment(start, value);
  return payment === null ? null : { payment, total: Math.round(payment * inputs.term * value + inputs.residual) };
}
