import { createHash } from 'node:crypto';
import { integrationFailed } from '../../../infrastructure/integrations/callIntegration';
import type { ChargeOutcome, PaymentProvider, RefundOutcome } from './paymentProvider';

/** Tokens of the test provider by their outcome; after `timeout` the payment is made and nobody hears of it. */
export const TEST_TOKENS = { paid: 'test-paid', declined: 'test-declined', timeout: 'test-silent' } as const;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Charges nothing: for development and demonstrations. Its tokens decide the outcome; it remembers what it charged until the process ends. */
export function createTestPayments(): PaymentProvider {
  const paid = new Map<string, ChargeOutcome>();
  return {
    name: 'test payments',
    fields: 'test',
    async charge({ token, idempotencyKey }): Promise<ChargeOutcome> {
      const known = paid.get(idempotencyKey);
      if (known) return known;
      if (token === TEST_TOKENS.declined) return { kind: 'refused', message: 'Your card was declined.' };
      const isTimeout = token === TEST_TOKENS.timeout;
      if (!isTimeout && !token.startsWith(TEST_TOKENS.paid)) {
        return { kind: 'refused', message: `This is a test site: pay with ${TEST_TOKENS.paid} or ${TEST_TOKENS.declined}.` };
      }
      const outcome = { kind: 'paid', reference: `test-${digest(idempotencyKey)}` } as const;
      paid.set(idempotencyKey, outcome);
      if (isTimeout) throw integrationFailed('the test token for a timeout of the provider was used');
      return outcome;
    },
    refund: async ({ idempotencyKey }): Promise<RefundOutcome> => ({
      kind: 'refunded',
      reference: `test-refund-${digest(idempotencyKey)}`,
    }),
    find: async (idempotencyKey) => paid.get(idempotencyKey) ?? null,
    abandon: async () => ({ kind: 'refused', message: 'The payment was not made.' }),
  };
}
