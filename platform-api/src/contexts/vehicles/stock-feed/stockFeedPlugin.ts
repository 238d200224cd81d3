import fp from 'fastify-plugin';
import { registerOperatorRoutes } from '../../identity';
import { importJob } from './importJob';
import { stockApiRoutes } from './stock-api/stockApiRoutes';

export interface StockFeedOptions {
  /** Token of the operator API; without one nothing is imported into the running process. */
  adminToken: string | null;
  photoOrigins: readonly string[];
  onImported: () => Promise<void>;
}

/** Imports of feeds, by the commands of this machine and by programs of the dealer. */
export const stockFeedPlugin = fp<StockFeedOptions & { now: () => Date }>(
  async (app, { now, adminToken, photoOrigins, onImported }) => {
    const { database, tenants } = app;
    await registerOperatorRoutes(app, stockApiRoutes, { database, photoOrigins, onImported, now });
    if (adminToken !== null) await app.register(importJob, { database, tenants, adminToken, photoOrigins, onImported });
  },
  { name: 'stock-feed', dependencies: ['database', 'tenants', 'identity'] },
);
