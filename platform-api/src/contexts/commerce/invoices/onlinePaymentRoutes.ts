import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { invalid, notFound, paymentUnconfirmed } from '../../../infrastructure/http/problems';
import { limitPayments } from '../payments/limitPayments';
import type { InvoiceService } from './invoiceService';

const MAX_DOLLARS = 1_000_000;

const onlinePayment = {
  summary: 'Pays an invoice of the dealer (AP-062)',
  body: Type.Object({
    invoice_number: Type.String({
      minLength: 1,
      maxLength: 40,
      pattern: '^[A-Za-z0-9][A-Za-z0-9 ./_-]*$',
      patternErrorMessage: 'must be letters and digits, as on your invoice',
    }),
    amount: Type.Number(),
    lead_id: Type.String({ format: 'uuid' }),
    payment_token: Type.String({ minLength: 1, maxLength: 500 }),
  }),
  response: {
    200: Type.Object({ receipt_number: Type.String() }),
    401: ProblemSchema,
    402: ProblemSchema,
    404: ProblemSchema,
    422: ProblemSchema,
    429: ProblemSchema,
    502: ProblemSchema,
  },
};

/** Whole cents of an amount above 0; a third decimal is rejected. */
function centsOf(amount: number): number {
  const cents = Math.round(amount * 100);
  if (!(cents > 0) || amount > MAX_DOLLARS || Math.abs(cents - amount * 100) > 1e-6) throw invalid({ amount: 'Please enter an amount.' });
  return cents;
}

/** The number of an invoice as everybody writes it, so that nobody pays 'inv-1' beside 'INV-1'. */
const invoiceOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toUpperCase();

/** Schema validation would take true for a dollar. */
async function requireNumber({ body }: FastifyRequest): Promise<void> {
  if (typeof (body as { amount?: unknown } | null)?.amount !== 'number') throw invalid({ amount: 'Please enter an amount.' });
}

interface OnlinePaymentOptions {
  invoices: Pick<InvoiceService, 'pay'>;
  /** Called after each payment. */
  onPaid(): void;
}

export const onlinePaymentRoutes: FastifyPluginAsyncTypebox<OnlinePaymentOptions> = async (app, { invoices, onPaid }) => {
  app.post('/api/online-payments', { schema: onlinePayment, preValidation: requireNumber }, async (request) => {
    const { site, body } = request;
    if (!site.switches.onlinePaymentEnabled) throw notFound();
    const user = await app.sessions.required(request);
    const amountCents = centsOf(body.amount);
    await limitPayments(app, request);
    const { lead_id: leadId, payment_token: token } = body;
    const outcome = await invoices.pay({ site, invoice: invoiceOf(body.invoice_number), amountCents, user, leadId, token });
    if (outcome.kind === 'unconfirmed') throw paymentUnconfirmed(outcome.clientSecret);
    if (outcome.kind === 'refused') throw invalid({ payment_token: outcome.message });
    onPaid();
    return { receipt_number: outcome.receiptNumber };
  });
};
