import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import type { ClaimPhotos, DeletePersonalData, LeadAppointments, LeadDeliveries } from './collaborators';
import { createLeadRepository, type LeadRepository } from './leadRepository';
import { RETENTION_INTERVAL_MS, runRetention } from './leadRetention';
import { leadRoutes } from './leadRoutes';
import type { LeadSteps } from './leadSteps';
import { leadUpdates, type LeadUpdates } from './leadUpdates';

declare module 'fastify' {
  interface FastifyInstance {
    leads: LeadRepository;
    leadSteps: LeadSteps;
    leadUpdates: LeadUpdates;
    leadDeliveries: LeadDeliveries;
    leadAppointments: LeadAppointments;
  }
}

interface LeadsPluginOptions {
  /** Months after which leads are de-identified. */
  retentionMonths?: number;
  claimPhotos: ClaimPhotos;
  /** What others delete of leads that are de-identified. */
  personalData: readonly DeletePersonalData[];
  /** Called after each stored lead. */
  onAccepted(): void;
  now: () => Date;
}

/** Leads of every tenant: their routes and retention. */
export const leadsPlugin = fp<LeadsPluginOptions>(
  async (app, { retentionMonths, claimPhotos, personalData, onAccepted, now }) => {
    const { database, leadDeliveries: deliveries, leadAppointments: appointments, leadSteps: steps } = app;
    const leads = createLeadRepository(database, { deliveries, bookAppointment: appointments.book, claimPhotos, now });
    app.decorate('leads', leads);
    app.decorate('leadUpdates', leadUpdates(deliveries));
    addScheduledTask(app, {
      name: 'lead retention',
      everyMs: RETENTION_INTERVAL_MS,
      run: () => runRetention(database, retentionMonths, personalData),
    });
    await registerSiteRoutes(app, leadRoutes, { leads, steps, appointments, now, onAccepted });
  },
  {
    name: 'leads',
    dependencies: ['database', 'tenants', 'identity'],
    decorators: { fastify: ['leadDeliveries', 'leadAppointments', 'leadSteps'] },
  },
);
