import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IndexName, updated, type AdminRoutesOptions } from './adminSchemas';
import { requireAcl } from './apiKeys';
import { badRequest } from './searchErrors';

/** Rules are accepted but not stored: no client of this endpoint uses them. */
export const ruleRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (app, { writes, indexes }) => {
  for (const url of ['/1/indexes/:index/rules/batch', '/1/indexes/:index/rules/clear']) {
    app.post(url, { schema: { summary: 'Rules are not supported', params: IndexName } }, async ({ site, params, body, searchApiKey }) => {
      requireAcl(searchApiKey, 'editSettings');
      if (Array.isArray(body) && body.length > 0) throw badRequest('This endpoint has no rules: use settings and synonyms');
      return updated(writes.noop(site, (params as { index: string }).index));
    });
  }

  app.post(
    '/1/indexes/:index/rules/search',
    { schema: { summary: 'Rules: none', params: IndexName } },
    async ({ site, params, searchApiKey }) => {
      requireAcl(searchApiKey, 'settings');
      indexes.find(site, params.index);
      return { hits: [], nbHits: 0, page: 0, nbPages: 0 };
    },
  );
};
