import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { createVisitRepository, type VisitRepository } from './visitRepository';
import { visitRoutes } from './visitRoutes';

declare module 'fastify' {
  interface FastifyInstance {
    visits: VisitRepository;
  }
}

/** Visits, views of cars, analytics events and revealed phone numbers. */
export const visitsPlugin = fp(
  async (app) => {
    const { database, cars, carViews } = app;
    const visits = createVisitRepository(database);
    app.decorate('visits', visits);
    await registerSiteRoutes(app, visitRoutes, { cars, carViews, visits });
  },
  { name: 'visits', dependencies: ['database', 'tenants', 'stock'] },
);
