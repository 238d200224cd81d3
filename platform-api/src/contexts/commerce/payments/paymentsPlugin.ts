import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import { raiseAlert } from '../../enquiries';
import { paymentFieldsRoutes } from './paymentFieldsRoutes';
import { createPaymentService, type PaymentService, type ProvidersOf } from './paymentService';
import { createSettlement, type Settlement } from './settlement';

declare module 'fastify' {
  interface FastifyInstance {
    payments: PaymentService;
    settlement: Settlement;
  }
}

const SETTLE_INTERVAL_MS = 60_000;

/** Payments of every purpose that registers, and their settlement; without a provider nobody can pay. */
export const paymentsPlugin = fp<{ providersOf: ProvidersOf; now: () => Date }>(
  async (app, { providersOf, now }) => {
    const { database, tenants, delivery } = app;
    const payments = createPaymentService(database, providersOf);
    const settlement = createSettlement({
      tenants,
      payments,
      onUnclear: (what, of, error) => app.log.error({ ...of, err: error }, what),
      onRefundRefused: (tenant, reason) => raiseAlert(database, { tenant, kind: 'refund', endpoint: '', reason }, now()),
    });
    app.decorate('payments', payments);
    app.decorate('settlement', settlement);
    addScheduledTask(app, {
      name: 'payments without outcome, and refunds',
      everyMs: SETTLE_INTERVAL_MS,
      async run() {
        await settlement.run();
        delivery.wake();
      },
    });
    await registerSiteRoutes(app, paymentFieldsRoutes, { payments });
  },
  { name: 'payments', dependencies: ['database', 'tenants', 'enquiries'] },
);
