import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { createVisitRepository } from './visitRepository';
import { visitRoutes } from './visitRoutes';

/** Views of cars, analytics events and revealed phone numbers. */
export const visitsPlugin = fp(
  async (app) => {
    const { database, cars, carViews } = app;
    await registerSiteRoutes(app, visitRoutes, { cars, carViews, visits: createVisitRepository(database) });
  },
  { name: 'visits', dependencies: ['database', 'tenants', 'stock'] },
);
