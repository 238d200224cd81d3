import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { SiteConfig } from '@forecourt/shared-contracts';
import fp from 'fastify-plugin';
import { installationSecret } from '../../../infrastructure/installation/installationSecret';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import { registerOperatorRoutes } from '../../identity';
import { contentApiRoutes } from './content-api/contentApiRoutes';
import { contentOperatorRoutes } from './contentOperatorRoutes';
import { contentItems, createContentRepository, type ContentRepository } from './contentRepository';
import { contentRoutes } from './contentRoutes';
import { openContentService } from './contentService';
import { contentProblems } from './fit/contentProblems';
import { deleteEndedPreviews } from './preview/previewItems';
import { previewRoutes } from './preview/previewRoutes';
import { addRequestPreview } from './preview/requestPreview';
import type { PlacementCheck } from './placeableSections';
import { todayOf } from './visibleContent';

const HOUR_MS = 3_600_000;

declare module 'fastify' {
  interface FastifyInstance {
    content: ContentRepository;
    /** What of the content of these sites does not fit them, a text each. */
    contentProblems(sites: readonly SiteConfig[]): Promise<readonly string[]>;
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
    app.decorate(
      'contentProblems',
      contentProblems(app.content, ({ slug }) => today(slug)),
    );
    const secret = installationSecret(app.database, 'preview_key');
    const seenBy = ({ preview }: Pick<FastifyRequest, 'preview'>) =>
      preview === null
        ? { content: app.content, isPreview: false }
        : { content: contentItems(app.database, { today, preview: preview.id }), isPreview: true };
    const seenRoutes: FastifyPluginAsync = async (site) => {
      addRequestPreview(site, { secret, now });
      await site.register(contentRoutes, { seenBy, now, placementCheck });
    };
    await registerSiteRoutes(app, seenRoutes, {});
    await registerSiteRoutes(app, previewRoutes, { secret, now });
    const service = openContentService(app.database, { today, siteOf: (tenant) => app.tenants.bySlug(tenant), now });
    addScheduledTask(app, { name: 'previews that have ended', everyMs: HOUR_MS, run: () => deleteEndedPreviews(app.database, now()) });
    await registerOperatorRoutes(app, contentApiRoutes, { database: app.database, service, now });
    if (adminToken !== null) await app.register(contentOperatorRoutes, { service, adminToken });
  },
  { name: 'content', dependencies: ['database', 'tenants', 'identity'] },
);
