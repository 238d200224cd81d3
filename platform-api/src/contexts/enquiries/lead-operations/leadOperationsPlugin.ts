import fp from 'fastify-plugin';
import { registerOperatorRoutes } from '../../identity';
import { leadApiRoutes } from './lead-api/leadApiRoutes';
import { leadCounts } from './leadCounts';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import { leadOperatorRoutes } from './leadOperatorRoutes';
import { createLeadService } from './leadService';
import { unreceivedLeads, unreceivedProblem } from './unreceivedLeads';

declare module 'fastify' {
  interface FastifyInstance {
    /** Leads that nobody has received, a sentence for each tenant. */
    leadProblems(): readonly string[];
  }
}

const CHECK_EVERY_MS = 30_000;

/** The operator's work on leads, and their metrics; without an `adminToken` there is no operator API. */
export const leadOperationsPlugin = fp<{ adminToken: string | null; now: () => Date }>(
  async (app, { adminToken, now }) => {
    const { database, delivery } = app;
    app.metrics.addGauge('forecourt_leads', 'Deliveries of leads by state; quarantined counts leads', ['tenant', 'state'], async () =>
      (await leadCounts(database)).map(({ tenant, state, count }) => ({ labels: { tenant, state }, value: count })),
    );
    app.metrics.addGauge('forecourt_unreceived_leads', 'Leads that nobody has received for 15 minutes', ['tenant'], async () =>
      (await unreceivedLeads(database, now())).map(({ tenant, count }) => ({ labels: { tenant }, value: count })),
    );
    let problems: readonly string[] = [];
    app.decorate('leadProblems', () => problems);
    addScheduledTask(app, {
      name: 'leads that nobody has received',
      everyMs: CHECK_EVERY_MS,
      async run() {
        const found = (await unreceivedLeads(database, now())).map(unreceivedProblem);
        for (const each of found) if (!problems.includes(each)) app.log.error(each);
        problems = found;
      },
    });
    await registerOperatorRoutes(app, leadApiRoutes, { database, now });
    if (adminToken !== null) await app.register(leadOperatorRoutes, { service: createLeadService(database, delivery.planner), adminToken });
  },
  { name: 'lead operations', dependencies: ['database', 'tenants', 'identity', 'delivery', 'leads'], decorators: { fastify: ['metrics'] } },
);
