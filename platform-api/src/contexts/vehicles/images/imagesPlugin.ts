import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import { imageRoutes } from './imageRoutes';
import { createImageService, type ImageService, type ImageServiceOptions } from './imageService';
import { ImageWarmer } from './warming/ImageWarmer';

declare module 'fastify' {
  interface FastifyInstance {
    images: ImageService;
  }
}

export interface ImagesOptions extends ImageServiceOptions {
  /** Creates the images of lists when the stock changes, in a process of its own. */
  isWarming?: boolean;
}

const WARMING_INTERVAL_MS = 5000;

/** Car images and photos in any width. */
export const imagesPlugin = fp<ImagesOptions>(
  async (app, { isWarming = false, ...options }) => {
    const { cars, tenants } = app;
    app.decorate('images', createImageService(cars, options));
    await registerSiteRoutes(app, imageRoutes, { images: app.images });
    if (!isWarming) return;
    const warmer = new ImageWarmer(cars, tenants, options);
    app.addHook('preClose', () => warmer.stop());
    addScheduledTask(app, { name: 'images of lists', everyMs: WARMING_INTERVAL_MS, run: () => warmer.run() });
    app.metrics.addGauge('forecourt_api_image_warming', '1 while images of lists are missing', ['tenant', 'part'], async () =>
      (await warmer.waiting()).map(({ slug, part }) => ({ labels: { tenant: slug, part }, value: 1 })),
    );
  },
  { name: 'images', dependencies: ['tenants', 'stock'] },
);
