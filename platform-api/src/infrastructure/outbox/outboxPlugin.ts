import fp from 'fastify-plugin';
import { createOutbox, type Outbox } from './outbox';
import { outboxRoutes } from './outboxRoutes';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

/** The outbox of development sites and its page; a production site has no page. */
export const outboxPlugin = fp<{ isProduction: boolean }>(
  async (app, { isProduction }) => {
    app.decorate('outbox', createOutbox(app.database));
    if (!isProduction) await app.register(outboxRoutes, { outbox: app.outbox });
  },
  { name: 'outbox', dependencies: ['database'] },
);
