import type { FastifyError, FastifyRequest, FastifyServerOptions } from 'fastify';

/** What a log line says of a request: never its query, body or address, which may hold contact data (AP-005). */
function loggedRequest(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?', 1)[0], host: request.hostname, tenant: request.site?.slug };
}

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
