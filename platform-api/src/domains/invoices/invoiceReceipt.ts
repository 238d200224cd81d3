import type { SiteConfig } from '@forecourt/shared-contracts';
import type { VisitorMail } from '../delivery/deliveryRepository';

interface Receipt {
  invoice: string;
  /** Australian cents. */
  amountCents: number;
  receiptNumber: string;
}

/** Receipt of the payment of an invoice. */
export function invoiceReceipt(site: SiteConfig, { invoice, amountCents, receiptNumber }: Receipt): VisitorMail {
  return {
    subject: `Receipt ${receiptNumber}: invoice ${invoice}`,
    text: [
      `Thank you for your payment to ${site.name}.`,
      '',
      `Invoice: ${invoice}`,
      `Paid: $${(amountCents / 100).toFixed(2)}`,
      `Receipt: ${receiptNumber}`,
      '',
      ...[site.name, site.phone, site.url].filter(Boolean),
    ].join('\n'),
  };
}
