import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../infrastructure/http/siteRoutes';
import { addScheduledTask } from '../../infrastructure/jobs/scheduledTask';
import { createHoldRepository } from './holdRepository';
import { reservationRoutes } from './reservationRoutes';
import { createReservationService } from './reservationService';

const RELEASE_INTERVAL_MS = 15_000;

/** Reservations and online purchases of cars. */
export const reservationsPlugin = fp<{ now: () => Date }>(
  async (app, { now }) => {
    const { database, cars, leadUpdates: updates, payments, delivery } = app;
    const holds = createHoldRepository(database);
    addScheduledTask(app, { name: 'expired holds', everyMs: RELEASE_INTERVAL_MS, run: () => holds.releaseExpired(now()) });
    const onUnclear = (what: string, of: Readonly<Record<string, string>>, error?: unknown) => app.log.error({ ...of, err: error }, what);
    const reservations = createReservationService({ cars, holds, updates, payments, now, onUnclear });
    await registerSiteRoutes(app, reservationRoutes, { reservations, onPaid: () => delivery.wake() });
  },
  { name: 'reservations', dependencies: ['database', 'tenants', 'stock', 'leads', 'payments'] },
);
