import type { IndexSettings } from '@forecourt/search-engine';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { currentTime, Flag, IndexName, updated, type AdminRoutesOptions } from './adminSchemas';
import { requireAcl } from './apiKeys';
import { DEFAULT_RANKING } from './namedIndex';

const Settings = Type.Unsafe<IndexSettings>({ type: 'object', additionalProperties: true });

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

/** Indexes of a site and their settings. */
export const indexRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (app, { writes, indexes }) => {
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

  app.delete(
    '/1/indexes/:index',
    { schema: { summary: 'Deletes an index', params: IndexName } },
    async ({ site, params, searchApiKey }) => {
      requireAcl(searchApiKey, 'deleteIndex');
      return { deletedAt: currentTime(), taskID: await writes.drop(site, params.index) };
    },
  );

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
};
