import type { FastifyInstance } from 'fastify';

const SWEEP_EVERY_MS = 50;

/**
 * Lets a close end with the responses to the requests in flight: an idle keep-alive connection would otherwise
 * keep the server open until it times out.
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
