import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { createCarAddresses } from '../../../domains/stock/carAddresses';
import { siteMapRoutes } from './siteMapRoutes';

/** Site maps. */
export const siteMapPlugin = fp<{ now: () => Date }>(
  async (app, { now }) =>
    registerSiteRoutes(app, siteMapRoutes, { content: app.content, carAddresses: createCarAddresses(app.database), now }),
  { name: 'site-map', dependencies: ['database', 'tenants', 'content'] },
);
