import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { addCachedReads } from '../../../infrastructure/http/cachedReads';
import { notFound } from '../../../infrastructure/http/problems';
import { routesFrom, siteRoutesHeader } from '../../../infrastructure/http/siteRoutesHeader';
import { MAP_PARTS, mapEntries, mapFiles, type MapSources } from './siteMapEntries';
import { siteMapIndexXml, urlSetXml } from './siteMapXml';

interface SiteMapRoutesOptions extends MapSources {
  now: () => Date;
}

const siteMap = {
  tags: ['content'],
  summary: 'The site map: an index of its parts, or one part; lists deployed pages only (AP-007)',
  headers: siteRoutesHeader,
  querystring: Type.Object({
    part: Type.Optional(Type.Union(MAP_PARTS.map((part) => Type.Literal(part)))),
    page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
  }),
  response: { 200: Type.String(), 404: ProblemSchema, 422: ProblemSchema },
};

/** Site maps for search engines. */
export const siteMapRoutes: FastifyPluginAsyncTypebox<SiteMapRoutesOptions> = async (app, { now, ...sources }) => {
  addCachedReads(app);
  app.get('/sitemap.xml', { schema: siteMap }, async ({ site, headers, query: { part, page } }, reply) => {
    const mapped = { site, routes: routesFrom(headers), now: now() };
    const entries = part === undefined ? await mapFiles(sources, mapped) : await mapEntries(sources, part, page, mapped);
    if (entries.length === 0) throw notFound();
    return reply.type('application/xml; charset=utf-8').send(part === undefined ? siteMapIndexXml(entries) : urlSetXml(entries));
  });
};
