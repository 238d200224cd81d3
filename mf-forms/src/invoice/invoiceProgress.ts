import { isRecord, type PlatformStorage } from '@forecourt/shared-contracts';

/** An invoice of the dealer. */
export interface Invoice {
  number: string;
  /** AUD, with cents. */
  amount: number;
}

/** How far the payment of an invoice is in this tab. */
export interface InvoiceProgress {
  /** null before it is entered. */
  invoice: Invoice | null;
  /** Of the lead that the details make; null before them. */
  leadId: string | null;
  /** Token of a payment whose outcome is not known: sent again, it is the same payment. */
  token: string | null;
  /** Number of the receipt; null before it is paid. */
  receipt: string | null;
}

const NONE: InvoiceProgress = { invoice: null, leadId: null, token: null, receipt: null };

const isInvoice = (data: unknown): data is Invoice => isRecord(data) && typeof data.number === 'string' && typeof data.amount === 'number';
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** The payment in session storage, so that a reload neither loses it nor pays twice. It holds no contact and no card. */
export function invoiceProgress(storage: PlatformStorage) {
  const stored = storage.session('mf-forms/online-payment');
  return {
    read(): InvoiceProgress {
      const data = stored.read();
      if (!isRecord(data)) return NONE;
      return {
        invoice: isInvoice(data.invoice) ? data.invoice : null,
        leadId: textOrNull(data.leadId),
        token: textOrNull(data.token),
        receipt: textOrNull(data.receipt),
      };
    },
    write(change: Partial<InvoiceProgress>): void {
      stored.write({ ...this.read(), ...change });
    },
    clear: () => stored.clear(),
  };
}
