import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { createCarAddresses, type CarAddresses } from './carAddresses';
import { createCarRepository, type CarRepository } from './carRepository';
import { carRoutes } from './carRoutes';

declare module 'fastify' {
  interface FastifyInstance {
    cars: CarRepository;
    carAddresses: CarAddresses;
  }
}

/** The cars of every tenant. */
export const stockPlugin = fp(
  async (app) => {
    app.decorate('cars', createCarRepository(app.database));
    app.decorate('carAddresses', createCarAddresses(app.database));
    await registerSiteRoutes(app, carRoutes, { cars: app.cars });
  },
  { name: 'stock', dependencies: ['database', 'tenants'] },
);
