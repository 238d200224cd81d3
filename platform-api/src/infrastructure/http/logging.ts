import type { FastifyError, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { compositionOf } from './requestIds';

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0];

/** What a log line says of a request: never its query, body or address, which may hold contact data (AP-005). */
const loggedRequest = (request: FastifyRequest) => ({ method: request.method, path: pathOf(request), host: request.hostname });

/** Parameters of a failed statement may be contact data; its text and code never are. */
function loggedError(error: FastifyError) {
  return { type: error.name, message: error.message.split('\n', 1)[0] ?? '', code: error.code, stack: error.stack ?? '' };
}

/** The given logger with serializers that leave personal data out; without one nothing is logged. */
export function privateLogger(logger: FastifyServerOptions['logger']): FastifyServerOptions['logger'] {
  if (!logger) return false;
  const options = logger === true ? {} : logger;
  return { ...options, serializers: { ...options.serializers, req: loggedRequest, err: loggedError } };
}

/** One line for each answer, with request id, tenant and composition (PL-068). */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      composition: compositionOf(request) ?? undefined,
    };
    request.log[reply.statusCode >= 500 ? 'error' : 'info'](line, 'request answered');
  });
}
