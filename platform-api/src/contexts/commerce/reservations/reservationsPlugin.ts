import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import { accountLeads, carOfLead } from '../../enquiries';
import { createDeposits } from './deposits';
import { createHoldRepository } from './holdRepository';
import { reservationOperatorRoutes } from './reservationOperatorRoutes';
import { reservationRoutes } from './reservationRoutes';
import { createReservationService } from './reservationService';

const RELEASE_INTERVAL_MS = 15_000;

/** Reservations and online purchases of cars; without an `adminToken` there is no operator API. */
export const reservationsPlugin = fp<{ now: () => Date; adminToken: string | null }>(
  async (app, { now, adminToken }) => {
    const { database, tenants, cars, leadUpdates: updates, payments, settlement, delivery } = app;
    const holds = createHoldRepository(database);
    addScheduledTask(app, { name: 'expired holds', everyMs: RELEASE_INTERVAL_MS, run: () => holds.releaseExpired(now()) });
    const deposits = createDeposits({ cars, holds, updates, now });
    payments.register('reservation', deposits.handler);
    payments.register('purchase', deposits.handler);
    const reservations = createReservationService({
      cars,
      holds,
      deposits,
      carOfLead: (tenant, leadId) => carOfLead(database, tenant, leadId),
      payments,
      settlement,
      now,
      onUnclear: (what, of) => app.log.error(of, what),
    });
    if (adminToken !== null) await app.register(reservationOperatorRoutes, { reservations, holds, settlement, tenants, adminToken });
    await registerSiteRoutes(app, reservationRoutes, {
      reservations,
      cars,
      leadIdsOf: (tenant, userId) => accountLeads.ids(database, tenant, userId),
      onChanged: () => delivery.wake(),
    });
  },
  { name: 'reservations', dependencies: ['database', 'tenants', 'identity', 'vehicles', 'enquiries', 'payments'] },
);
