import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { paymentFieldsRoutes } from './paymentFieldsRoutes';
import type { PaymentProvider } from './paymentProvider';
import { createPaymentService, type PaymentService } from './paymentService';

declare module 'fastify' {
  interface FastifyInstance {
    payments: PaymentService;
  }
}

/** Payments; without a provider nobody can pay. */
export const paymentsPlugin = fp<{ provider: PaymentProvider | null }>(
  async (app, { provider }) => {
    app.decorate('payments', createPaymentService(app.database, provider));
    await registerSiteRoutes(app, paymentFieldsRoutes, { payments: app.payments });
  },
  { name: 'payments', dependencies: ['database', 'tenants'] },
);
