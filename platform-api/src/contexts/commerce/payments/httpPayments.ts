import { requestIntegration, integrationFailed, type IntegrationResponse } from '../../../infrastructure/integrations/callIntegration';
import type { ChargeOutcome, PaymentProvider, SettledOutcome } from './paymentProvider';

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
  client_secret?: unknown;
  metadata?: Readonly<Record<string, unknown>>;
  error?: { message?: unknown; code?: unknown };
}
interface IntentList {
  data?: Intent[];
  has_more?: unknown;
}

const PAYMENT_REQUIRED = 402;
const REFUSED = 'The payment was refused. Please use another card.';
/** Names our payment at the provider, so that it is found again. */
const KEY = 'forecourt_payment';
const PAGE_SIZE = 100;
const MAX_PAGES = 50;

const isSuccess = (status: number) => status >= 200 && status <= 299;
const bodyOf = <Body>({ body }: IntegrationResponse) => (typeof body === 'object' && body !== null ? body : {}) as Body;

function outcomeOf({ id, status, client_secret: clientSecret }: Intent): ChargeOutcome | null {
  if (typeof id !== 'string') return null;
  if (status === 'succeeded') return { kind: 'paid', reference: id };
  if (status === 'requires_action' && typeof clientSecret === 'string') return { kind: 'unconfirmed', reference: id, clientSecret };
  if (status === 'requires_payment_method' || status === 'canceled') return { kind: 'refused', message: REFUSED };
  return null;
}

function refusalOf(response: IntegrationResponse): SettledOutcome {
  const message = bodyOf<Intent>(response).error?.message;
  return { kind: 'refused', message: typeof message === 'string' ? message : REFUSED };
}

/** A provider with Stripe's payment intents and refunds; idempotency keys make a repeat harmless. */
export const httpPayments = ({ url, key, timeoutMs }: HttpPaymentsOptions): PaymentProvider => {
  const { host } = new URL(url);
  const authorization = `Bearer ${key}`;
  const send = (address: string, idempotencyKey: string, fields: Readonly<Record<string, string>>) =>
    requestIntegration({
      url: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization, 'idempotency-key': idempotencyKey },
      body: new URLSearchParams(fields).toString(),
      timeoutMs,
    });

  return {
    name: host,
    fields: 'stripe',

    async charge({ amountCents, token, description, idempotencyKey }) {
      const response = await send(url, idempotencyKey, {
        amount: String(amountCents),
        currency: 'aud',
        payment_method: token,
        confirm: 'true',
        description,
        [`metadata[${KEY}]`]: idempotencyKey,
        'automatic_payment_methods[enabled]': 'true',
        'automatic_payment_methods[allow_redirects]': 'never',
      });
      if (response.status === PAYMENT_REQUIRED) return refusalOf(response);
      const outcome = isSuccess(response.status) ? outcomeOf(bodyOf<Intent>(response)) : null;
      if (!outcome) throw integrationFailed(`${host} responded with ${response.status} to a payment`);
      return outcome;
    },

    async refund({ reference, amountCents, idempotencyKey }) {
      const response = await send(url.replace(/payment_intents$/, 'refunds'), idempotencyKey, {
        payment_intent: reference,
        amount: String(amountCents),
      });
      const { id, status, error } = bodyOf<Intent>(response);
      if (error?.code === 'charge_already_refunded') return { kind: 'refunded', reference };
      if (isSuccess(response.status) && typeof id === 'string' && status !== 'failed' && status !== 'canceled')
        return { kind: 'refunded', reference: id };
      const isRefused = isSuccess(response.status) || response.status === 400 || response.status === PAYMENT_REQUIRED;
      if (!isRefused) throw integrationFailed(`${host} responded with ${response.status} to a refund`);
      return { kind: 'refused', reason: typeof error?.message === 'string' ? error.message : `${host} has not refunded it` };
    },

    async find(idempotencyKey, since) {
      const begin = Math.floor(since.getTime() / 1000);
      let after = '';
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const query = `?limit=${PAGE_SIZE}&created[gte]=${begin}${after && `&starting_after=${after}`}`;
        const response = await requestIntegration({ url: `${url}${query}`, method: 'GET', headers: { authorization }, timeoutMs });
        const { data, has_more: hasMore } = bodyOf<IntentList>(response);
        if (!isSuccess(response.status) || !data)
          throw integrationFailed(`${host} responded with ${response.status} to a list of payments`);
        const found = data.find(({ metadata }) => metadata?.[KEY] === idempotencyKey);
        if (found) return outcomeOf(found);
        const last = data.at(-1)?.id;
        if (hasMore !== true || typeof last !== 'string') return null;
        after = last;
      }
      throw integrationFailed(`${host} has more than ${PAGE_SIZE * MAX_PAGES} payments since ${since.toISOString()}`);
    },

    async abandon(reference) {
      const cancelled = await send(`${url}/${reference}/cancel`, `${reference}-cancel`, {});
      // A provider that does not cancel it has settled it meanwhile.
      const response = isSuccess(cancelled.status)
        ? cancelled
        : await requestIntegration({ url: `${url}/${reference}`, method: 'GET', headers: { authorization }, timeoutMs });
      const outcome = isSuccess(response.status) ? outcomeOf(bodyOf<Intent>(response)) : null;
      if (!outcome || outcome.kind === 'unconfirmed')
        throw integrationFailed(`${host} responded with ${response.status} to the end of a payment`);
      return outcome;
    },
  };
};
