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

export type ChargeOutcome =
  | { kind: 'paid'; reference: string }
  /** `message` is for the shopper. */
  | { kind: 'refused'; message: string };

/** Charges payments; rejects as upstream_failed when the outcome is unknown. */
export interface PaymentProvider {
  /** For the start log and the record of the payment, for example 'payments.example' or 'test payments'. */
  readonly name: string;
  charge(charge: Charge): Promise<ChargeOutcome>;
}
