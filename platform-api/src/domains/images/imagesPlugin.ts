import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../infrastructure/http/siteRoutes';
import { imageRoutes } from './imageRoutes';
import { createImageService, type ImageService, type ImageServiceOptions } from './imageService';

declare module 'fastify' {
  interface FastifyInstance {
    images: ImageService;
  }
}

/** Car images and photos in any width. */
export const imagesPlugin = fp<ImageServiceOptions>(
  async (app, options) => {
    app.decorate('images', createImageService(app.cars, options));
    await registerSiteRoutes(app, imageRoutes, { images: app.images });
  },
  { name: 'images', dependencies: ['tenants', 'stock'] },
);
