import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const ID = /^[\w.:-]{1,80}$/;
const soundId = (value: string | string[] | undefined) => (typeof value === 'string' && ID.test(value) ? value : null);

/** The id that the site gave a request (X-Request-Id), so that both servers' logs can be joined; else a new one (PL-068). */
export const requestIdOf = (request: IncomingMessage): string => soundId(request.headers['x-request-id']) ?? randomUUID();

/** Which versions of the remotes the page was made of (X-Composition-Id), null where it is not said (PL-068). */
export const compositionOf = (request: FastifyRequest): string | null => soundId(request.headers['x-composition-id']);

/** Every answer names its request. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
