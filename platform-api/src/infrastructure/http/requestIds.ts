import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const ID = /^[\w.:-]{1,80}$/;
const validId = (value: string | string[] | undefined) => (typeof value === 'string' && ID.test(value) ? value : null);

/** The id that the site's server gave a request (X-Request-Id), so that both servers' logs can be joined; else a new one. */
export const requestIdOf = (request: IncomingMessage): string => validId(request.headers['x-request-id']) ?? randomUUID();

/** The composition of the page that sent the request (X-Composition-Id), null without the header. */
export const compositionOf = (request: FastifyRequest): string | null => validId(request.headers['x-composition-id']);

/** Every response carries the id of its request. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
