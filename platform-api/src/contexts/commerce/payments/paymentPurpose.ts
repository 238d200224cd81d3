import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Queryable } from '../../../infrastructure/database/database';

export type PaymentPurpose = 'reservation' | 'purchase' | 'invoice';

/** 'started': its outcome is not known; 'refunding': it is being returned. */
export type PaymentState = 'started' | 'paid' | 'refused' | 'refunding' | 'refunded';

/** A payment that was just made. */
export interface PaidPayment {
  reference: string;
  receiptNumber: string;
  /** Australian cents. */
  amountCents: number;
  /** null for payments of earlier versions. */
  leadId: string | null;
  subject: string | null;
}

/** A payment that was returned. */
export interface Refunded {
  kind: 'refunded';
  reference: string;
  receiptNumber: string;
  /** Australian cents. */
  amountCents: number;
  /** Of the payment. */
  leadId: string | null;
}

export interface PaidOutcome {
  kind: 'paid';
  reference: string;
  receiptNumber: string;
}

/** What belongs to the payments of a purpose. It registers with the payments, which call it and know no purpose. */
export interface PurposeHandler {
  /** Awaited before a transaction in which something is recorded. */
  prepare(): Promise<void>;
  /** Writes what belongs to a payment in the transaction that records it as paid; a deposit has its record with the hold instead (`deposit.hold`). */
  recordPaid?(transaction: Queryable, site: SiteConfig, paid: PaidPayment): Promise<void>;
  /** Of a purpose whose payments hold something, and are returned when they do no more. */
  deposit?: DepositHandler;
}

export interface DepositHandler {
  /** Whether something is held for a payment, which is not returned then; read in the transaction that returns it. */
  isHeld(transaction: Queryable, tenant: string, key: string): Promise<boolean>;
  /** Holds what was paid for where its request ended before it could; false where it has been held before, and where it can not be held. */
  hold(site: SiteConfig, key: string, paid: PaidOutcome): Promise<boolean>;
  /** Payments that nothing is held for any more. */
  due(): Promise<{ tenant: string; key: string }[]>;
  /** Reads what the record of a refund needs; resolves with the function that writes it in the transaction of the refund. */
  refundRecord(site: SiteConfig, key: string): Promise<(transaction: Queryable, refunded: Refunded) => Promise<void>>;
}
