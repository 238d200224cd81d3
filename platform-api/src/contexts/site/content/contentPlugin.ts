import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { createContentRepository, type ContentRepository } from './contentRepository';
import { contentRoutes } from './contentRoutes';
import type { PlacementCheck } from './placeableSections';

declare module 'fastify' {
  interface FastifyInstance {
    content: ContentRepository;
  }
}

/** Offers, models, articles and pages of every tenant. */
export const contentPlugin = fp<{ now: () => Date; placementCheck: PlacementCheck }>(
  async (app, { now, placementCheck }) => {
    app.decorate('content', createContentRepository(app.database));
    await registerSiteRoutes(app, contentRoutes, { content: app.content, now, placementCheck });
  },
  { name: 'content', dependencies: ['database', 'tenants'] },
);
