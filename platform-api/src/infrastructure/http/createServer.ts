import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { addResponseHeaders } from './responseHeaders';
import { respondToConnectionError } from './connectionErrors';
import { addDrain } from './drain';
import { addErrorHandler, problemOf } from './errorHandling';
import { addRequestLog, privateLogger } from './logging';
import { addRequestIds, requestIdOf } from './requestIds';
import { addClientDetection } from './clientAddress';
import { addPayloadValidation } from './payloadValidation';
import type { Trust } from '@forecourt/server-kit';

/** Timeouts of receiving a request; a slower connection is closed. */
export interface Timeouts {
  /** For the headers. */
  headersMs: number;
  /** For the whole request. */
  requestMs: number;
  /** How often connections are checked. */
  checkMs: number;
}
const TIMEOUTS: Timeouts = { headersMs: 15_000, requestMs: 30_000, checkMs: 2000 };

const MAX_BODY_BYTES = 256 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_PARAMETER_LENGTH = 400;

interface ServerOptions {
  logger: FastifyServerOptions['logger'];
  isTrusted: Trust;
  timeouts?: Timeouts;
}

/** A server with the conventions of every route, and no route. */
export function createServer({ logger, isTrusted, timeouts = TIMEOUTS }: ServerOptions): FastifyInstance {
  const app = Fastify({
    logger: privateLogger(logger),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrusted,
    genReqId: requestIdOf,
    bodyLimit: MAX_BODY_BYTES,
    return503OnClosing: false,
    requestTimeout: timeouts.requestMs,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkMs,
    },
    clientErrorHandler: respondToConnectionError,
    frameworkErrors: (error, _request, reply) => {
      const problem = problemOf(error);
      void (reply as unknown as FastifyReply).code(problem.statusCode).send(problem.toResponse());
    },
    // With the schema of an error its text can say what is allowed.
    ajv: { customOptions: { verbose: true, keywords: ['patternErrorMessage'] } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH },
  });
  addDrain(app);
  addErrorHandler(app);
  addRequestIds(app);
  addResponseHeaders(app);
  addClientDetection(app, isTrusted);
  addRequestLog(app);
  addPayloadValidation(app);
  return app;
}
