import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import { leadCounts } from '../lead-operations/leadCounts';
import { leadOperatorRoutes } from '../lead-operations/leadOperatorRoutes';
import { createLeadRepository, type LeadRepository } from './leadRepository';
import { RETENTION_INTERVAL_MS, runRetention } from './leadRetention';
import { leadRoutes } from './leadRoutes';
import { createLeadService } from '../lead-operations/leadService';
import type { LeadSteps } from './leadSteps';
import { leadUpdates, type LeadUpdates } from './leadUpdates';

declare module 'fastify' {
  interface FastifyInstance {
    leads: LeadRepository;
    leadSteps: LeadSteps;
    leadUpdates: LeadUpdates;
  }
}

interface LeadsPluginOptions {
  /** Token of the operator API; null: there is none. */
  adminToken: string | null;
  /** Months after which leads are de-identified. */
  retentionMonths?: number;
  now: () => Date;
}

/** Leads of every tenant: their routes, the operator's lead service, metrics and retention. */
export const leadsPlugin = fp<LeadsPluginOptions>(
  async (app, { adminToken, retentionMonths, now }) => {
    const { database, delivery, appointments, locationSlots: slots, leadSteps: steps } = app;
    const leads = createLeadRepository(database, delivery.planner, now);
    app.decorate('leads', leads);
    app.decorate('leadUpdates', leadUpdates(delivery.planner));
    app.metrics.addGauge('forecourt_leads', 'Deliveries of leads by state; quarantined counts leads', ['tenant', 'state'], async () =>
      (await leadCounts(database)).map(({ tenant, state, count }) => ({ labels: { tenant, state }, value: count })),
    );
    addScheduledTask(app, { name: 'lead retention', everyMs: RETENTION_INTERVAL_MS, run: () => runRetention(database, retentionMonths) });
    await registerSiteRoutes(app, leadRoutes, { leads, steps, appointments, slots, now, onAccepted: () => delivery.wake() });
    if (adminToken !== null) await app.register(leadOperatorRoutes, { service: createLeadService(database, delivery.planner), adminToken });
  },
  {
    name: 'leads',
    dependencies: ['database', 'tenants', 'delivery', 'appointments', 'valuations', 'identity'],
    decorators: { fastify: ['leadSteps', 'metrics'] },
  },
);
