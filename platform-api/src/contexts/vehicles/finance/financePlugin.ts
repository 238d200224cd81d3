import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { disclaimerRoutes } from './disclaimerRoutes';

/** Disclaimers of the finance figures of cars. */
export const financePlugin = fp(async (app) => registerSiteRoutes(app, disclaimerRoutes, { cars: app.cars }), {
  name: 'finance',
  dependencies: ['tenants', 'stock'],
});
