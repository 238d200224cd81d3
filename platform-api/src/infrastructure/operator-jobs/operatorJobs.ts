import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problems';
import { isOperator } from '../data-folder/operatorApi';

/** The message of a job that failed. */
export interface JobProblem {
  problem: string;
}

/** Runs a job and streams its messages, one JSON document per line, its failure included. */
export function streamJob<Message extends object>(job: (send: (message: Message) => void) => Promise<Message>): Readable {
  const lines = new PassThrough();
  const send = (message: Message | JobProblem) => lines.write(`${JSON.stringify(message)}\n`);
  void job(send)
    .catch((error: unknown): JobProblem => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then(send)
    .finally(() => lines.end());
  return lines;
}

/** Prepares a plugin for routes of jobs: 404 without the token, and bodies are streamed, since a feed may be larger than memory. */
export function addOperatorJobs(app: FastifyInstance, adminToken: string): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  app.addHook('onRequest', async (request) => {
    if (!isOperator(request, adminToken)) throw notFound();
  });
}

export const JOB_CONTENT_TYPE = 'application/x-ndjson';
