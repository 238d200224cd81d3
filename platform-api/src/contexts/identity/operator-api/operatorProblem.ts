import type { FastifyInstance } from 'fastify';
import { problemOf, setProblemStatus } from '../../../infrastructure/http/errorHandling';
import type { ProblemCode } from '../../../infrastructure/http/problems';

/** One thing that is wrong in a request. */
export interface RequestMistake {
  /** JSON Pointer into the body, or the name of a header or parameter. */
  pointer: string;
  detail: string;
}

/** A response of the operator API to a request that it does not carry out (RFC 9457). */
export class OperatorProblem extends Error {
  override readonly name = 'OperatorProblem';
  constructor(
    readonly status: number,
    /** What kind of problem it is, for programs: the last word of its type. */
    readonly kind: string,
    /** What happened and what to do, for people. */
    detail: string,
    readonly errors: readonly RequestMistake[] = [],
  ) {
    super(detail);
  }
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not authenticated',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  412: 'Changed by somebody else',
  413: 'Too large',
  422: 'Not valid',
  428: 'Precondition required',
  429: 'Too many requests',
  500: 'Unexpected error',
  503: 'Unavailable',
};

const DETAILS: Partial<Record<ProblemCode, string>> = {
  validation_failed: 'The request is not as the API document describes it; nothing was changed.',
  not_found: 'There is nothing at this address.',
  too_large: 'The body is larger than this address takes; send it in parts.',
  too_many_requests: 'Wait as long as Retry-After says, in seconds.',
  unavailable: 'The database does not respond at the moment; the request can be repeated in a few seconds.',
  unexpected: 'The request failed for a reason that is in the log of the back end.',
};

/** Any error as a problem of the operator API. */
function operatorProblemOf(error: unknown): OperatorProblem {
  if (error instanceof OperatorProblem) return error;
  const { code, statusCode, message, fields = {} } = problemOf(error);
  const errors = Object.entries(fields).map(([field, detail]) => ({ pointer: `/${field.replaceAll('.', '/')}`, detail }));
  return new OperatorProblem(statusCode, code.replaceAll('_', '-'), DETAILS[code] ?? message, errors);
}

/** Responds to every error of these routes with problem details; a server error reveals nothing of its cause. */
export function addProblemDetails(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, kind, message: detail, errors } = operatorProblemOf(error);
    if (status >= 500) request.log.error({ err: error }, 'a request of the operator API failed');
    if (status === 503) setProblemStatus(reply, problemOf(error));
    reply.code(status).type('application/problem+json');
    return reply.send({
      type: `urn:forecourt:problem:${kind}`,
      title: TITLES[status] ?? 'Not possible',
      status,
      detail,
      ...(errors.length > 0 && { errors }),
    });
  });
}
