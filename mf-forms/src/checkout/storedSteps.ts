import { depositStep, detailsStep, type CheckoutFlow } from './checkoutFlow';
import type { CheckoutProgress } from './checkoutProgress';

/** How far a checkout may go on: no step is displayed before what comes before it is stored. */
export function storedSteps(flow: CheckoutFlow, { leadId, tradeIn, payment }: CheckoutProgress): number {
  const details = detailsStep(flow);
  if (details > 0 && tradeIn === null) return 1;
  if (details > 0 && payment === null) return 2;
  return leadId === null ? details : depositStep(flow);
}
