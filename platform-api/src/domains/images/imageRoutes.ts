import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProblemSchema } from '../../infrastructure/http/responseSchemas';
import { invalid, notFound, Problem } from '../../infrastructure/http/problems';
import { acceptedFormat } from './acceptedFormat';
import type { ImageService } from './imageService';
import { QueueFullError } from './boundedLimit';

const MAX_WIDTH = 2400;
const DEFAULT_QUALITY = 75;
const YEAR_SECONDS = 31_536_000;

const image = {
  summary: 'An image in a width and quality; the format follows the Accept header (AP-034)',
  params: Type.Object({ transform: Type.String({ maxLength: 40 }), '*': Type.String({ maxLength: 1000 }) }),
  response: {
    200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    404: ProblemSchema,
    422: ProblemSchema,
    429: ProblemSchema,
    502: ProblemSchema,
  },
};

/** Reads 'w_640,q_75'; quality is optional. */
function transformOf(text: string): { width: number; quality: number } {
  const found = /^w_(\d+)(?:,q_(\d+))?$/.exec(text);
  if (!found) throw notFound();
  const width = Number(found[1]);
  const quality = Number(found[2] ?? DEFAULT_QUALITY);
  const errors = {
    ...(width >= 1 && width <= MAX_WIDTH ? {} : { width: `should be 1 to ${MAX_WIDTH}` }),
    ...(quality >= 1 && quality <= 100 ? {} : { quality: 'should be 1 to 100' }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { width, quality };
}

/** The URL of a remote photo is used unchanged, with its query; a path of this installation is decoded and has none. */
function sourcePath(path: string, url: string): string {
  return /^https?:/i.test(path) ? url.slice(url.indexOf('/', '/images/'.length) + 1) : path;
}

export const imageRoutes: FastifyPluginAsyncTypebox<{ images: ImageService }> = async (app, { images }) => {
  app.addHook('onClose', () => images.stop());

  app.get('/images/:transform/*', { schema: image }, async ({ site, params, headers, url }, reply) => {
    const transform = transformOf(params.transform);
    const found = await images.find(site, sourcePath(params['*'], url));
    if (!found) throw notFound();
    const format = acceptedFormat(headers.accept);
    const variant = { ...transform, format };
    const isHit = await images.has(found, variant);
    try {
      const bytes = await images.read(found, variant);
      return await reply
        .header('cache-status', isHit ? 'forecourt; hit' : 'forecourt; fwd=miss')
        .header('vary', 'accept')
        .header('cache-control', found.isFinal ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=300')
        .type(`image/${format}`)
        .send(bytes);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      reply.header('retry-after', '2');
      throw new Problem('too_many_requests', undefined, { cause: error });
    }
  });
};
