import { formatMoney, type Switches } from '@forecourt/shared-contracts';

/** Bounds of one input; `step` is what the arrow keys add. */
export interface Limits {
  min: number;
  max: number;
  step: number;
}

const MAX_AMOUNT = 250_000;

export const TERM_LIMITS: Limits = { min: 1, max: 7, step: 0.5 };
/** Bounds of deposit and residual, AUD. */
export const CONTRIBUTION_LIMITS: Limits = { min: 0, max: MAX_AMOUNT, step: 0.5 };

/** Bounds of the purchase price, AUD. */
export function amountLimits({ financeCalculatorMinPrice }: Pick<Switches, 'financeCalculatorMinPrice'>): Limits {
  return { min: financeCalculatorMinPrice, max: MAX_AMOUNT, step: 1 };
}

/** Bounds that a value which the lender itself set never breaks. */
export const including = (value: number, limits: Limits): Limits => ({
  ...limits,
  min: Math.min(limits.min, value),
  max: Math.max(limits.max, value),
});

export const clamp = (value: number, { min, max }: Limits) => Math.min(Math.max(value, min), max);

/** Validation error of a purchase price, or null. */
export function amountError(amount: number, { min, max }: Limits): string | null {
  return amount < min || amount > max ? `Cannot be less than ${formatMoney(min)} or more than ${formatMoney(max)}` : null;
}
