import { loadStripe } from './loadStripe';

/**
 * Lets the shopper confirm a payment at the bank (3-D Secure). What comes of it, the back end learns from the provider: a confirmation that
 * the shopper refused resolves as well. Rejects where it could not be requested.
 */
export async function confirmPayment(paymentKey: string | null, clientSecret: string): Promise<void> {
  if (paymentKey === null) throw new Error('The site has no payment_key.');
  const stripe = await loadStripe(paymentKey);
  await stripe.handleNextAction({ clientSecret });
}
