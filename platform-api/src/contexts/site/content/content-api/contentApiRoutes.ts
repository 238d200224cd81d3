import type { FastifyPluginAsync } from 'fastify';
import { batchRoutes } from './batchRoutes';
import type { ContentApiOptions } from './contentApiOptions';
import { itemRoutes } from './itemRoutes';
import { pictureRoutes } from './pictureRoutes';
import { previewApiRoutes } from './previewApiRoutes';
import { webhookRoutes } from './webhookRoutes';

/** Content of a site for programs. */
export const contentApiRoutes: FastifyPluginAsync<ContentApiOptions> = async (app, options) => {
  await app.register(itemRoutes, options);
  await app.register(batchRoutes, options);
  await app.register(previewApiRoutes, options);
  await app.register(pictureRoutes, options);
  await app.register(webhookRoutes, options);
};
