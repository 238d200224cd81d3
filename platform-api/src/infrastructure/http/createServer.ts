import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { addAnswerHeaders } from './answerHeaders';
import { answerConnectionError } from './connectionErrors';
import { addDrain } from './drain';
import { addErrorAnswers, problemOf } from './errorAnswers';
import { addRequestLog, privateLogger } from './logging';
import { addRequestIds, requestIdOf } from './requestIds';
import { addSender } from './sender';
import { addSoundTextCheck } from './soundText';
import type { Trust } from './trustedProxies';

/** How long a sender may take, in milliseconds; a slower one is cut off (AP-002). */
export interface Timeouts {
  /** For all headers. */
  headersMs: number;
  /** For the whole request. */
  requestMs: number;
  /** How often that is looked at. */
  checkMs: number;
}
const TIMEOUTS: Timeouts = { headersMs: 15_000, requestMs: 30_000, checkMs: 2000 };

const LONGEST_BODY = 256 * 1024;
const LONGEST_HEADERS = 16 * 1024;
const LONGEST_PARAMETER = 400;

interface ServerOptions {
  logger: FastifyServerOptions['logger'];
  isTrusted: Trust;
  timeouts?: Timeouts;
}

/** A server with the conventions that hold on every route (AP-001, AP-002, AP-005), and no route. */
export function createServer({ logger, isTrusted, timeouts = TIMEOUTS }: ServerOptions): FastifyInstance {
  const app = Fastify({
    logger: privateLogger(logger),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrusted,
    genReqId: requestIdOf,
    bodyLimit: LONGEST_BODY,
    return503OnClosing: false,
    requestTimeout: timeouts.requestMs,
    http: {
      maxHeaderSize: LONGEST_HEADERS,
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkMs,
    },
    clientErrorHandler: answerConnectionError,
    frameworkErrors: (error, _request, reply) => {
      const problem = problemOf(error);
      void (reply as unknown as FastifyReply).code(problem.statusCode).send(problem.answer());
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
  });
  addDrain(app);
  addErrorAnswers(app);
  addRequestIds(app);
  addAnswerHeaders(app);
  addSender(app, isTrusted);
  addRequestLog(app);
  addSoundTextCheck(app);
  return app;
}
