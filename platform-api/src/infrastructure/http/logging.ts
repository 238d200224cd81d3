import { loggedPath, serverLogger } from '@forecourt/server-kit';
import type { FastifyError, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { compositionOf } from './requestIds';

/** A request in the log: never its query, body or address, which may contain contact data. */
const loggedRequest = (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url), host: request.hostname });

/** Parameters of a failed SQL statement may be contact data; its text and code never are. */
function loggedError(error: FastifyError) {
  return { type: error.name, message: error.message.split('\n', 1)[0] ?? '', code: error.code, stack: error.stack ?? '' };
}

/** The given logger with serializers that leave personal data out; without one nothing is logged. */
export const privateLogger = (logger: FastifyServerOptions['logger']): FastifyServerOptions['logger'] =>
  serverLogger(logger, { req: loggedRequest, err: loggedError });

/** Logs one line per response, with request id, tenant and composition. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      composition: compositionOf(request) ?? undefined,
    };
    // Whoever waits for the server expects 503 until it is ready.
    const isFailure = reply.statusCode >= 500 && line.path !== '/readyz';
    request.log[isFailure ? 'error' : 'info'](line, 'request completed');
  });
}
