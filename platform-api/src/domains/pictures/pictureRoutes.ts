import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProblemSchema } from '../../infrastructure/http/answers';
import { invalid, notFound, Problem } from '../../infrastructure/http/problems';
import { acceptedFormat } from './acceptedFormat';
import type { Pictures } from './openPictures';
import { TooManyWaitingError } from './Turns';

const WIDEST = 2400;
const DEFAULT_QUALITY = 75;
const YEAR_SECONDS = 31_536_000;

const picture = {
  summary: 'A picture in a width and quality; the format follows the Accept header (AP-034)',
  params: Type.Object({ transform: Type.String({ maxLength: 40 }), '*': Type.String({ maxLength: 1000 }) }),
  response: {
    200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    404: ProblemSchema,
    422: ProblemSchema,
    429: ProblemSchema,
    502: ProblemSchema,
  },
};

/** 'w_640,q_75'; quality may be left out. */
function transformOf(text: string): { width: number; quality: number } {
  const found = /^w_(\d+)(?:,q_(\d+))?$/.exec(text);
  if (!found) throw notFound();
  const width = Number(found[1]);
  const quality = Number(found[2] ?? DEFAULT_QUALITY);
  const wrong = {
    ...(width >= 1 && width <= WIDEST ? {} : { width: `should be 1 to ${WIDEST}` }),
    ...(quality >= 1 && quality <= 100 ? {} : { quality: 'should be 1 to 100' }),
  };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return { width, quality };
}

/** A photo's own address is kept letter by letter, with its query; a path of ours is decoded and has none. */
function sourcePath(path: string, url: string): string {
  return /^https?:/i.test(path) ? url.slice(url.indexOf('/', '/images/'.length) + 1) : path;
}

export const pictureRoutes: FastifyPluginAsyncTypebox<{ pictures: Pictures }> = async (app, { pictures }) => {
  app.addHook('onClose', () => pictures.stop());

  app.get('/images/:transform/*', { schema: picture }, async ({ site, params, headers, url }, reply) => {
    const transform = transformOf(params.transform);
    const found = await pictures.find(site, sourcePath(params['*'], url));
    if (!found) throw notFound();
    const format = acceptedFormat(headers.accept);
    try {
      const bytes = await pictures.read(found, { ...transform, format });
      return await reply
        .header('vary', 'accept')
        .header('cache-control', found.isFinal ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=300')
        .type(`image/${format}`)
        .send(bytes);
    } catch (error) {
      if (!(error instanceof TooManyWaitingError)) throw error;
      reply.header('retry-after', '2');
      throw new Problem('too_many_requests', undefined, { cause: error });
    }
  });
};
