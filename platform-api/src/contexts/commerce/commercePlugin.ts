import fp from 'fastify-plugin';
import { invoicesPlugin } from './invoices/invoicesPlugin';
import type { ProvidersOf } from './payments/paymentService';
import { paymentsPlugin } from './payments/paymentsPlugin';
import { reservationsPlugin } from './reservations/reservationsPlugin';

interface CommercePluginOptions {
  now: () => Date;
  paymentsOf: ProvidersOf;
  /** Token of the operator API; null: there is none. */
  adminToken: string | null;
}

/** What shoppers pay: deposits of reservations and purchases, and invoices. */
export const commercePlugin = fp<CommercePluginOptions>(
  async (app, { now, paymentsOf, adminToken }) => {
    await app.register(paymentsPlugin, { providersOf: paymentsOf, now });
    await app.register(invoicesPlugin, { now });
    await app.register(reservationsPlugin, { now, adminToken });
  },
  { name: 'commerce', dependencies: ['database', 'tenants', 'identity', 'vehicles', 'enquiries'] },
);
