import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import { carOfLead, raiseAlert } from '../../enquiries';
import { createHoldRepository } from './holdRepository';
import { reservationOperatorRoutes } from './reservationOperatorRoutes';
import { reservationRoutes } from './reservationRoutes';
import { createReservationService, type ReservationService } from './reservationService';

declare module 'fastify' {
  interface FastifyInstance {
    reservations: ReservationService;
  }
}

const RELEASE_INTERVAL_MS = 15_000;
const RECONCILE_INTERVAL_MS = 60_000;

/** Reservations and online purchases of cars; without an `adminToken` there is no operator API. */
export const reservationsPlugin = fp<{ now: () => Date; adminToken: string | null }>(
  async (app, { now, adminToken }) => {
    const { database, tenants, cars, leadUpdates: updates, payments, invoices, delivery } = app;
    const holds = createHoldRepository(database);
    addScheduledTask(app, { name: 'expired holds', everyMs: RELEASE_INTERVAL_MS, run: () => holds.releaseExpired(now()) });
    const onUnclear = (what: string, of: Readonly<Record<string, string>>, error?: unknown) => app.log.error({ ...of, err: error }, what);
    const onRefundRefused = (tenant: string, reason: string) =>
      raiseAlert(database, { tenant, kind: 'refund', endpoint: '', reason }, now());
    const reservations = createReservationService({
      tenants,
      cars,
      holds,
      updates,
      carOfLead: (tenant, leadId) => carOfLead(database, tenant, leadId),
      payments,
      invoices,
      now,
      onUnclear,
      onRefundRefused,
    });
    addScheduledTask(app, {
      name: 'payments without outcome, and refunds',
      everyMs: RECONCILE_INTERVAL_MS,
      async run() {
        await reservations.reconcile();
        delivery.wake();
      },
    });
    app.decorate('reservations', reservations);
    if (adminToken !== null) await app.register(reservationOperatorRoutes, { reservations, holds, tenants, adminToken });
    await registerSiteRoutes(app, reservationRoutes, { reservations, cars, onChanged: () => delivery.wake() });
  },
  { name: 'reservations', dependencies: ['database', 'tenants', 'vehicles', 'enquiries', 'payments', 'invoices'] },
);
