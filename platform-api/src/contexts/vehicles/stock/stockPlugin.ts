import fp from 'fastify-plugin';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { createCarAddresses, type CarAddresses } from './carAddresses';
import { createCarRepository, type CarRepository } from './carRepository';
import { carRoutes } from './carRoutes';
import { createCarViews, type CarViews } from './carViews';
import { priceProblems } from './priceProblems';

declare module 'fastify' {
  interface FastifyInstance {
    cars: CarRepository;
    carAddresses: CarAddresses;
    carViews: CarViews;
    /** What of the stock contradicts the documents of these sites. */
    priceProblems: ReturnType<typeof priceProblems>;
  }
}

const CLEANUP_INTERVAL_MS = 30 * 60_000;

/** The cars of every tenant, and how often each was viewed. */
export const stockPlugin = fp(
  async (app) => {
    app.decorate('cars', createCarRepository(app.database));
    app.decorate('carAddresses', createCarAddresses(app.database));
    app.decorate('carViews', createCarViews(app.database));
    app.decorate('priceProblems', priceProblems(app.database));
    addScheduledTask(app, { name: 'expired visitors', everyMs: CLEANUP_INTERVAL_MS, run: () => app.carViews.deleteExpired() });
    await registerSiteRoutes(app, carRoutes, { cars: app.cars });
  },
  { name: 'stock', dependencies: ['database', 'tenants'] },
);
