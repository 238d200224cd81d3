import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { brochureRoutes, type BrochureTimeouts } from './brochureRoutes';

/** Brochures of cars as PDF. */
export const brochuresPlugin = fp<BrochureTimeouts & { now: () => Date }>(
  async (app, options) => registerSiteRoutes(app, brochureRoutes, { cars: app.cars, images: app.images, ...options }),
  { name: 'brochures', dependencies: ['tenants', 'stock', 'images'] },
);
