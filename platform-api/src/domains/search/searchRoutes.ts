import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answerBrowse, answerFacetSearch, answerRecord, answerSearch } from './answerSearch';
import { indexAdminRoutes } from './indexAdminRoutes';
import { listText, objectText } from '../../engines/search-engine/objectText';
import { indexWriteRoutes } from './indexWriteRoutes';
import { IndexWrites } from './indexWrites';
import type { RawParameters } from './queryParameters';
import { badRequest, methodNotAllowed, SearchError } from './searchErrors';
import type { SearchedSite, SearchIndexes } from './SearchIndexes';
import { checkIndex, checkRight, type KeyRights } from './searchKeys';
import { addSearchProtocol } from './searchProtocol';

const MOST_QUERIES = 50;
const MOST_OBJECTS = 1000;
const JSON_TYPE = 'application/json; charset=utf-8';

const Parameters = Type.Unsafe<RawParameters>({ type: 'object', additionalProperties: true });
const IndexName = Type.Object({ index: Type.String({ maxLength: 256 }) });
const Requests = (most: number) => Type.Object({ requests: Type.Array(Parameters, { maxItems: most }) });

const manyQueries = {
  summary: 'Several searches, answered in the order of the requests (AP-021)',
  params: IndexName,
  body: Requests(MOST_QUERIES),
};
const oneQuery = { summary: 'One search', params: IndexName, body: Parameters };
const facetQuery = {
  summary: 'A search in the values of one facet',
  params: Type.Object({ ...IndexName.properties, facet: Type.String({ maxLength: 200 }) }),
  body: Parameters,
};
const browse = { summary: 'A walk through everything that a search finds', params: IndexName, body: Parameters };
const manyObjects = { summary: 'Several records', params: IndexName, body: Requests(MOST_OBJECTS) };
const oneObject = {
  summary: 'One record',
  params: Type.Object({ ...IndexName.properties, objectID: Type.String({ maxLength: 512 }) }),
  querystring: Type.Object({ attributesToRetrieve: Type.Optional(Type.String()) }),
};

interface SearchRoutesOptions {
  indexes: SearchIndexes;
  /** The secret that admin keys are made from. */
  adminSecret: string;
  now?: () => number;
}

/** Records by objectID pass over a secured key's filters, so such a key cannot have them. */
function checkObjects(key: KeyRights): void {
  checkRight(key, 'search');
  if (key.forced.filters !== undefined) throw methodNotAllowed();
}

const textList = (value: unknown): string[] | null => {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value)) throw badRequest('attributesToRetrieve should be a list of texts');
  return value.map(String);
};

/** Algolia's protocol, so that the very same client works here and there (AP-021). */
export const searchRoutes: FastifyPluginAsyncTypebox<SearchRoutesOptions> = async (app, { indexes, adminSecret, now = Date.now }) => {
  addSearchProtocol(app, { adminSecret, now });

  const find = ({ site, searchRights }: { site: SearchedSite; searchRights: KeyRights }, name: unknown) => {
    if (typeof name !== 'string' || name === '') throw badRequest('indexName is missing');
    checkIndex(searchRights, name);
    return indexes.find(site, name);
  };

  app.post('/1/indexes/:index/queries', { schema: manyQueries }, async (request, reply) => {
    const { params, body, searchRights } = request;
    if (params.index !== '*') throw badRequest('Several queries go to /1/indexes/*/queries');
    checkRight(searchRights, 'search');
    const results = body.requests.map((each) => {
      const found = find(request, each.indexName);
      return each.type === 'facet' ? answerFacetSearch(found, searchRights, each.facet, each) : answerSearch(found, searchRights, each);
    });
    return reply.type(JSON_TYPE).send(objectText({ results: listText(results) }));
  });

  app.post('/1/indexes/:index/query', { schema: oneQuery }, async (request, reply) => {
    checkRight(request.searchRights, 'search');
    return reply.type(JSON_TYPE).send(answerSearch(find(request, request.params.index), request.searchRights, request.body));
  });

  app.post('/1/indexes/:index/facets/:facet/query', { schema: facetQuery }, async (request, reply) => {
    checkRight(request.searchRights, 'search');
    const found = find(request, request.params.index);
    return reply.type(JSON_TYPE).send(answerFacetSearch(found, request.searchRights, request.params.facet, request.body));
  });

  app.post('/1/indexes/:index/browse', { schema: browse }, async (request, reply) => {
    checkRight(request.searchRights, 'browse');
    return reply.type(JSON_TYPE).send(answerBrowse(find(request, request.params.index), request.searchRights, request.body));
  });

  app.post('/1/indexes/:index/objects', { schema: manyObjects }, async (request) => {
    if (request.params.index !== '*') throw badRequest('Several records are asked for at /1/indexes/*/objects');
    checkObjects(request.searchRights);
    return {
      results: request.body.requests.map((each) => {
        const found = find(request, each.indexName);
        try {
          return answerRecord(found, String(each.objectID), textList(each.attributesToRetrieve));
        } catch (error) {
          if (error instanceof SearchError && error.statusCode === 404) return null;
          throw error;
        }
      }),
    };
  });

  app.get('/1/indexes/:index/:objectID', { schema: oneObject }, async (request) => {
    checkObjects(request.searchRights);
    const wanted = request.query.attributesToRetrieve?.split(',') ?? null;
    return answerRecord(find(request, request.params.index), request.params.objectID, wanted);
  });

  const writes = new IndexWrites(indexes);
  await app.register(indexWriteRoutes, { writes, indexes });
  await app.register(indexAdminRoutes, { writes, indexes });
};
