/** One payment that a shopper agreed to. */
export interface Charge {
  /** Australian cents. */
  amountCents: number;
  /** What the provider's hosted field gave for the card. */
  token: string;
  /** For the shopper's statement; holds no personal data (PL-047). */
  description: string;
  /** The same key is the same payment, however often it is sent. */
  idempotencyKey: string;
}

export type ChargeOutcome =
  | { kind: 'paid'; reference: string }
  /** `message` is fit for the shopper (FO-088). */
  | { kind: 'refused'; message: string };

/** Who takes payments; rejects as upstream_failed when it is not known whether the payment went through. */
export interface PaymentProvider {
  /** For the start log and the record of the payment, for example 'payments.example' or 'test payments'. */
  readonly name: string;
  charge(charge: Charge): Promise<ChargeOutcome>;
}
