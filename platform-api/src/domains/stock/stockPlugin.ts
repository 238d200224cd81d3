import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../infrastructure/http/siteRoutes';
import { createCarRepository, type CarRepository } from './carRepository';
import { carRoutes } from './carRoutes';

declare module 'fastify' {
  interface FastifyInstance {
    cars: CarRepository;
  }
}

/** The cars of every tenant. */
export const stockPlugin = fp(
  async (app) => {
    app.decorate('cars', createCarRepository(app.database));
    await registerSiteRoutes(app, carRoutes, { cars: app.cars });
  },
  { name: 'stock', dependencies: ['database', 'tenants'] },
);
