import fp from 'fastify-plugin';
import { addScheduledTask } from '../../infrastructure/jobs/scheduledTask';
import { registerOperatorRoutes } from '../identity';
import { figureApiRoutes } from './figureApiRoutes';
import { figureOperatorRoutes } from './figureOperatorRoutes';
import { rollUp } from './rollUp';

const HOUR_MS = 3_600_000;

/** Figures of the sites, for programs and for the command of this machine; without an `adminToken` there is no operator API. */
export const figuresPlugin = fp<{ now: () => Date; adminToken: string | null }>(
  async (app, { now, adminToken }) => {
    const { database, tenants } = app;
    await registerOperatorRoutes(app, figureApiRoutes, { database, now });
    if (adminToken !== null) await app.register(figureOperatorRoutes, { database, tenants, adminToken });
    addScheduledTask(app, {
      name: 'figures of days that are over',
      everyMs: HOUR_MS,
      async run() {
        for (const site of tenants.all())
          await rollUp(database, site, now()).catch((error: unknown) =>
            app.log.error({ err: error, tenant: site.slug }, 'the figures could not be stored'),
          );
      },
    });
  },
  { name: 'figures', dependencies: ['database', 'tenants', 'identity', 'vehicles', 'enquiries', 'commerce'] },
);
