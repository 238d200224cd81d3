import type { Synonym } from '@forecourt/search-engine';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { currentTime, Flag, IndexName, updated, type AdminRoutesOptions } from './adminSchemas';
import { requireAcl } from './apiKeys';
import { objectNotFound } from './searchErrors';

const SynonymName = Type.Object({ ...IndexName.properties, objectID: Type.String({ maxLength: 512 }) });
const OneSynonym = Type.Unsafe<Synonym>({ type: 'object', required: ['objectID'], additionalProperties: true });
const Page = Type.Object({
  query: Type.Optional(Type.String()),
  page: Type.Optional(Type.Integer({ minimum: 0 })),
  hitsPerPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});

const paginate = <Entry>(entries: readonly Entry[], { page = 0, hitsPerPage = 100 }: { page?: number; hitsPerPage?: number }) => ({
  hits: entries.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
  nbHits: entries.length,
});

const without =
  (objectIDs: ReadonlySet<string>) =>
  (synonyms: readonly Synonym[]): Synonym[] =>
    synonyms.filter(({ objectID }) => !objectIDs.has(objectID));

/** Synonyms of an index. */
export const synonymRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (app, { writes, indexes }) => {
  app.post(
    '/1/indexes/:index/synonyms/batch',
    {
      schema: {
        summary: 'Adds or replaces synonyms',
        params: IndexName,
        querystring: Type.Object({ replaceExistingSynonyms: Flag, forwardToReplicas: Flag }),
        body: Type.Array(OneSynonym),
      },
    },
    async ({ site, params, query, body, searchApiKey }) => {
      requireAcl(searchApiKey, 'editSettings');
      const remaining = query.replaceExistingSynonyms === true ? () => [] : without(new Set(body.map(({ objectID }) => objectID)));
      return updated(writes.setSynonyms(site, params.index, (before) => [...remaining(before), ...body]));
    },
  );

  app.put(
    '/1/indexes/:index/synonyms/:objectID',
    { schema: { summary: 'Adds or replaces a synonym', params: SynonymName, body: OneSynonym } },
    async ({ site, params: { index, objectID }, body, searchApiKey }) => {
      requireAcl(searchApiKey, 'editSettings');
      const one = { ...body, objectID };
      const task = await writes.setSynonyms(site, index, (before) => [...without(new Set([objectID]))(before), one]);
      return { id: objectID, updatedAt: currentTime(), taskID: task };
    },
  );

  app.get('/1/indexes/:index/synonyms/:objectID', { schema: { summary: 'One synonym', params: SynonymName } }, async (request) => {
    requireAcl(request.searchApiKey, 'settings');
    const { index, objectID } = request.params;
    const found = indexes.find(request.site, index).synonyms.find((each) => each.objectID === objectID);
    if (!found) throw objectNotFound();
    return found;
  });

  app.delete('/1/indexes/:index/synonyms/:objectID', { schema: { summary: 'Deletes a synonym', params: SynonymName } }, async (request) => {
    requireAcl(request.searchApiKey, 'editSettings');
    const { index, objectID } = request.params;
    return { deletedAt: currentTime(), taskID: await writes.setSynonyms(request.site, index, without(new Set([objectID]))) };
  });

  app.post('/1/indexes/:index/synonyms/clear', { schema: { summary: 'Deletes all synonyms', params: IndexName } }, async (request) => {
    requireAcl(request.searchApiKey, 'editSettings');
    return updated(writes.setSynonyms(request.site, request.params.index, () => []));
  });

  app.post(
    '/1/indexes/:index/synonyms/search',
    { schema: { summary: 'Lists synonyms', params: IndexName, body: Page } },
    async (request) => {
      requireAcl(request.searchApiKey, 'settings');
      const { query = '' } = request.body;
      const { synonyms } = indexes.find(request.site, request.params.index);
      return paginate(
        synonyms.filter((each) => JSON.stringify(each).toLowerCase().includes(query.toLowerCase())),
        request.body,
      );
    },
  );
};
