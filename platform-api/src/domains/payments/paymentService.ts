import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../infrastructure/database/database';
import { integrationFailed } from '../../infrastructure/integrations/callIntegration';
import type { PaymentProvider } from './paymentProvider';

export type PaymentPurpose = 'reservation' | 'purchase' | 'invoice';

export interface Payment {
  purpose: PaymentPurpose;
  /** Unique among the payments of the tenant; a repeat with the same key is charged once. */
  key: string;
  /** Australian cents. */
  amountCents: number;
  token: string;
  description: string;
}

export type PaymentOutcome = { kind: 'paid'; reference: string; receiptNumber: string } | { kind: 'refused'; message: string };

interface PaymentRow {
  number: number;
  state: 'started' | 'paid' | 'refused';
  reference: string | null;
}

/** A key of fixed length from the parts of a payment; the card's token goes in, and cannot be read out. */
export const paymentKey = (...parts: readonly (string | number)[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const receiptNumber = (number: number) => `R-${String(number).padStart(8, '0')}`;

/**
 * Charges payments. Each is stored before the provider is called, so that no charge is unknown;
 * a repeat of a paid one returns its outcome without another call.
 */
export function createPaymentService(database: Database, provider: PaymentProvider | null) {
  return {
    async charge(tenant: string, { purpose, key, amountCents, token, description }: Payment): Promise<PaymentOutcome> {
      if (!provider) throw integrationFailed('no payment provider is configured: set PAYMENTS_URL and PAYMENTS_KEY');
      const [row] = await database.query<PaymentRow>(
        `insert into payments (tenant, id, key, purpose, amount_cents, provider) values ($1, $2, $3, $4, $5, $6)
         on conflict (tenant, key) do update set key = excluded.key returning number::float8 as number, state, reference`,
        [tenant, randomUUID(), key, purpose, amountCents, provider.name],
      );
      const { number, state, reference } = row as PaymentRow;
      if (state === 'paid' && reference !== null) return { kind: 'paid', reference, receiptNumber: receiptNumber(number) };

      const outcome = await provider.charge({ amountCents, token, description, idempotencyKey: key });
      await database.query('update payments set state = $3, reference = $4 where tenant = $1 and key = $2', [
        tenant,
        key,
        outcome.kind,
        outcome.kind === 'paid' ? outcome.reference : null,
      ]);
      return outcome.kind === 'paid' ? { ...outcome, receiptNumber: receiptNumber(number) } : outcome;
    },
  };
}
export type PaymentService = ReturnType<typeof createPaymentService>;
