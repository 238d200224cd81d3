import type { FastifyPluginAsync } from 'fastify';
import type { AdminRoutesOptions } from './adminSchemas';
import { indexRoutes } from './indexRoutes';
import { ruleRoutes } from './ruleRoutes';
import { synonymRoutes } from './synonymRoutes';

/** Settings, synonyms and index operations. */
export const indexAdminRoutes: FastifyPluginAsync<AdminRoutesOptions> = async (app, options) => {
  await app.register(indexRoutes, options);
  await app.register(synonymRoutes, options);
  await app.register(ruleRoutes, options);
};
