import fp from 'fastify-plugin';
import { importJob } from './importJob';

export interface StockFeedOptions {
  /** Token of the operator API; without one nothing is imported into the running process. */
  adminToken: string | null;
  photoOrigins: readonly string[];
  onImported: () => Promise<void>;
}

/** Stock import through the operator API. */
export const stockFeedPlugin = fp<StockFeedOptions>(
  async (app, { adminToken, photoOrigins, onImported }) => {
    const { database, tenants } = app;
    if (adminToken !== null) await app.register(importJob, { database, tenants, adminToken, photoOrigins, onImported });
  },
  { name: 'stock-feed', dependencies: ['database', 'tenants'] },
);
