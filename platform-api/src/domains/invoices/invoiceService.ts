import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Queryable } from '../../infrastructure/database/database';
import { invalid } from '../../infrastructure/http/problems';
import type { LeadUpdates } from '../leads/leadUpdates';
import { paymentKey, type PaymentOutcome, type PaymentService, type RecordPaid } from '../payments/paymentService';
import { invoiceReceipt } from './invoiceReceipt';

export interface InvoicePayment {
  site: SiteConfig;
  invoice: string;
  /** Australian cents. */
  amountCents: number;
  /** Who pays; the payment becomes part of this lead. */
  leadId: string;
  /** Token of the card. */
  token: string;
}

interface InvoiceServiceOptions {
  database: Queryable;
  updates: LeadUpdates;
  payments: PaymentService;
  now: () => Date;
}

/** Payments of invoices: each is an update of the lead that it was made with, for the dealer, and a receipt for the shopper. */
export function createInvoiceService({ database, updates, payments, now }: InvoiceServiceOptions) {
  const recordOf =
    (site: SiteConfig): RecordPaid =>
    async (transaction, { leadId, subject, amountCents, receiptNumber, reference }) => {
      if (leadId === null) return;
      await updates.addConfirmed(transaction, site.slug, leadId, {
        category: 'Online Payment',
        attributes: { invoice_number: subject, amount: amountCents / 100, receipt_number: receiptNumber, payment_reference: reference },
        mail: invoiceReceipt(site, { invoice: subject ?? '', amountCents, receiptNumber, at: now() }),
      });
    };

  /** Settles a payment without outcome by what the provider says of it. */
  async function lookUp(site: SiteConfig, key: string, { isAbandoned = false } = {}): Promise<PaymentOutcome | null> {
    await updates.prepare();
    return payments.lookUp(site.slug, key, { isAbandoned, record: recordOf(site) });
  }

  async function requireLead({ slug }: SiteConfig, leadId: string): Promise<void> {
    const found = await database.query('select 1 from leads where tenant = $1 and id = $2 and deidentified_at is null', [slug, leadId]);
    if (found.length === 0) throw invalid({ lead_id: 'is not a lead of this site' });
  }

  return {
    lookUp,

    /** Pays an invoice once, also where an earlier card of the same lead had no outcome. */
    async pay({ site, invoice, amountCents, leadId, token }: InvoicePayment): ReturnType<PaymentService['charge']> {
      await requireLead(site, leadId);
      const key = paymentKey('invoice', site.slug, leadId, invoice, amountCents, token);
      for (const open of await payments.openOf(site.slug, leadId)) {
        const earlier = open === key ? null : await lookUp(site, open, { isAbandoned: true });
        if (earlier?.kind === 'paid') return earlier;
      }
      await updates.prepare();
      const description = `${site.name}, invoice ${invoice}`;
      return payments.charge(
        site.slug,
        { purpose: 'invoice', key, amountCents, token, description, leadId, subject: invoice },
        recordOf(site),
      );
    },
  };
}
export type InvoiceService = ReturnType<typeof createInvoiceService>;
