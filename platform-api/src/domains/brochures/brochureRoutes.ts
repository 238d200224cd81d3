import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Car, SiteConfig } from '@forecourt/shared-contracts';
import { ProblemSchema, Slug } from '../../infrastructure/http/responseSchemas';
import { notFound } from '../../infrastructure/http/problems';
import { routesFrom, siteRoutesHeader } from '../../infrastructure/http/siteRoutesHeader';
import type { ImageService } from '../images/imageService';
import type { CarRepository } from '../stock/carRepository';
import { brandColours } from './brandColours';
import { brochureContent } from './brochureContent';
import { drawBrochure } from './drawBrochure';

interface BrochureRoutesOptions {
  cars: Pick<CarRepository, 'findBySlug'>;
  images: Pick<ImageService, 'find' | 'read'>;
  now: () => Date;
}

/** Twice the points that the image takes on paper. */
const IMAGE = { width: 1280, quality: 82, format: 'jpeg' } as const;

const brochure = {
  summary: 'The brochure of a car as PDF (AP-033)',
  headers: siteRoutesHeader,
  params: Type.Object({ slug: Slug }),
  response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }), 404: ProblemSchema },
};

export const brochureRoutes: FastifyPluginAsyncTypebox<BrochureRoutesOptions> = async (app, { cars, images, now }) => {
  async function photoOf(site: SiteConfig, car: Car): Promise<Buffer | null> {
    const path = car.primary_image_url ?? car.images[0]?.url ?? null;
    const found = path === null ? null : await images.find(site, path.replace(/^\/+/, ''));
    return found ? images.read(found, IMAGE) : null;
  }

  app.get('/api/cars/:slug/brochure.pdf', { schema: brochure }, async ({ site, params, headers, log }, reply) => {
    const car = await cars.findBySlug(site.slug, params.slug);
    if (!car) throw notFound();
    // A brochure without a photo is better than none.
    const withoutImage = (error: unknown) => {
      log.warn({ err: error }, 'a brochure has no photo');
      return null;
    };
    const [colours, image] = await Promise.all([brandColours(site.theme), photoOf(site, car).catch(withoutImage)]);
    const pdf = await drawBrochure(brochureContent(car, site, routesFrom(headers), now()), { colours, image });
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${car.slug.replaceAll(/[^\w.-]/g, '_')}.pdf"`)
      .header('cache-control', 'private, max-age=60')
      .send(pdf);
  });
};
