import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOperation, recordChanges } from '../../../identity';
import { MAX_PREVIEW_HOURS } from '../contentService';
import { readBatch, reportJson } from './batchRoutes';
import { BatchReport, Item } from './contentApiSchemas';
import type { ContentApiOptions } from './contentApiOptions';

const MAX_BATCH = 16 * 1024 * 1024;

const preview = {
  ...operatorOperation({
    summary: 'Begins a preview: a link that shows the site with these items, with drafts and with what is not published yet',
    response: {
      201: Type.Object({
        url: Type.String({ examples: ['https://www.harbour.example/api/preview?key=5f7c…'] }),
        expires_at: Type.String({ examples: ['2026-11-30T02:00:00.000Z'] }),
        report: BatchReport,
      }),
    },
  }),
  body: Type.Object({
    items: Type.Array(Item, { maxItems: 10_000, default: [] }),
    hours: Type.Integer({ minimum: 1, maximum: MAX_PREVIEW_HOURS, default: 24 }),
  }),
};

/** Previews for programs, such as the button of a CMS. */
export const previewApiRoutes: FastifyPluginAsyncTypebox<ContentApiOptions> = async (app, { database, service }) => {
  app.post('/content/previews', { schema: preview, config: { right: 'content:write' }, bodyLimit: MAX_BATCH }, async (request, reply) => {
    const { site, apiToken, body, id: requestId } = request;
    const { usable, refused } = readBatch(body.items);
    const made = await service.preview(site.slug, { items: usable, hours: body.hours });
    const { id: token } = apiToken;
    await recordChanges(database, site.slug, { token, requestId }, [{ action: 'content.preview', target: made.expiresAt }]);
    return reply.code(201).send({
      url: new URL(`/api/preview?key=${made.key}`, site.url).href,
      expires_at: made.expiresAt,
      report: { ...reportJson(made.report, refused), dry_run: true },
    });
  });
};
