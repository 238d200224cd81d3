import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { siteMapRoutes } from './siteMapRoutes';

/** Site maps. */
export const siteMapPlugin = fp<{ now: () => Date }>(
  async (app, { now }) => registerSiteRoutes(app, siteMapRoutes, { content: app.content, carAddresses: app.carAddresses, now }),
  { name: 'site-map', dependencies: ['tenants', 'content', 'vehicles'] },
);
