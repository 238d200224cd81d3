import { setTimeout as wait } from 'node:timers/promises';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { invalid, notFound, Problem } from '../../../infrastructure/http/problems';
import { acceptedFormat } from './acceptedFormat';
import type { ImageService } from './imageService';
import { QueueFullError } from '../../../infrastructure/bounded-limit/boundedLimit';

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

/** Within this time a response to 'soon' is sent. */
const SOON_MS = 1000;
/** Transparent, 16 by 320 pixels: no photo has this shape, and no width is certain, since browsers divide it by the density of a candidate. */
const EMPTY = Buffer.from(
  'R0lGODlhEABAAYAAAExpcQAAACH5BAUAAAAALAAAAAAQAEABAAJOhI+py+0Po5y02ouz3rz7D4biSJbmiabqyrbuC8fyTNf2jef6zvf+DwwKh8Si8YhMKpfMpvMJjUqn1Kr1is1qt9yu9wsOi8fksvmMVhYAADs=',
  'base64',
);

/** Reads 'w_640,q_75,soon'; quality and soon are optional. A number after soon makes the address of another attempt. */
function transformOf(text: string): { width: number; quality: number; isSoon: boolean } {
  const found = /^w_(\d+)(?:,q_(\d+))?(,soon\d?)?$/.exec(text);
  if (!found) throw notFound();
  const width = Number(found[1]);
  const quality = Number(found[2] ?? DEFAULT_QUALITY);
  const errors = {
    ...(width >= 1 && width <= MAX_WIDTH ? {} : { width: `should be 1 to ${MAX_WIDTH}` }),
    ...(quality >= 1 && quality <= 100 ? {} : { quality: 'should be 1 to 100' }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { width, quality, isSoon: found[3] !== undefined };
}

/** The result of a task, or null when the time is over before; the task goes on, and its failure then is that of the next request. */
async function within<Result>(milliseconds: number, task: Promise<Result>): Promise<Result | null> {
  const ended = new AbortController();
  try {
    return await Promise.race([task, wait(milliseconds, null, { signal: ended.signal })]);
  } finally {
    ended.abort();
    task.catch(() => {});
  }
}

/** The URL of a remote photo is used unchanged, with its query; a path of this installation is decoded and has none. */
function sourcePath(path: string, url: string): string {
  return /^https?:/i.test(path) ? url.slice(url.indexOf('/', '/images/'.length) + 1) : path;
}

export interface ImageRoutesOptions {
  images: ImageService;
  soonMs?: number;
}

/**
 * Images in any width. 'soon' is for lists: where an image is not ready within a second, the response is an empty image, far higher than wide, that nobody
 * stores, so that images which take long never fill the connections that a search needs; the page requests it again.
 */
export const imageRoutes: FastifyPluginAsyncTypebox<ImageRoutesOptions> = async (app, { images, soonMs = SOON_MS }) => {
  app.addHook('onClose', () => images.stop());

  app.get('/images/:transform/*', { schema: image }, async ({ site, params, headers, url }, reply) => {
    const { isSoon, ...transform } = transformOf(params.transform);
    const found = await images.find(site, sourcePath(params['*'], url));
    if (!found) throw notFound();
    const format = acceptedFormat(headers.accept);
    const variant = { ...transform, format };
    const isHit = await images.has(found, variant);
    try {
      const reading = images.read(found, variant);
      const bytes = isSoon ? await within(soonMs, reading) : await reading;
      if (bytes === null) return await reply.header('cache-control', 'no-store').type('image/gif').send(EMPTY);
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
