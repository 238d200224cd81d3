import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { randomUUID } from 'node:crypto';
import type { BatchAction, IndexWrites } from './indexWrites';
import { effectiveParameters, searchRequest, type RawParameters } from './queryParameters';
import { badRequest } from './searchErrors';
import type { SearchIndexes } from './SearchIndexes';
import { requireAcl } from './apiKeys';

/** Bytes of one batch. */
const MAX_BATCH_BYTES = 32 * 1024 * 1024;
const bodyLimit = MAX_BATCH_BYTES;

const Body = Type.Unsafe<RawParameters>({ type: 'object', additionalProperties: true });
const IndexName = Type.Object({ index: Type.String({ maxLength: 256 }) });
const ObjectName = Type.Object({ ...IndexName.properties, objectID: Type.String({ maxLength: 512 }) });
const Actions = Type.Object({
  requests: Type.Array(Type.Unsafe<BatchAction & { indexName?: unknown }>({ type: 'object', additionalProperties: true })),
});

interface WriteRoutesOptions {
  writes: IndexWrites;
  indexes: SearchIndexes;
}

const currentTime = () => new Date().toISOString();

/** Writes of records to a tenant's indexes; each is searchable when its response arrives. */
export const indexWriteRoutes: FastifyPluginAsyncTypebox<WriteRoutesOptions> = async (app, { writes, indexes }) => {
  app.post(
    '/1/indexes/:index/batch',
    { bodyLimit, schema: { summary: 'Several writes to one index or, at *, to several', params: IndexName, body: Actions } },
    async ({ site, params, body, searchApiKey }) => {
      requireAcl(searchApiKey, 'addObject');
      if (params.index !== '*') return writes.batch(site, params.index, body.requests);
      const byIndex = new Map<string, BatchAction[]>();
      for (const { indexName, ...action } of body.requests) {
        if (typeof indexName !== 'string') throw badRequest('indexName is missing');
        byIndex.set(indexName, [...(byIndex.get(indexName) ?? []), action]);
      }
      const taskID: Record<string, number> = {};
      const objectIDs: string[] = [];
      for (const [name, actions] of byIndex) {
        const done = await writes.batch(site, name, actions);
        taskID[name] = done.taskID;
        objectIDs.push(...done.objectIDs);
      }
      return { taskID, objectIDs };
    },
  );

  app.post(
    '/1/indexes/:index',
    { bodyLimit, schema: { summary: 'Adds a record', params: IndexName, body: Body } },
    async (request, reply) => {
      requireAcl(request.searchApiKey, 'addObject');
      const objectID = String(request.body.objectID ?? randomUUID());
      const { taskID } = await writes.batch(request.site, request.params.index, [
        { action: 'addObject', body: { ...request.body, objectID } },
      ]);
      return reply.code(201).send({ createdAt: currentTime(), taskID, objectID });
    },
  );

  app.put(
    '/1/indexes/:index/:objectID',
    { bodyLimit, schema: { summary: 'Adds or replaces a record', params: ObjectName, body: Body } },
    async ({ site, params: { index, objectID }, body, searchApiKey }) => {
      requireAcl(searchApiKey, 'addObject');
      const { taskID } = await writes.batch(site, index, [{ action: 'updateObject', body: { ...body, objectID } }]);
      return { updatedAt: currentTime(), taskID, objectID };
    },
  );

  app.post(
    '/1/indexes/:index/:objectID/partial',
    {
      bodyLimit,
      schema: {
        summary: 'Changes some attributes of a record',
        params: ObjectName,
        querystring: Type.Object({ createIfNotExists: Type.Optional(Type.Boolean()) }),
        body: Body,
      },
    },
    async ({ site, params: { index, objectID }, query, body, searchApiKey }) => {
      requireAcl(searchApiKey, 'addObject');
      const action = query.createIfNotExists === false ? 'partialUpdateObjectNoCreate' : 'partialUpdateObject';
      const { taskID } = await writes.batch(site, index, [{ action, body: { ...body, objectID } }]);
      return { updatedAt: currentTime(), taskID, objectID };
    },
  );

  app.delete('/1/indexes/:index/:objectID', { schema: { summary: 'Deletes a record', params: ObjectName } }, async (request) => {
    const { index, objectID } = request.params;
    requireAcl(request.searchApiKey, 'deleteObject');
    const { taskID } = await writes.batch(request.site, index, [{ action: 'deleteObject', body: { objectID } }]);
    return { deletedAt: currentTime(), taskID };
  });

  app.post(
    '/1/indexes/:index/deleteByQuery',
    { schema: { summary: 'Deletes every record that matches a search', params: IndexName, body: Body } },
    async ({ site, params, body, searchApiKey }) => {
      requireAcl(searchApiKey, 'deleteIndex');
      const found = indexes.find(site, params.index);
      const search = searchRequest(effectiveParameters(body, {}));
      if (search.clauses.length === 0) throw badRequest('deleteByQuery needs filters; to delete every record, clear the index');
      return { updatedAt: currentTime(), taskID: await writes.deleteAll(site, params.index, found.index.matching(search)) };
    },
  );
};
