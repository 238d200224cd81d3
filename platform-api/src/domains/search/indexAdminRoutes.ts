import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { IndexSettings } from '../../engines/search-engine/settings';
import type { Synonym } from '../../engines/search-engine/synonyms';
import { DEFAULT_RANKING } from './namedIndex';
import type { IndexWrites } from './indexWrites';
import { badRequest, objectNotFound } from './searchErrors';
import type { SearchIndexes } from './SearchIndexes';
import { requireAcl } from './apiKeys';

const IndexName = Type.Object({ index: Type.String({ maxLength: 256 }) });
const EntryName = Type.Object({ ...IndexName.properties, objectID: Type.String({ maxLength: 512 }) });
const Settings = Type.Unsafe<IndexSettings>({ type: 'object', additionalProperties: true });
const OneSynonym = Type.Unsafe<Synonym>({ type: 'object', required: ['objectID'], additionalProperties: true });
const Flag = Type.Optional(Type.Boolean());
const Page = Type.Object({
  query: Type.Optional(Type.String()),
  page: Type.Optional(Type.Integer({ minimum: 0 })),
  hitsPerPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});

interface AdminRoutesOptions {
  writes: IndexWrites;
  indexes: SearchIndexes;
}

const currentTime = () => new Date().toISOString();
const updated = async (task: Promise<number>) => ({ updatedAt: currentTime(), taskID: await task });

/** Algolia's default settings, as far as the engine uses them. */
const DEFAULTS: IndexSettings = {
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  paginationLimitedTo: 1000,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: true,
  ranking: DEFAULT_RANKING,
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
};

const paginate = <Entry>(entries: readonly Entry[], { page = 0, hitsPerPage = 100 }: { page?: number; hitsPerPage?: number }) => ({
  hits: entries.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
  nbHits: entries.length,
});

/** Settings, synonyms and index operations. Rules are accepted but not stored: no client of this endpoint uses them. */
export const indexAdminRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (app, { writes, indexes }) => {
  app.get('/1/indexes', { schema: { summary: 'Every index of the site' } }, async ({ site, searchApiKey }) => {
    requireAcl(searchApiKey, 'listIndexes');
    const items = indexes.list(site).map(({ name, index, primary, settings, createdAt, updatedAt }) => ({
      name,
      entries: index.count,
      createdAt,
      updatedAt,
      dataSize: index.bytes,
      fileSize: index.bytes,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
      ...(primary !== null && { primary }),
      ...(primary === null && settings.replicas && { replicas: settings.replicas }),
    }));
    return { items, nbPages: 1 };
  });

  app.delete('/1/indexes/:index', { schema: { summary: 'Deletes an index', params: IndexName } }, async ({ site, params, searchApiKey }) => {
    requireAcl(searchApiKey, 'deleteIndex');
    return { deletedAt: currentTime(), taskID: await writes.drop(site, params.index) };
  });

  app.post('/1/indexes/:index/clear', { schema: { summary: 'Deletes all records', params: IndexName } }, async (request) => {
    requireAcl(request.searchApiKey, 'deleteIndex');
    return updated(writes.clear(request.site, request.params.index));
  });

  app.post(
    '/1/indexes/:index/operation',
    {
      schema: {
        summary: 'Copies or moves an index',
        params: IndexName,
        body: Type.Object({
          operation: Type.Union([Type.Literal('copy'), Type.Literal('move')]),
          destination: Type.String({ minLength: 1, maxLength: 256 }),
          scope: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
        }),
      },
    },
    async ({ site, params, body, searchApiKey }) => {
      requireAcl(searchApiKey, 'addObject');
      return updated(writes.operation(site, params.index, body.operation, body.destination, body.scope ?? null));
    },
  );

  app.get('/1/indexes/:index/settings', { schema: { summary: 'Settings of an index', params: IndexName } }, async (request) => {
    requireAcl(request.searchApiKey, 'settings');
    const { settings, primary } = indexes.find(request.site, request.params.index);
    return { ...DEFAULTS, ...settings, ...(primary !== null && { primary }) };
  });

  app.put(
    '/1/indexes/:index/settings',
    { schema: { summary: 'Changes settings', params: IndexName, querystring: Type.Object({ forwardToReplicas: Flag }), body: Settings } },
    async ({ site, params, query, body, searchApiKey }) => {
      requireAcl(searchApiKey, 'editSettings');
      return updated(writes.setSettings(site, params.index, body, query.forwardToReplicas === true));
    },
  );

  // A write is applied before its response, so a task is always published.
  app.get(
    '/1/indexes/:index/task/:task',
    { schema: { summary: 'State of a write', params: Type.Object({ ...IndexName.properties, task: Type.String() }) } },
    async ({ searchApiKey }) => {
      requireAcl(searchApiKey, 'addObject');
      return { status: 'published', pendingTask: false };
    },
  );

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
    { schema: { summary: 'Adds or replaces a synonym', params: EntryName, body: OneSynonym } },
    async ({ site, params: { index, objectID }, body, searchApiKey }) => {
      requireAcl(searchApiKey, 'editSettings');
      const one = { ...body, objectID };
      const task = await writes.setSynonyms(site, index, (before) => [...without(new Set([objectID]))(before), one]);
      return { id: objectID, updatedAt: currentTime(), taskID: task };
    },
  );

  app.get('/1/indexes/:index/synonyms/:objectID', { schema: { summary: 'One synonym', params: EntryName } }, async (request) => {
    requireAcl(request.searchApiKey, 'settings');
    const { index, objectID } = request.params;
    const found = indexes.find(request.site, index).synonyms.find((each) => each.objectID === objectID);
    if (!found) throw objectNotFound();
    return found;
  });

  app.delete('/1/indexes/:index/synonyms/:objectID', { schema: { summary: 'Deletes a synonym', params: EntryName } }, async (request) => {
    requireAcl(request.searchApiKey, 'editSettings');
    const { index, objectID } = request.params;
    return { deletedAt: currentTime(), taskID: await writes.setSynonyms(request.site, index, without(new Set([objectID]))) };
  });

  app.post('/1/indexes/:index/synonyms/clear', { schema: { summary: 'Deletes all synonyms', params: IndexName } }, async (request) => {
    requireAcl(request.searchApiKey, 'editSettings');
    return updated(writes.setSynonyms(request.site, request.params.index, () => []));
  });

  app.post('/1/indexes/:index/synonyms/search', { schema: { summary: 'Lists synonyms', params: IndexName, body: Page } }, async (request) => {
    requireAcl(request.searchApiKey, 'settings');
    const { query = '' } = request.body;
    const { synonyms } = indexes.find(request.site, request.params.index);
    return paginate(
      synonyms.filter((each) => JSON.stringify(each).toLowerCase().includes(query.toLowerCase())),
      request.body,
    );
  });

  for (const url of ['/1/indexes/:index/rules/batch', '/1/indexes/:index/rules/clear']) {
    app.post(url, { schema: { summary: 'Rules are not supported', params: IndexName } }, async ({ site, params, body, searchApiKey }) => {
      requireAcl(searchApiKey, 'editSettings');
      if (Array.isArray(body) && body.length > 0) throw badRequest('This endpoint has no rules: use settings and synonyms');
      return updated(writes.noop(site, (params as { index: string }).index));
    });
  }

  app.post('/1/indexes/:index/rules/search', { schema: { summary: 'Rules: none', params: IndexName } }, async ({ site, params, searchApiKey }) => {
    requireAcl(searchApiKey, 'settings');
    indexes.find(site, params.index);
    return { hits: [], nbHits: 0, page: 0, nbPages: 0 };
  });
};

const without =
  (objectIDs: ReadonlySet<string>) =>
  (synonyms: readonly Synonym[]): Synonym[] =>
    synonyms.filter(({ objectID }) => !objectIDs.has(objectID));
