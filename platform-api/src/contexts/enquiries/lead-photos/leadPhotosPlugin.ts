import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import { leadPhotoRoutes } from './leadPhotoRoutes';
import { leadPhotos } from './leadPhotos';

const CLEAN_UP_INTERVAL_MS = 60 * 60_000;

/** Photos that visitors add to their leads. */
export const leadPhotosPlugin = fp(
  async (app) => {
    const { database } = app;
    addScheduledTask(app, { name: 'lead photos', everyMs: CLEAN_UP_INTERVAL_MS, run: () => leadPhotos.deleteStale(database) });
    await registerSiteRoutes(app, leadPhotoRoutes, { database });
  },
  { name: 'lead photos', dependencies: ['database', 'tenants'] },
);
