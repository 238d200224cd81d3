import type { PaymentFields } from '@forecourt/shared-contracts';

/** One payment that a shopper agreed to. */
export interface Charge {
  /** Australian cents. */
  amountCents: number;
  /** Token of the card from the provider's hosted field. */
  token: string;
  /** For the shopper's statement; contains no personal data. */
  description: string;
  /** The same key is the same payment, however often it is sent. */
  idempotencyKey: string;
}

export type SettledOutcome =
  | { kind: 'paid'; reference: string }
  /** `message` is for the shopper. */
  | { kind: 'refused'; message: string };

/** The shopper's bank requires a confirmation (3-D Secure), which the browser requests with the secret; nothing is charged before. */
export interface Unconfirmed {
  kind: 'unconfirmed';
  reference: string;
  clientSecret: string;
}

export type ChargeOutcome = SettledOutcome | Unconfirmed;

/** A payment that is returned in full. */
export interface Refund {
  /** Of the payment. */
  reference: string;
  /** Australian cents. */
  amountCents: number;
  /** The same key is the same refund, however often it is sent. */
  idempotencyKey: string;
}

export type RefundOutcome =
  | { kind: 'refunded'; reference: string }
  /** `reason` is for the operator. */
  | { kind: 'refused'; reason: string };

/** Charges and returns payments; every call rejects as upstream_failed when its outcome is unknown. */
export interface PaymentProvider {
  /** For the start log and the record of the payment, for example 'payments.example' or 'test payments'. */
  readonly name: string;
  /** How the browser makes tokens of cards. */
  readonly fields: PaymentFields['kind'];
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** A payment that was returned already counts as refunded. */
  refund(refund: Refund): Promise<RefundOutcome>;
  /** The outcome of an earlier charge with this key, made after `since`; null: the provider has not got it. */
  find(idempotencyKey: string, since: Date): Promise<ChargeOutcome | null>;
  /** Ends a payment that nobody has confirmed, so that it can not be confirmed later; resolves with what became of it. */
  abandon(reference: string): Promise<SettledOutcome>;
}
