import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { locationRoutes } from './locationRoutes';

/** Locations of every tenant. */
export const locationsPlugin = fp(async (app) => registerSiteRoutes(app, locationRoutes, {}), {
  name: 'locations',
  dependencies: ['tenants'],
});
