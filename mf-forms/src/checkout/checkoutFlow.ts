import { canBuyOnline, canReserve, type Car, type Switches } from '@forecourt/shared-contracts';
import type { LeadFormDefinition } from '@forecourt/shared-forms';
import { onlinePurchase } from '../forms/onlinePurchase';
import { reserve } from '../forms/reserve';

/** A way to get a car for a deposit. */
export interface CheckoutFlow {
  kind: 'reservation' | 'purchase';
  /** Titles of its steps; the last three are the details, the deposit and the confirmation. */
  steps: readonly string[];
  /** The form of the details. */
  form: LeadFormDefinition;
  isOffered(car: Car, switches: Switches): boolean;
}

export const RESERVATION: CheckoutFlow = {
  kind: 'reservation',
  steps: ['Your details', 'Deposit', 'Reserved'],
  form: reserve,
  isOffered: canReserve,
};

export const PURCHASE: CheckoutFlow = {
  kind: 'purchase',
  steps: ['Price', 'Trade-in', 'Payment', 'Details', 'Deposit', 'Done'],
  form: onlinePurchase,
  isOffered: canBuyOnline,
};

/** Positions of the steps that both have. */
export const detailsStep = ({ steps }: CheckoutFlow) => steps.length - 3;
export const depositStep = (flow: CheckoutFlow) => detailsStep(flow) + 1;
export const lastStep = (flow: CheckoutFlow) => detailsStep(flow) + 2;
