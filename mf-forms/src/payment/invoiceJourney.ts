import { isRecord } from '@forecourt/shared-contracts';
import type { JourneyDefinition } from '@forecourt/shared-forms';
import { paymentFrom, textOrNull } from './storedPayment';

export const STEPS = ['Invoice', 'Details', 'Payment', 'Paid'];
export const DETAILS = 1;
export const PAYMENT = 2;
export const PAID = 3;

/** An invoice of the dealer. */
export interface Invoice {
  number: string;
  /** AUD, with cents. */
  amount: number;
}

/** What is known of the payment of an invoice. */
interface InvoiceValues {
  /** null before it is entered. */
  invoice: Invoice | null;
  /** Of the lead that the details make; null before them. */
  leadId: string | null;
  /** Number of the receipt; null before it is paid. */
  receipt: string | null;
}

const isInvoice = (data: unknown): data is Invoice => isRecord(data) && typeof data.number === 'string' && typeof data.amount === 'number';

/** The payment of an invoice: a reload neither loses it nor pays twice. It stores no contact and no card. */
export const INVOICE: JourneyDefinition<InvoiceValues, null> = {
  // Not that of the form of the details, whose steps are entries of the same history.
  id: 'online-payment-steps',
  storedAs: 'mf-forms/online-payment',
  empty: { invoice: null, leadId: null, receipt: null },
  parse: ({ invoice, leadId, token, receipt }) => ({
    values: { invoice: isInvoice(invoice) ? invoice : null, leadId: textOrNull(leadId), receipt: textOrNull(receipt) },
    pending: paymentFrom(token),
  }),
  format: ({ values, pending }) => ({ ...values, token: pending?.key ?? null }),
  countDone: ({ invoice, leadId }) => (invoice === null ? 0 : leadId === null ? DETAILS : PAYMENT),
};
