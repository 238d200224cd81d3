import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../infrastructure/http/siteRoutes';
import { brochureRoutes } from './brochureRoutes';

/** Brochures of cars as PDF. */
export const brochuresPlugin = fp<{ now: () => Date }>(
  async (app, { now }) => registerSiteRoutes(app, brochureRoutes, { cars: app.cars, images: app.images, now }),
  { name: 'brochures', dependencies: ['tenants', 'stock', 'images'] },
);
