import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { createWatchlistRepository } from './watchlistRepository';
import { watchlistRoutes } from './watchlistRoutes';

/** Saved cars of signed-in people. */
export const watchlistPlugin = fp(
  async (app) => registerSiteRoutes(app, watchlistRoutes, { cars: app.cars, watchlist: createWatchlistRepository(app.database) }),
  { name: 'watchlist', dependencies: ['database', 'tenants', 'stock', 'identity'] },
);
