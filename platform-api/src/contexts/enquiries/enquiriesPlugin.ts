import fp from 'fastify-plugin';
import { accountPlugin } from './account/accountPlugin';
import { appointmentsOfLeads } from './appointments/appointmentsOfLeads';
import { appointmentsPlugin } from './appointments/appointmentsPlugin';
import type { DeliverySettings } from './delivery/createDelivery';
import { deliveryPlugin } from './delivery/deliveryPlugin';
import { leadOperationsPlugin } from './lead-operations/leadOperationsPlugin';
import { leadPhotos } from './lead-photos/leadPhotos';
import { leadPhotosPlugin } from './lead-photos/leadPhotosPlugin';
import { leadsPlugin } from './leads/leadsPlugin';
import type { SpinPromotions } from './spins/spinPromotion';
import { spinsPlugin } from './spins/spinsPlugin';
import { savedValuations } from './valuations/savedValuations';
import type { ValuationProvider } from './valuations/valuationProvider';
import { valuationsPlugin } from './valuations/valuationsPlugin';

interface EnquiriesPluginOptions {
  now: () => Date;
  /** Where leads are sent, and whether this process sends them. */
  delivery: DeliverySettings;
  isDemonstration: boolean;
  /** null: no provider is configured for the tenant, and its trade-ins are accepted without an estimate. */
  valuationsOf(tenant: string): ValuationProvider | null;
  /** Token of the operator API; null: there is none. */
  adminToken: string | null;
  /** Months after which leads are de-identified. */
  retentionMonths?: number;
  /** Spin-to-win promotions by tenant. */
  promotions: SpinPromotions;
}

/** What visitors send (`app.leads`, `app.leadUpdates`), and its way to the dealers (`app.delivery`). */
export const enquiriesPlugin = fp<EnquiriesPluginOptions>(
  async (app, { now, delivery, isDemonstration, valuationsOf, adminToken, retentionMonths, promotions }) => {
    await app.register(deliveryPlugin, {
      settings: delivery,
      isDemonstration,
      now,
      appointmentOf: async (tenant, leadId) => (await appointmentsOfLeads(app.database, tenant, [leadId]))[0] ?? null,
    });
    await app.register(appointmentsPlugin, { now });
    await app.register(leadPhotosPlugin);
    await app.register(valuationsPlugin, { providerOf: valuationsOf, retentionMonths, now });
    await app.register(leadsPlugin, {
      retentionMonths,
      claimPhotos: leadPhotos.claim,
      personalData: [leadPhotos.deleteOf, savedValuations.deleteOf],
      onAccepted: () => app.delivery.wake(),
      now,
    });
    await app.register(accountPlugin);
    await app.register(leadOperationsPlugin, { adminToken, now });
    await app.register(spinsPlugin, { promotions, now });
  },
  { name: 'enquiries', dependencies: ['database', 'tenants', 'outbox', 'identity', 'vehicles', 'site'] },
);
