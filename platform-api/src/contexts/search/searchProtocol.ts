import { promisify } from 'node:util';
import { InvalidQueryError } from '@forecourt/search-engine';
import { gunzip } from 'node:zlib';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, SearchError, searchUnavailable } from './searchErrors';
import { adminKey, resolveApiKey, type ApiKey } from './apiKeys';

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key of a search request. */
    searchApiKey: ApiKey;
  }
}

/** Limit of a search request's body, also when decompressed; write routes allow more. */
const MAX_BODY_BYTES = 1024 * 1024;

const unzip = promisify(gunzip);

/** Any error as a SearchError; other failures than the client's are 503, so that it may retry. */
function toSearchError(error: FastifyError | SearchError | InvalidQueryError): SearchError {
  if (error instanceof SearchError) return error;
  if (error instanceof InvalidQueryError) return badRequest(error.message, { cause: error });
  const { statusCode = 500, validation, message } = error as FastifyError;
  if (validation || statusCode === 422) return badRequest(message, { cause: error });
  // The client hides the message of a 5xx response, so only failures of the server are one.
  return statusCode < 500
    ? new SearchError(message, statusCode, { cause: error })
    : new SearchError('The search is not available', 503, { cause: error });
}

async function readBody(body: Buffer, isCompressed: boolean, maxBytes: number): Promise<unknown> {
  let bytes = body;
  try {
    if (isCompressed) bytes = await unzip(body, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLong = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLong
      ? new SearchError('Request body is too large', 413, { cause: error })
      : badRequest('Invalid gzip in the body', { cause: error });
  }
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch (error) {
    throw badRequest('Invalid JSON in the body', { cause: error });
  }
}

const anyObject = { type: 'object', additionalProperties: true };
const failure = { type: 'object', properties: { message: { type: 'string' }, status: { type: 'integer' } } };
const RESPONSES = {
  '2xx': { description: 'The response of Algolia’s API', ...anyObject },
  '4xx': { description: 'The error', ...failure },
  503: failure,
};

/** Algolia's conventions of every route: API keys, any content type, compressed bodies, CORS, errors {message, status} (AP-021, AP-029). */
export function addSearchProtocol(app: FastifyInstance, { adminSecret, now }: { adminSecret: string; now: () => number }): void {
  // Browsers send text/plain to avoid a preflight; the body is JSON whatever the type, and may be compressed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (request: FastifyRequest, body: Buffer) =>
    readBody(body, request.headers['content-encoding'] === 'gzip', request.routeOptions.bodyLimit ?? MAX_BODY_BYTES),
  );

  app.addHook('onRoute', (route) => {
    route.schema = { response: RESPONSES, ...route.schema };
  });
  app.decorateRequest('searchApiKey');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
  });
  app.addHook('preParsing', async (request) => {
    if (request.method === 'OPTIONS') return;
    const name = 'x-algolia-api-key';
    const sent = request.headers[name] ?? (request.query as Record<string, unknown>)[name];
    const keys = { searchKey: request.site.search_key, adminKey: adminKey(adminSecret, request.site.slug) };
    try {
      request.searchApiKey = resolveApiKey(sent, keys, { ip: request.ip, now: now() });
    } catch (error) {
      // The visitors of a site that searches at Algolia come here, without a key, while its index there is not usable (SE-110).
      throw request.site.search_app === 'local' ? error : searchUnavailable();
    }
  });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const searchError = toSearchError(error);
    if (searchError.statusCode >= 500) request.log.error({ err: error }, 'search failed');
    if (searchError.statusCode === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '1');
    return reply.code(searchError.statusCode).send({ message: searchError.message, status: searchError.statusCode });
  });

  for (const url of ['/1/indexes', '/1/indexes/*']) {
    app.options(url, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS')
        .header('access-control-allow-headers', '*')
        .header('access-control-max-age', '86400')
        .send(),
    );
  }
}
