import type { FastifyInstance } from 'fastify';
import { DEPENDS_ON, type ChangeTag } from '@forecourt/shared-contracts/site-changes';

/**
 * Names on every response of the routes below what it depends on, so that a page which shows it is rendered again when that changes. A
 * response that names nothing depends on everything of its site.
 */
export function addDependencies(app: FastifyInstance, tags: readonly ChangeTag[]): void {
  const value = tags.join(', ');
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header(DEPENDS_ON, value);
    return payload;
  });
}
