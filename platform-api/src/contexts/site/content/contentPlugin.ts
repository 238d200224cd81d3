import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { registerOperatorRoutes } from '../../identity';
import { contentApiRoutes } from './content-api/contentApiRoutes';
import { contentOperatorRoutes } from './contentOperatorRoutes';
import { createContentRepository, type ContentRepository } from './contentRepository';
import { contentRoutes } from './contentRoutes';
import { openContentService } from './contentService';
import type { PlacementCheck } from './placeableSections';
import { todayOf } from './visibleContent';

declare module 'fastify' {
  interface FastifyInstance {
    content: ContentRepository;
  }
}

/** Offers, models, articles and pages of every tenant; without an `adminToken` there is no operator API. */
export const contentPlugin = fp<{ now: () => Date; placementCheck: PlacementCheck; adminToken: string | null }>(
  async (app, { now, placementCheck, adminToken }) => {
    const today = (tenant: string) => {
      const site = app.tenants.bySlug(tenant);
      return site ? todayOf(site, now()) : now().toISOString().slice(0, 10);
    };
    app.decorate('content', createContentRepository(app.database, { today }));
    await registerSiteRoutes(app, contentRoutes, { content: app.content, now, placementCheck });
    const service = openContentService(app.database, today);
    await registerOperatorRoutes(app, contentApiRoutes, { database: app.database, service, now });
    if (adminToken !== null) await app.register(contentOperatorRoutes, { service, adminToken });
  },
  { name: 'content', dependencies: ['database', 'tenants', 'identity'] },
);
