import fp from 'fastify-plugin';
import { registerOperatorRoutes } from '../../identity';
import { leadApiRoutes } from './lead-api/leadApiRoutes';
import { leadCounts } from './leadCounts';
import { leadOperatorRoutes } from './leadOperatorRoutes';
import { createLeadService } from './leadService';

/** The operator's work on leads, and their metrics; without an `adminToken` there is no operator API. */
export const leadOperationsPlugin = fp<{ adminToken: string | null; now: () => Date }>(
  async (app, { adminToken, now }) => {
    const { database, delivery } = app;
    app.metrics.addGauge('forecourt_leads', 'Deliveries of leads by state; quarantined counts leads', ['tenant', 'state'], async () =>
      (await leadCounts(database)).map(({ tenant, state, count }) => ({ labels: { tenant, state }, value: count })),
    );
    await registerOperatorRoutes(app, leadApiRoutes, { database, now });
    if (adminToken !== null) await app.register(leadOperatorRoutes, { service: createLeadService(database, delivery.planner), adminToken });
  },
  { name: 'lead operations', dependencies: ['database', 'tenants', 'identity', 'delivery', 'leads'], decorators: { fastify: ['metrics'] } },
);
