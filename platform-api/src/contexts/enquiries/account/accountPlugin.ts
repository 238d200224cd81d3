import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { accountRoutes } from './accountRoutes';

/** What a person who is signed in finds in the account. */
export const accountPlugin = fp(
  async (app) => {
    const { database, cars, leadAppointments: appointments } = app;
    await registerSiteRoutes(app, accountRoutes, { database, cars, appointments });
  },
  { name: 'account', dependencies: ['database', 'tenants', 'identity', 'vehicles', 'leads', 'delivery', 'appointments'] },
);
