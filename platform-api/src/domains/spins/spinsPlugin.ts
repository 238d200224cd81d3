import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../infrastructure/http/siteRoutes';
import type { SpinPromotions } from './spinPromotion';
import { spinRoutes } from './spinRoutes';

/** Spin-to-win promotions. */
export const spinsPlugin = fp<{ promotions: SpinPromotions; now: () => Date }>(
  async (app, { promotions, now }) => registerSiteRoutes(app, spinRoutes, { database: app.database, promotions, now }),
  { name: 'spins', dependencies: ['database', 'tenants', 'sessions'] },
);
