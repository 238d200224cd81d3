import { priceOutOfBounds, type Switches } from '@forecourt/shared-contracts';

/** Bounds of one input; `step` is what the arrow keys add. */
export interface Limits {
  min: number;
  max: number;
  step: number;
}

const HIGHEST_AMOUNT = 250_000;

export const TERM_LIMITS: Limits = { min: 1, max: 7, step: 0.5 };
/** Of deposit and residual, AUD (FI-037, FI-038). */
export const OWN_MONEY_LIMITS: Limits = { min: 0, max: HIGHEST_AMOUNT, step: 0.5 };

/** Of the purchase price, AUD (FI-030). */
export function amountLimits({ financeCalculatorMinPrice }: Pick<Switches, 'financeCalculatorMinPrice'>): Limits {
  return { min: financeCalculatorMinPrice, max: HIGHEST_AMOUNT, step: 1 };
}

export const clamp = (value: number, { min, max }: Limits) => Math.min(Math.max(value, min), max);

/** Says what is wrong with a purchase price, or null (FI-031). */
export function amountMessage(amount: number, { min, max }: Limits): string | null {
  return amount < min || amount > max ? priceOutOfBounds(min, max) : null;
}
