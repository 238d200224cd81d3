import { requestIntegration, integrationFailed, type IntegrationResponse } from '../../infrastructure/integrations/callIntegration';
import type { ChargeOutcome, PaymentProvider } from './paymentProvider';

export interface HttpPaymentsOptions {
  /** Address of the payment intents, for example https://api.payments.example/v1/payment_intents. */
  url: string;
  /** Secret key, sent as a bearer token. */
  key: string;
  timeoutMs?: number;
}

interface Intent {
  id?: unknown;
  status?: unknown;
  error?: { message?: unknown };
}

const PAYMENT_REQUIRED = 402;
const CONFIRMATION_REQUIRED = 'Your bank asks for a confirmation that this site can not give. Please use another card.';
const REFUSED = 'The payment was refused. Please use another card.';

function outcomeOf({ status, body }: IntegrationResponse): ChargeOutcome | null {
  const intent = (typeof body === 'object' && body !== null ? body : {}) as Intent;
  if (status === PAYMENT_REQUIRED) {
    const message = intent.error?.message;
    return { kind: 'refused', message: typeof message === 'string' ? message : REFUSED };
  }
  if (status < 200 || status > 299 || typeof intent.id !== 'string') return null;
  if (intent.status === 'succeeded') return { kind: 'paid', reference: intent.id };
  if (intent.status === 'requires_action') return { kind: 'refused', message: CONFIRMATION_REQUIRED };
  if (intent.status === 'requires_payment_method' || intent.status === 'canceled') return { kind: 'refused', message: REFUSED };
  return null;
}

/** A provider with Stripe's payment intents: one request creates and confirms the payment; its idempotency key makes a repeat harmless. */
export const httpPayments = ({ url, key, timeoutMs }: HttpPaymentsOptions): PaymentProvider => {
  const { host } = new URL(url);
  return {
    name: host,
    async charge({ amountCents, token, description, idempotencyKey }) {
      const response = await requestIntegration({
        url,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Bearer ${key}`,
          'idempotency-key': idempotencyKey,
        },
        body: new URLSearchParams({
          amount: String(amountCents),
          currency: 'aud',
          payment_method: token,
          confirm: 'true',
          description,
          'automatic_payment_methods[enabled]': 'true',
          'automatic_payment_methods[allow_redirects]': 'never',
        }).toString(),
        timeoutMs,
      });
      const outcome = outcomeOf(response);
      if (!outcome) throw integrationFailed(`${host} responded with ${response.status} to a payment`);
      return outcome;
    },
  };
};
