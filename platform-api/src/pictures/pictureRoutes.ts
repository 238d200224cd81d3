import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProblemSchema } from '../http/answers';
import { invalid, notFound } from '../http/problems';
import type { PictureFormat, PictureStore } from './PictureStore';
import type { PictureSource } from './pictureSource';

interface PictureRoutesOptions {
  sources: readonly PictureSource[];
  store: PictureStore;
}

const WIDEST = 2400;
const DEFAULT_QUALITY = 75;
const YEAR_SECONDS = 31_536_000;

const picture = {
  summary: 'A picture in a width and quality; the format follows the Accept header (AP-034)',
  params: Type.Object({ transform: Type.String({ maxLength: 40 }), '*': Type.String({ maxLength: 300 }) }),
  response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }), 404: ProblemSchema, 422: ProblemSchema },
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

function formatFor(accept = ''): PictureFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

export const pictureRoutes: FastifyPluginAsyncTypebox<PictureRoutesOptions> = async (app, { sources, store }) => {
  app.get('/images/:transform/*', { schema: picture }, async ({ site, params, headers }, reply) => {
    const transform = transformOf(params.transform);
    for (const source of sources) {
      const found = await source.find(site, params['*']);
      if (!found) continue;
      const format = formatFor(headers.accept);
      const bytes = await store.read(found, { ...transform, format });
      return reply
        .header('vary', 'accept')
        .header('cache-control', found.isFinal ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=300')
        .type(`image/${format}`)
        .send(bytes);
    }
    throw notFound();
  });
};
