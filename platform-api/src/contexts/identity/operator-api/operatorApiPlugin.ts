import fp from 'fastify-plugin';
import { tokenOperatorRoutes } from '../api-tokens/tokenOperatorRoutes';
import { openTokenService } from '../api-tokens/tokenService';
import { registerOperatorRoutes } from './operatorRoutes';
import { tokenRoutes } from './tokenRoutes';

/** Tokens of tenants, and what a program may read about its own; without an `adminToken` no command reaches them while the back end runs. */
export const operatorApiPlugin = fp<{ now: () => Date; adminToken: string | null }>(
  async (app, { now, adminToken }) => {
    await registerOperatorRoutes(app, tokenRoutes, { now });
    if (adminToken !== null) await app.register(tokenOperatorRoutes, { service: openTokenService(app.database, now), adminToken });
  },
  { name: 'operator-api', dependencies: ['database', 'tenants'], decorators: { fastify: ['limits'] } },
);
