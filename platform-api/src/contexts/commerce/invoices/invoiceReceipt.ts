import type { SiteConfig } from '@forecourt/shared-contracts';
import { instantInWords } from '@forecourt/shared-contracts/back-end';
import type { VisitorMail } from '../../enquiries';
import { money } from '../payments/receiptText';

interface Receipt {
  invoice: string;
  /** Australian cents. */
  amountCents: number;
  receiptNumber: string;
  /** When it was paid. */
  at: Date;
}

/** Receipt of the payment of an invoice. */
export function invoiceReceipt(site: SiteConfig, { invoice, amountCents, receiptNumber, at }: Receipt): VisitorMail {
  return {
    subject: `Receipt ${receiptNumber}: invoice ${invoice}`,
    parts: [
      { text: `Thank you for your payment to ${site.name}.` },
      { label: 'Invoice', value: invoice },
      { label: 'Paid', value: `${money(amountCents / 100)}, ${instantInWords(at, site.switches.openingHoursTimeZone)}` },
      { label: 'Receipt', value: receiptNumber },
    ],
  };
}
