import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import { createVisitRepository } from './visitRepository';
import { visitRoutes } from './visitRoutes';

const CLEANUP_INTERVAL_MS = 30 * 60_000;

/** Views of cars, analytics events and revealed phone numbers. */
export const visitsPlugin = fp(
  async (app) => {
    const visits = createVisitRepository(app.database);
    addScheduledTask(app, { name: 'expired visitors', everyMs: CLEANUP_INTERVAL_MS, run: () => visits.deleteExpiredVisitors() });
    await registerSiteRoutes(app, visitRoutes, { cars: app.cars, visits });
  },
  { name: 'visits', dependencies: ['database', 'tenants', 'stock'] },
);
