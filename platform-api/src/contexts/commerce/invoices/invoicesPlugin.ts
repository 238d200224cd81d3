import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { createInvoiceService } from './invoiceService';
import { onlinePaymentRoutes } from './onlinePaymentRoutes';

/** Payments of invoices. */
export const invoicesPlugin = fp<{ now: () => Date }>(
  async (app, { now }) => {
    const { database, leadUpdates: updates, payments, delivery } = app;
    const invoices = createInvoiceService({ database, updates, payments, now });
    await registerSiteRoutes(app, onlinePaymentRoutes, { invoices, onPaid: () => delivery.wake() });
  },
  { name: 'invoices', dependencies: ['database', 'tenants', 'identity', 'enquiries', 'payments'] },
);
