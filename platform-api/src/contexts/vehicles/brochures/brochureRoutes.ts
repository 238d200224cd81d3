import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger } from 'fastify';
import { withDeadline, type Car, type SiteConfig } from '@forecourt/shared-contracts';
import { ProblemSchema, Slug } from '../../../infrastructure/http/responseSchemas';
import { notFound, Problem } from '../../../infrastructure/http/problems';
import { routesFrom, siteRoutesHeader } from '../../../infrastructure/http/siteRoutesHeader';
import type { ImageService } from '../images/imageService';
import type { CarRepository } from '../stock/carRepository';
import { brandColours } from '../../../infrastructure/brand/brandColours';
import { brochureContent } from './brochureContent';
import { drawBrochure } from './drawBrochure';

export interface BrochureTimeouts {
  /** How long a brochure may take. */
  timeoutMs?: number;
  /** How long its photo may take within that. */
  photoTimeoutMs?: number;
}

interface BrochureRoutesOptions extends BrochureTimeouts {
  cars: Pick<CarRepository, 'findBySlug'>;
  images: Pick<ImageService, 'find' | 'read'>;
  now: () => Date;
}

/** Rejects with 503 where the work takes too long; it goes on, and nobody waits for it. */
function inTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return withDeadline(ms, (signal) =>
    Promise.race([
      work,
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Problem('unavailable', undefined, { cause: signal.reason })));
      }),
    ]),
  );
}

/** Twice the points that the image takes on paper. */
const IMAGE = { width: 1280, quality: 82, format: 'jpeg' } as const;

const brochure = {
  summary: 'The brochure of a car as PDF (AP-033)',
  headers: siteRoutesHeader,
  params: Type.Object({ slug: Slug }),
  response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }), 404: ProblemSchema, 503: ProblemSchema },
};

export const brochureRoutes: FastifyPluginAsyncTypebox<BrochureRoutesOptions> = async (
  app,
  { cars, images, now, timeoutMs = 8000, photoTimeoutMs = 4000 },
) => {
  async function photoOf(site: SiteConfig, car: Car): Promise<Buffer | null> {
    const path = car.primary_image_url ?? car.images[0]?.url ?? null;
    const found = path === null ? null : await images.find(site, path.replace(/^\/+/, ''));
    return found ? images.read(found, IMAGE) : null;
  }

  async function draw(site: SiteConfig, slug: string, routes: ReturnType<typeof routesFrom>, log: FastifyBaseLogger) {
    const car = await cars.findBySlug(site.slug, slug);
    if (!car) throw notFound();
    // A brochure without a photo is better than none.
    const withoutImage = (error: unknown) => {
      log.warn({ err: error }, 'a brochure has no photo');
      return null;
    };
    const photo = inTime(photoTimeoutMs, photoOf(site, car)).catch(withoutImage);
    const [colours, image] = await Promise.all([brandColours(site.theme), photo]);
    return { car, pdf: await drawBrochure(brochureContent(car, site, routes, now()), { colours, image }) };
  }

  app.get('/api/cars/:slug/brochure.pdf', { schema: brochure }, async ({ site, params, headers, log }, reply) => {
    const { car, pdf } = await inTime(timeoutMs, draw(site, params.slug, routesFrom(headers), log));
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${car.slug.replaceAll(/[^\w.-]/g, '_')}.pdf"`)
      .header('cache-control', 'private, max-age=60')
      .send(pdf);
  });
};
