import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import { createSessionRepository } from './sessionRepository';
import { sessionRoutes } from './sessionRoutes';
import { createSessions, type Sessions } from './sessions';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
}

const CLEANUP_INTERVAL_MS = 15_000;

/** Who is signed in. */
export const sessionsPlugin = fp<{ now: () => Date }>(
  async (app, { now }) => {
    const repository = createSessionRepository(app.database);
    await app.register(cookie);
    app.decorate('sessions', createSessions(repository, now));
    addScheduledTask(app, { name: 'expired sessions', everyMs: CLEANUP_INTERVAL_MS, run: () => repository.deleteExpired(now()) });
    await registerSiteRoutes(app, sessionRoutes, {});
  },
  { name: 'sessions', dependencies: ['database', 'tenants'] },
);
