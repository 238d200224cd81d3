import { ApiError } from '@forecourt/shared-contracts';

export type PaymentOutcome<Receipt> =
  | { kind: 'paid'; receipt: Receipt }
  /** The words of the provider or of the back end for the shopper. */
  | { kind: 'refused'; message: string }
  /** Somebody else was faster; nothing is charged. */
  | { kind: 'taken' }
  /** What is to be paid for is not to be had any more. */
  | { kind: 'unavailable' }
  /** The lead is gone: the details are entered again. */
  | { kind: 'unknown-lead' }
  | { kind: 'too-many' }
  /** Nobody knows whether the payment was made: the same one is sent again. */
  | { kind: 'unclear' };

const UNCONFIRMED = 'Your bank has not confirmed the payment. Please try again, or use another card.';
/** The message about the card, the amount or the invoice; undefined where it is about something else. */
const wordsOf = (fields: Readonly<Record<string, string>>) => fields.payment_token ?? fields.amount ?? fields.invoice_number;

/**
 * Sends a payment, and once more when the shopper has confirmed it at the bank (`confirm`, with the provider's secret). Never rejects.
 */
export async function requestPayment<Receipt>(
  request: () => Promise<Receipt>,
  confirm: (clientSecret: string) => Promise<void>,
  isConfirmed = false,
): Promise<PaymentOutcome<Receipt>> {
  try {
    return { kind: 'paid', receipt: await request() };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'unclear' };
    const { status, fields, message } = error;
    if (status === 402) {
      if (isConfirmed || fields.client_secret === undefined) return { kind: 'refused', message: UNCONFIRMED };
      const isRequested = await confirm(fields.client_secret).then(
        () => true,
        () => false,
      );
      return isRequested ? requestPayment(request, confirm, true) : { kind: 'unclear' };
    }
    if (status === 401) return { kind: 'refused', message };
    if (status === 409) return { kind: 'taken' };
    if (status === 429) return { kind: 'too-many' };
    if (status === 404) return { kind: 'unavailable' };
    if (status !== 422) return { kind: 'unclear' };
    const words = wordsOf(fields);
    if (words !== undefined) return { kind: 'refused', message: words };
    return { kind: fields.lead_id === undefined ? 'unavailable' : 'unknown-lead' };
  }
}
