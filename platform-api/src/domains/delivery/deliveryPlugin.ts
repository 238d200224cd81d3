import fp from 'fastify-plugin';
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
}

/** Sends leads to the systems of the dealers. */
export const deliveryPlugin = fp<DeliveryPluginOptions>(
  async (app, { settings, isDemonstration, now }) => {
    const { database, tenants, cars, outbox } = app;
    const onError = (error: unknown) => app.log.error({ err: error }, 'the delivery of leads failed');
    app.decorate('delivery', createDelivery(settings, { database, tenants, cars, outbox, isDemonstration, now, onError }));
    app.addHook('onReady', async () => app.delivery.start());
    app.addHook('onClose', () => app.delivery.stop());
  },
  { name: 'delivery', dependencies: ['database', 'tenants', 'stock', 'outbox'] },
);
