import { createHash } from 'node:crypto';
import { integrationFailed } from '../../infrastructure/integrations/callIntegration';
import type { ChargeOutcome, PaymentProvider } from './paymentProvider';

/** Tokens of the test provider by their outcome. */
export const TEST_TOKENS = { paid: 'test-paid', declined: 'test-declined', timeout: 'test-silent' } as const;

/** Charges nothing: for development and demonstrations. Its tokens decide the outcome. */
export const testPayments: PaymentProvider = {
  name: 'test payments',
  async charge({ token, idempotencyKey }): Promise<ChargeOutcome> {
    if (token === TEST_TOKENS.timeout) throw integrationFailed('the test token for a timeout of the provider was used');
    if (token === TEST_TOKENS.declined) return { kind: 'refused', message: 'Your card was declined.' };
    if (!token.startsWith(TEST_TOKENS.paid)) {
      return { kind: 'refused', message: `This is a test site: pay with ${TEST_TOKENS.paid} or ${TEST_TOKENS.declined}.` };
    }
    return { kind: 'paid', reference: `test-${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 16)}` };
  },
};
