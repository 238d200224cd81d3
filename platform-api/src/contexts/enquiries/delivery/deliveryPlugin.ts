import fp from 'fastify-plugin';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import type { AttemptOptions } from './attemptDelivery';
import type { DueAlert } from './alerts/alertRepository';
import type { FailedAttempt } from './failureLog';
import { createDelivery, type DeliverySettings, type LeadDelivery } from './createDelivery';

declare module 'fastify' {
  interface FastifyInstance {
    delivery: LeadDelivery;
  }
}

interface DeliveryPluginOptions {
  settings: DeliverySettings;
  isDemonstration: boolean;
  now: () => Date;
  /** The test drive that a lead has booked, null without one. */
  appointmentOf: AttemptOptions['appointmentOf'];
}

const CHECK_EVERY_MS = 10 * 60_000;
const SEND_EVERY_MS = 60_000;

/** Sends leads to the systems of the dealers. */
export const deliveryPlugin = fp<DeliveryPluginOptions>(
  async (app, { settings, isDemonstration, now, appointmentOf }) => {
    const { database, tenants, cars, outbox } = app;
    const onError = (error: unknown) => app.log.error({ err: error }, 'the delivery of leads failed');
    const onAlert = (alert: DueAlert) => app.log.error(alert, 'the delivery of leads needs attention');
    const onFailed = (attempt: FailedAttempt) => app.log.error(attempt, 'an endpoint did not accept a lead');
    const delivery = createDelivery(settings, {
      database,
      tenants,
      cars,
      outbox,
      isDemonstration,
      now,
      appointmentOf,
      onAlert,
      onFailed,
      onError,
    });
    app.decorate('delivery', delivery);
    app.decorate('leadDeliveries', delivery.planner);
    const { alerts } = delivery;
    if (alerts) {
      addScheduledTask(app, { name: 'check of the leads', everyMs: CHECK_EVERY_MS, run: () => alerts.check() });
      addScheduledTask(app, { name: 'alerts about leads', everyMs: SEND_EVERY_MS, run: () => alerts.send() });
      app.metrics.addGauge('forecourt_lead_alerts', 'Open alerts about leads by kind', ['tenant', 'kind'], async () =>
        (await alerts.openCounts()).map(({ tenant, kind, count }) => ({ labels: { tenant, kind }, value: count })),
      );
    }
    app.addHook('onReady', async () => app.delivery.start());
    app.addHook('onClose', () => app.delivery.stop());
  },
  { name: 'delivery', dependencies: ['database', 'tenants', 'vehicles', 'outbox'], decorators: { fastify: ['metrics'] } },
);
