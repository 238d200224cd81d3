import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import type { SpinPromotions } from './spinPromotion';
import { spinRoutes } from './spinRoutes';

/** Spin-to-win promotions. */
export const spinsPlugin = fp<{ promotions: SpinPromotions; now: () => Date }>(
  async (app, { promotions, now }) => {
    const { database, leadUpdates: updates, delivery } = app;
    await registerSiteRoutes(app, spinRoutes, { database, updates, promotions, now, onClaimed: () => delivery.wake() });
  },
  { name: 'spins', dependencies: ['database', 'tenants', 'identity', 'leads'] },
);
