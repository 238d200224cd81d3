import { gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyError } from 'fastify';
import { answerFacetSearch, answerSearch } from './answerSearch';
import type { CarIndexes } from './CarIndexes';
import { InvalidQueryError } from './core/clause';
import type { RawParameters } from './queryParameters';
import { SearchError } from './searchErrors';
import { checkSearchKey } from './searchKey';

const LONGEST_BODY = 1024 * 1024;
const MOST_QUERIES = 50;

const unzip = promisify(gunzip);

const Parameters = Type.Unsafe<RawParameters>({ type: 'object', additionalProperties: true });
const IndexName = Type.Object({ index: Type.String({ maxLength: 200 }) });

const manyQueries = {
  summary: 'Several searches, answered in the order of the requests (AP-021)',
  params: IndexName,
  body: Type.Object({ requests: Type.Array(Parameters, { maxItems: MOST_QUERIES }) }),
};
const oneQuery = { summary: 'One search', params: IndexName, body: Parameters };
const facetQuery = {
  summary: 'A search in the values of one facet',
  params: Type.Object({ ...IndexName.properties, facet: Type.String({ maxLength: 200 }) }),
  body: Parameters,
};

function searchErrorOf(error: FastifyError | SearchError | InvalidQueryError): SearchError {
  if (error instanceof SearchError) return error;
  if (error instanceof InvalidQueryError) return new SearchError(error.message, 400, { cause: error });
  const { statusCode = 500 } = error as FastifyError;
  // The client hides the message of 5xx and gives up, so only our own failures are one.
  return statusCode < 500
    ? new SearchError(error.message, statusCode, { cause: error })
    : new SearchError('The search failed', 503, { cause: error });
}

/** The read part of Algolia's protocol, so that the very same client works here and there (AP-021). */
export const searchRoutes: FastifyPluginAsyncTypebox<{ indexes: CarIndexes }> = async (app, { indexes }) => {
  // Browsers send text/plain, so that no preflight is needed; whatever the type says, it is JSON, maybe zipped.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: LONGEST_BODY },
    async (request: { headers: Record<string, unknown> }, body: Buffer) => {
      try {
        const isZipped = request.headers['content-encoding'] === 'gzip';
        const bytes = isZipped ? await unzip(body, { maxOutputLength: LONGEST_BODY }) : body;
        return bytes.length === 0 ? {} : (JSON.parse(bytes.toString('utf8')) as unknown);
      } catch (error) {
        throw new SearchError('Invalid JSON in the body', 400, { cause: error });
      }
    },
  );

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
  });
  app.addHook('preParsing', async (request) => {
    if (request.method !== 'OPTIONS') checkSearchKey(request);
  });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const answer = searchErrorOf(error);
    if (answer.statusCode >= 500) request.log.error({ err: error }, 'search failed');
    if (answer.statusCode === 429) reply.header('retry-after', '1');
    return reply.code(answer.statusCode).send({ message: answer.message, status: answer.statusCode });
  });

  app.options('/1/indexes/*', async (_request, reply) =>
    reply.code(204).header('access-control-allow-methods', 'GET, POST, OPTIONS').header('access-control-allow-headers', '*').send(),
  );

  app.post('/1/indexes/:index/queries', { schema: manyQueries }, async ({ site, params, body }) => {
    if (params.index !== '*') throw new SearchError('Several queries go to /1/indexes/*/queries', 400);
    return {
      results: body.requests.map((request) =>
        request.type === 'facet'
          ? answerFacetSearch(indexes, site, request.indexName, request.facet, request)
          : answerSearch(indexes, site, request.indexName, request),
      ),
    };
  });

  app.post('/1/indexes/:index/query', { schema: oneQuery }, async ({ site, params, body }) =>
    answerSearch(indexes, site, params.index, body),
  );

  app.post('/1/indexes/:index/facets/:facet/query', { schema: facetQuery }, async ({ site, params, body }) =>
    answerFacetSearch(indexes, site, params.index, params.facet, body),
  );
};
