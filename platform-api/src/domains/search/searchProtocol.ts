import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidQueryError } from '../../engines/search-engine/clause';
import { badRequest, SearchError } from './searchErrors';
import { adminKey, rightsOf, type KeyRights } from './searchKeys';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the key of a search call may do. */
    searchRights: KeyRights;
  }
}

/** Bytes of a search's body, unzipped too; routes that write allow more. */
const LONGEST_BODY = 1024 * 1024;

const unzip = promisify(gunzip);

/** Databases and sockets that fail: the site's fault, and the client may try again. */
function searchErrorOf(error: FastifyError | SearchError | InvalidQueryError): SearchError {
  if (error instanceof SearchError) return error;
  if (error instanceof InvalidQueryError) return badRequest(error.message, { cause: error });
  const { statusCode = 500, validation, message } = error as FastifyError;
  if (validation || statusCode === 422) return badRequest(message, { cause: error });
  // The client hides the message of 5xx and gives up, so only our own failures are one.
  return statusCode < 500 ? new SearchError(message, statusCode, { cause: error }) : new SearchError('The search is not available', 503, { cause: error });
}

async function readBody(body: Buffer, isZipped: boolean, most: number): Promise<unknown> {
  let bytes = body;
  try {
    if (isZipped) bytes = await unzip(body, { maxOutputLength: most });
  } catch (error) {
    const isTooLong = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLong ? new SearchError('Request body is too large', 413, { cause: error }) : badRequest('Invalid gzip in the body', { cause: error });
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
const ANSWERS = { '2xx': { description: 'As Algolia answers it', ...anyObject }, '4xx': { description: 'What is wrong', ...failure }, 503: failure };

/** What Algolia's clients expect of every call: keys, any content type, zipped bodies, CORS, {message, status} (AP-021, AP-029). */
export function addSearchProtocol(app: FastifyInstance, { adminSecret, now }: { adminSecret: string; now: () => number }): void {
  // Browsers send text/plain, so that no preflight is needed; whatever the type says, it is JSON, maybe zipped.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LONGEST_BODY }, (request: FastifyRequest, body: Buffer) =>
    readBody(body, request.headers['content-encoding'] === 'gzip', request.routeOptions.bodyLimit ?? LONGEST_BODY),
  );

  app.addHook('onRoute', (route) => {
    route.schema = { response: ANSWERS, ...route.schema };
  });
  app.decorateRequest('searchRights');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
  });
  app.addHook('preParsing', async (request) => {
    if (request.method === 'OPTIONS') return;
    const name = 'x-algolia-api-key';
    const sent = request.headers[name] ?? (request.query as Record<string, unknown>)[name];
    const keys = { searchKey: request.site.search_key, adminKey: adminKey(adminSecret, request.site.slug) };
    request.searchRights = rightsOf(sent, keys, now());
  });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const answer = searchErrorOf(error);
    if (answer.statusCode >= 500) request.log.error({ err: error }, 'search failed');
    if (answer.statusCode === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '1');
    return reply.code(answer.statusCode).send({ message: answer.message, status: answer.statusCode });
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
