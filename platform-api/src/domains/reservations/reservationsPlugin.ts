import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../infrastructure/http/siteRoutes';
import { addScheduledTask } from '../../infrastructure/jobs/scheduledTask';
import { createHoldRepository } from './holdRepository';
import { reservationRoutes } from './reservationRoutes';

const RELEASE_INTERVAL_MS = 15_000;

/** Reservations and online purchases of cars. */
export const reservationsPlugin = fp<{ now: () => Date }>(
  async (app, { now }) => {
    const { database, cars, leads, payments } = app;
    const holds = createHoldRepository(database);
    addScheduledTask(app, { name: 'expired holds', everyMs: RELEASE_INTERVAL_MS, run: () => holds.releaseExpired(now()) });
    await registerSiteRoutes(app, reservationRoutes, { cars, holds, leads, payments, now });
  },
  { name: 'reservations', dependencies: ['database', 'tenants', 'stock', 'leads', 'payments'] },
);
