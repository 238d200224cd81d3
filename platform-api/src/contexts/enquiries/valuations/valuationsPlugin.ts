import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import { DEFAULT_RETENTION_MONTHS } from '../leads/deidentifyLeads';
import { RETENTION_INTERVAL_MS } from '../leads/leadRetention';
import { savedValuationRoutes } from './savedValuationRoutes';
import { savedValuations } from './savedValuations';
import { noValuations } from './noValuations';
import type { ValuationProvider } from './valuationProvider';
import { createValuationService } from './valuationService';

interface ValuationsPluginOptions {
  /** null: the tenant does without valuations. */
  providerOf(tenant: string): ValuationProvider | null;
  /** Months after which results of an earlier version, which have no lead, are deleted. */
  retentionMonths?: number;
  now: () => Date;
}

/** Trade-in valuations: the steps of their leads, and saved results. */
export const valuationsPlugin = fp<ValuationsPluginOptions>(
  async (app, { providerOf, retentionMonths = DEFAULT_RETENTION_MONTHS, now }) => {
    const { database, leadDeliveries: deliveries } = app;
    app.decorate(
      'leadSteps',
      createValuationService({
        database,
        deliveries,
        providerOf: (tenant) => providerOf(tenant) ?? noValuations,
        now,
        onEstimateFailed: (error) => app.log.error({ err: error.cause ?? error }, 'a trade-in was accepted without an estimate'),
      }),
    );
    addScheduledTask(app, {
      name: 'saved valuations',
      everyMs: RETENTION_INTERVAL_MS,
      run: () => savedValuations.deleteWithoutLead(database, retentionMonths),
    });
    await registerSiteRoutes(app, savedValuationRoutes, { database });
  },
  { name: 'valuations', dependencies: ['database', 'tenants', 'delivery'] },
);
