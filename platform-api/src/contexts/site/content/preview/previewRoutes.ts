import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProblemSchema } from '../../../../infrastructure/http/responseSchemas';
import { notFound } from '../../../../infrastructure/http/problems';
import { PREVIEW_COOKIE, previewCookie } from './requestPreview';
import { readPreviewKey } from './previewKey';

const begin = {
  tags: ['content'],
  summary: 'Begins a preview of the site by its link: a cookie until it ends, and the home page',
  querystring: Type.Object({ key: Type.String({ maxLength: 100 }) }),
  response: { 303: Type.Null(), 404: ProblemSchema },
};
const end = { tags: ['content'], summary: 'Ends the preview of this browser', response: { 303: Type.Null() } };

/** The link of a preview, and the one that leaves it. */
export const previewRoutes: FastifyPluginAsyncTypebox<{ secret: () => Promise<string>; now: () => Date }> = async (
  app,
  { secret, now },
) => {
  app.get('/api/preview', { schema: begin }, async ({ site, query: { key } }, reply) => {
    const preview = readPreviewKey(await secret(), site.slug, key, now());
    if (!preview) throw notFound();
    reply.setCookie(PREVIEW_COOKIE, key, { ...previewCookie(site), expires: preview.expiresAt });
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  });

  app.get('/api/preview/end', { schema: end }, async ({ site }, reply) => {
    reply.clearCookie(PREVIEW_COOKIE, previewCookie(site));
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  });
};
