import { schemaReason } from '@forecourt/server-kit';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { DatabaseUnavailableError } from '../database/databaseUnavailable';
import { FORM_ERROR_CSP, formErrorPage } from './formErrorPage';
import { isForm } from './htmlForms';
import { Problem } from './problems';

type ValidationIssue = NonNullable<FastifyError['validation']>[number];

function fieldOf(issue: ValidationIssue): string {
  const path = issue.instancePath.split('/').filter(Boolean);
  const missing = issue.params.missingProperty;
  return [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.') || 'body';
}

/** SQLSTATE of an error of the database, '' for any other error. */
const sqlStateOf = (error: unknown) => (error instanceof Error && 'severity' in error ? String((error as { code?: unknown }).code) : '');
/** Whether the database refused a value of a request, such as a number out of range. */
const isRefusedValue = (error: unknown) => /^22...$/.test(sqlStateOf(error));
/** Whether the database lacks disk, memory or connections. */
const isShortOfResources = (error: unknown) => /^53...$/.test(sqlStateOf(error));

/** Any error as a Problem; the response to a server error reveals nothing of its cause. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailableError || isShortOfResources(error))
    return new Problem('unavailable', undefined, { cause: error });
  if (isRefusedValue(error)) return new Problem('validation_failed', { body: 'holds a value that cannot be stored' }, { cause: error });
  const { validation, statusCode = 500, message } = error as FastifyError;
  if (validation) {
    return new Problem('validation_failed', Object.fromEntries(validation.map((issue) => [fieldOf(issue), schemaReason(issue)])), {
      cause: error,
    });
  }
  if (statusCode === 404) return new Problem('not_found', undefined, { cause: error });
  if (statusCode === 413) return new Problem('too_large', undefined, { cause: error });
  if (statusCode === 429) return new Problem('too_many_requests', undefined, { cause: error });
  if (statusCode >= 400 && statusCode < 500) return new Problem('validation_failed', { body: message }, { cause: error });
  return new Problem('unexpected', undefined, { cause: error });
}

/** Seconds after which a request that could not be carried out may succeed. */
const RETRY_AFTER_SECONDS = 5;

/** Sets the status of an error response, and when to try again. */
export function setProblemStatus(reply: FastifyReply, { code, statusCode }: Problem): FastifyReply {
  if (code === 'unavailable') reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(statusCode);
}

/** Responds to every error and every unknown address in the same shape, to a plain HTML form with a page. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error);
    if (problem.code === 'unexpected') request.log.error({ err: error }, 'request failed');
    if (problem.code === 'unavailable') request.log.error({ err: problem.cause ?? problem }, 'the database is unavailable');
    if (problem.code === 'upstream_failed') request.log.error({ err: problem.cause ?? problem }, 'an integration failed');
    setProblemStatus(reply, problem);
    if (!isForm(request)) return reply.send(problem.toResponse());
    reply.type('text/html; charset=utf-8').header('content-security-policy', FORM_ERROR_CSP);
    return reply.send(formErrorPage(problem, request.site?.name));
  });
  app.setNotFoundHandler(async (_request, reply) => {
    const problem = new Problem('not_found');
    return reply.code(problem.statusCode).send(problem.toResponse());
  });
}
