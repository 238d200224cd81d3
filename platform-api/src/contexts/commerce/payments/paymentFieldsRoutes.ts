import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { PaymentFields } from '@forecourt/shared-contracts';
import type { PaymentService } from './paymentService';

const paymentFields = {
  summary: 'How the browser takes a card (FO-088)',
  response: { 200: Type.Unsafe<PaymentFields>({ type: 'object', additionalProperties: true }) },
};

export const paymentFieldsRoutes: FastifyPluginAsyncTypebox<{ payments: Pick<PaymentService, 'fieldsOf'> }> = async (app, { payments }) => {
  app.get('/api/payment-fields', { schema: paymentFields }, async ({ site, log }, reply): Promise<PaymentFields> => {
    reply.header('cache-control', 'no-store');
    const kind = payments.fieldsOf(site.slug);
    const isKeyMissing = kind === 'stripe' && site.payment_key === null;
    if (isKeyMissing) log.warn({ tenant: site.slug }, 'nobody can pay on this site: its document has no payment_key');
    return { kind: isKeyMissing ? 'none' : kind };
  });
};
