import type { FastifyInstance } from 'fastify';

const SWEEP_EVERY_MS = 50;

/**
 * Lets a stop end as soon as the requests in flight are answered (PL-035): a connection that is kept alive after
 * its last answer would otherwise hold the server open until it times out.
 */
export function addDrain(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | null = null;
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS);
  });
  app.addHook('onClose', async () => {
    if (sweep) clearInterval(sweep);
  });
}
