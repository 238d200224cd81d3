import fp from 'fastify-plugin';
import { registerOperatorRoutes } from '../../identity';
import { feedRoutes } from './feedRoutes';

/** Feeds of the cars on sale. */
export const carFeedsPlugin = fp<{ now: () => Date }>(
  async (app, { now }) => registerOperatorRoutes(app, feedRoutes, { cars: app.cars, now }),
  { name: 'car-feeds', dependencies: ['database', 'tenants', 'identity', 'stock'] },
);
