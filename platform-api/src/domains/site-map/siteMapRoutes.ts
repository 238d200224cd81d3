import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ContentRepository } from '../content/contentRepository';
import { ProblemSchema } from '../../infrastructure/http/answers';
import { addCachedReads } from '../../infrastructure/http/cachedReads';
import { notFound } from '../../infrastructure/http/problems';
import type { CarAddresses } from './carAddresses';
import { MAP_PARTS, mapEntries, mapFiles } from './siteMapEntries';
import { siteMapIndexXml, urlSetXml } from './siteMapXml';

interface SiteMapRoutesOptions {
  content: ContentRepository;
  carAddresses: CarAddresses;
  now: () => Date;
}

const siteMap = {
  tags: ['content'],
  summary: 'The site’s map: an index of its parts, or one part (AP-007)',
  querystring: Type.Object({
    part: Type.Optional(Type.Union(MAP_PARTS.map((part) => Type.Literal(part)))),
    page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
  }),
  response: { 200: Type.String(), 404: ProblemSchema, 422: ProblemSchema },
};

/** Site maps for search engines. */
export const siteMapRoutes: FastifyPluginAsyncTypebox<SiteMapRoutesOptions> = async (app, { now, ...sources }) => {
  addCachedReads(app);
  app.get('/sitemap.xml', { schema: siteMap }, async ({ site, query: { part, page } }, reply) => {
    const entries = part === undefined ? await mapFiles(sources, site, now()) : await mapEntries(sources, part, page, site, now());
    if (entries.length === 0) throw notFound();
    return reply.type('application/xml; charset=utf-8').send(part === undefined ? siteMapIndexXml(entries) : urlSetXml(entries));
  });
};
