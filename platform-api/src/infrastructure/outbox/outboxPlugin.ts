import fp from 'fastify-plugin';
import { createOutbox, type Outbox } from './outbox';
import { outboxRoutes } from './outboxRoutes';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

/** The outbox of a demonstration and its page; other sites have no page. */
export const outboxPlugin = fp<{ isDemonstration: boolean }>(
  async (app, { isDemonstration }) => {
    app.decorate('outbox', createOutbox(app.database));
    if (isDemonstration) await app.register(outboxRoutes, { outbox: app.outbox });
  },
  { name: 'outbox', dependencies: ['database'] },
);
