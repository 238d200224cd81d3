import { joinJsonArray, joinJsonObject } from '@forecourt/search-engine';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { browseResponse, facetSearchResponse, objectResponse, searchResponse } from './searchResponses';
import { indexAdminRoutes } from './indexAdminRoutes';
import { indexWriteRoutes } from './indexWriteRoutes';
import { IndexWrites } from './indexWrites';
import type { RawParameters } from './queryParameters';
import { addDependencies } from '../../infrastructure/site-changes/dependsOn';
import { badRequest, SearchError } from './searchErrors';
import type { SearchIndexes } from './SearchIndexes';
import { requireIndexAccess, requireAcl } from './apiKeys';
import { indexAccess, type IndexAccess } from './indexAccess';
import type { NamedIndex } from './namedIndex';
import { addSearchProtocol } from './searchProtocol';

const MAX_QUERIES = 50;
const MAX_OBJECTS = 1000;
const JSON_TYPE = 'application/json; charset=utf-8';

const Parameters = Type.Unsafe<RawParameters>({ type: 'object', additionalProperties: true });
const IndexName = Type.Object({ index: Type.String({ maxLength: 256 }) });
const Requests = (maxItems: number) => Type.Object({ requests: Type.Array(Parameters, { maxItems }) });

const manyQueries = {
  summary: 'Several searches; results in the order of the requests (AP-021)',
  params: IndexName,
  body: Requests(MAX_QUERIES),
};
const oneQuery = { summary: 'One search', params: IndexName, body: Parameters };
const facetQuery = {
  summary: 'A search for values of one facet',
  params: Type.Object({ ...IndexName.properties, facet: Type.String({ maxLength: 200 }) }),
  body: Parameters,
};
const browse = { summary: 'All records of a search, page by page', params: IndexName, body: Parameters };
const manyObjects = { summary: 'Several records', params: IndexName, body: Requests(MAX_OBJECTS) };
const oneObject = {
  summary: 'One record',
  params: Type.Object({ ...IndexName.properties, objectID: Type.String({ maxLength: 512 }) }),
  querystring: Type.Object({ attributesToRetrieve: Type.Optional(Type.String()) }),
};

interface SearchRoutesOptions {
  indexes: SearchIndexes;
  /** The secret that admin API keys are derived from. */
  adminSecret: string;
  now?: () => number;
}

const textList = (value: unknown): string[] | null => {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value)) throw badRequest('attributesToRetrieve should be a list of texts');
  return value.map(String);
};

/** Algolia's search API, so that its client works with both (AP-021). */
export const searchRoutes: FastifyPluginAsyncTypebox<SearchRoutesOptions> = async (app, { indexes, adminSecret, now = Date.now }) => {
  addSearchProtocol(app, { adminSecret, now });
  addDependencies(app, ['stock', 'content', 'document']);

  /** An index by its name, and what the request may read of it. */
  const find = ({ site, searchApiKey }: Pick<FastifyRequest, 'site' | 'searchApiKey'>, name: unknown): [NamedIndex, IndexAccess] => {
    if (typeof name !== 'string' || name === '') throw badRequest('indexName is missing');
    requireIndexAccess(searchApiKey, name);
    const found = indexes.find(site, name);
    return [found, indexAccess(searchApiKey, found, site, now())];
  };

  app.post('/1/indexes/:index/queries', { schema: manyQueries }, async (request, reply) => {
    const { params, body, searchApiKey } = request;
    if (params.index !== '*') throw badRequest('Several queries go to /1/indexes/*/queries');
    requireAcl(searchApiKey, 'search');
    const results = body.requests.map((each) => {
      const found = find(request, each.indexName);
      return each.type === 'facet' ? facetSearchResponse(...found, each.facet, each) : searchResponse(...found, each);
    });
    return reply.type(JSON_TYPE).send(joinJsonObject({ results: joinJsonArray(results) }));
  });

  app.post('/1/indexes/:index/query', { schema: oneQuery }, async (request, reply) => {
    requireAcl(request.searchApiKey, 'search');
    return reply.type(JSON_TYPE).send(searchResponse(...find(request, request.params.index), request.body));
  });

  app.post('/1/indexes/:index/facets/:facet/query', { schema: facetQuery }, async (request, reply) => {
    requireAcl(request.searchApiKey, 'search');
    return reply.type(JSON_TYPE).send(facetSearchResponse(...find(request, request.params.index), request.params.facet, request.body));
  });

  app.post('/1/indexes/:index/browse', { schema: browse }, async (request, reply) => {
    requireAcl(request.searchApiKey, 'browse');
    return reply.type(JSON_TYPE).send(browseResponse(...find(request, request.params.index), request.body));
  });

  app.post('/1/indexes/:index/objects', { schema: manyObjects }, async (request) => {
    if (request.params.index !== '*') throw badRequest('Several records are requested at /1/indexes/*/objects');
    requireAcl(request.searchApiKey, 'search');
    return {
      results: request.body.requests.map((each) => {
        const found = find(request, each.indexName);
        try {
          return objectResponse(...found, String(each.objectID), textList(each.attributesToRetrieve));
        } catch (error) {
          if (error instanceof SearchError && error.statusCode === 404) return null;
          throw error;
        }
      }),
    };
  });

  app.get('/1/indexes/:index/:objectID', { schema: oneObject }, async (request) => {
    requireAcl(request.searchApiKey, 'search');
    const attributes = request.query.attributesToRetrieve?.split(',') ?? null;
    return objectResponse(...find(request, request.params.index), request.params.objectID, attributes);
  });

  const writes = new IndexWrites(indexes, () => new Date(now()));
  await app.register(indexWriteRoutes, { writes, indexes });
  await app.register(indexAdminRoutes, { writes, indexes });
};
