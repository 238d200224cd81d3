import { createHash } from 'node:crypto';
import { integrationFailed } from '../../infrastructure/integrations/callIntegration';
import type { ChargeOutcome, PaymentProvider } from './paymentProvider';

/** Tokens of the test provider and what each does. */
export const TEST_TOKENS = { paid: 'test-paid', declined: 'test-declined', silent: 'test-silent' } as const;

/** Takes no money: for development and demonstrations. Its tokens decide how a payment ends. */
export const testPayments: PaymentProvider = {
  name: 'test payments',
  async charge({ token, idempotencyKey }): Promise<ChargeOutcome> {
    if (token === TEST_TOKENS.silent) throw integrationFailed('the test token for a provider that does not answer was used');
    if (token === TEST_TOKENS.declined) return { kind: 'refused', message: 'Your card was declined.' };
    if (!token.startsWith(TEST_TOKENS.paid)) {
      return { kind: 'refused', message: `This is a test site: pay with ${TEST_TOKENS.paid} or ${TEST_TOKENS.declined}.` };
    }
    return { kind: 'paid', reference: `test-${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 16)}` };
  },
};
