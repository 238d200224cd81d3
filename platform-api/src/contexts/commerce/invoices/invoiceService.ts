import type { SiteConfig, User } from '@forecourt/shared-contracts';
import type { Queryable } from '../../../infrastructure/database/database';
import { invalid } from '../../../infrastructure/http/problems';
import { requireOwnLead, type LeadUpdates } from '../../enquiries';
import { paymentKey, type PaymentService } from '../payments/paymentService';
import { money } from '../payments/receiptText';
import { invoiceReceipt } from './invoiceReceipt';

export interface InvoicePayment {
  site: SiteConfig;
  invoice: string;
  /** Australian cents. */
  amountCents: number;
  /** Who pays. */
  user: User;
  /** A lead of theirs; the payment becomes part of it. */
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
  payments.register('invoice', {
    prepare: () => updates.prepare(),
    async recordPaid(transaction, site, { leadId, subject, amountCents, receiptNumber, reference }) {
      if (leadId === null) return;
      await updates.addConfirmed(transaction, site.slug, leadId, {
        category: 'Online Payment',
        attributes: { invoice_number: subject, amount: amountCents / 100, receipt_number: receiptNumber, payment_reference: reference },
        mail: invoiceReceipt(site, { invoice: subject ?? '', amountCents, receiptNumber, at: now() }),
      });
    },
  });

  return {
    /** Pays an invoice once with a lead, also where an earlier card had no outcome; rejects with validation_failed where the lead is not theirs. */
    async pay({ site, invoice, amountCents, user, leadId, token }: InvoicePayment): ReturnType<PaymentService['charge']> {
      await requireOwnLead(database, site.slug, leadId, user);
      const key = paymentKey('invoice', site.slug, leadId, invoice, amountCents, token);
      for (const open of await payments.openOf(site.slug, leadId, invoice))
        if (open !== key) await payments.lookUp(site, open, { isAbandoned: true });
      const paid = await payments.paidOf(site.slug, leadId, invoice);
      if (paid && paid.amountCents !== amountCents)
        throw invalid({ amount: `Invoice ${invoice} was paid with ${money(paid.amountCents / 100)}, receipt ${paid.receiptNumber}.` });
      if (paid) return paid;
      const description = `${site.name}, invoice ${invoice}`;
      return payments.charge(site, { purpose: 'invoice', key, amountCents, token, description, leadId, subject: invoice });
    },
  };
}
export type InvoiceService = ReturnType<typeof createInvoiceService>;
