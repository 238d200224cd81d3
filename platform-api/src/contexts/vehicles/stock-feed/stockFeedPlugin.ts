import fp from 'fastify-plugin';
import { stockOperatorRoutes } from './stockOperatorRoutes';

/** Stock import through the operator API; without an admin token there is none. */
export const stockFeedPlugin = fp<{ adminToken: string | null; photoOrigins: readonly string[] }>(
  async (app, { adminToken, photoOrigins }) => {
    if (adminToken === null) return;
    const { database, tenants, searchIndexes } = app;
    await app.register(stockOperatorRoutes, { database, tenants, adminToken, photoOrigins, onChanged: () => searchIndexes.sync() });
  },
  { name: 'stock-feed', dependencies: ['database', 'tenants', 'search'] },
);
