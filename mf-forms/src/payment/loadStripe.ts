import type { Stripe } from '@stripe/stripe-js';

/** Stripe's own script, which it alone may serve; loaded when a card is needed. Rejects where it can not be loaded. */
export async function loadStripe(paymentKey: string): Promise<Stripe> {
  const { loadStripe: load } = await import('@stripe/stripe-js/pure');
  const stripe = await load(paymentKey);
  if (!stripe) throw new Error('Stripe.js runs in a browser only.');
  return stripe;
}
