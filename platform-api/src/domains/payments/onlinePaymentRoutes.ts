import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProblemSchema } from '../../infrastructure/http/responseSchemas';
import { invalid, notFound, paymentUnconfirmed } from '../../infrastructure/http/problems';
import { limitPayments } from './limitPayments';
import { paymentKey, type PaymentService } from './paymentService';

const MAX_DOLLARS = 1_000_000;

const onlinePayment = {
  summary: 'Pays an invoice of the dealer (AP-062)',
  body: Type.Object({
    invoice_number: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9][A-Za-z0-9 ./_-]*$' }),
    amount: Type.Number(),
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

export const onlinePaymentRoutes: FastifyPluginAsyncTypebox<{ payments: PaymentService }> = async (app, { payments }) => {
  app.post('/api/online-payments', { schema: onlinePayment }, async (request) => {
    const { site, body } = request;
    if (!site.switches.onlinePaymentEnabled) throw notFound();
    const user = await app.sessions.required(request);
    const amountCents = centsOf(body.amount);
    await limitPayments(app, request);
    const invoice = body.invoice_number.trim();
    const outcome = await payments.charge(site.slug, {
      purpose: 'invoice',
      key: paymentKey('invoice', site.slug, user.id, invoice, amountCents, body.payment_token),
      amountCents,
      token: body.payment_token,
      description: `${site.name}, invoice ${invoice}`,
      leadId: null,
    });
    if (outcome.kind === 'unconfirmed') throw paymentUnconfirmed(outcome.clientSecret);
    if (outcome.kind === 'refused') throw invalid({ payment_token: outcome.message });
    return { receipt_number: outcome.receiptNumber };
  });
};
