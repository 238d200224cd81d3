import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { PaymentFields } from '@forecourt/shared-contracts';
import type { PaymentService } from './paymentService';

const paymentFields = {
  summary: 'How the browser takes a card (FO-088)',
  response: { 200: Type.Unsafe<PaymentFields>({ type: 'object', additionalProperties: true }) },
};

export const paymentFieldsRoutes: FastifyPluginAsyncTypebox<{ payments: Pick<PaymentService, 'fields'> }> = async (app, { payments }) => {
  app.get('/api/payment-fields', { schema: paymentFields }, async (_request, reply): Promise<PaymentFields> => {
    reply.header('cache-control', 'no-store');
    return { kind: payments.fields };
  });
};
