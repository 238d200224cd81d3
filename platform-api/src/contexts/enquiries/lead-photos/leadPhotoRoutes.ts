import type { Readable } from 'node:stream';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../infrastructure/database/database';
import { clientAddressOf } from '../../../infrastructure/http/clientAddress';
import { invalid, notFound, Problem } from '../../../infrastructure/http/problems';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { boundedLimit, QueueFullError } from '../../../infrastructure/bounded-limit/boundedLimit';
import { leadPhotos } from './leadPhotos';
import { prepareLeadPhoto } from './prepareLeadPhoto';
import { readUpTo } from './readUpTo';

const MAX_MB = 12;
const TOO_LARGE = `This photo is larger than ${MAX_MB} MB. Please choose a smaller one.`;
/** Per address and ten minutes: the photos of three leads. */
const MAX_UPLOADS = 30;
const WINDOW_MS = 10 * 60_000;
/** Decoding a photo takes a whole core. */
const CONCURRENCY = 1;
const MAX_QUEUE = 20;

const NO_PHOTO = 'This file is not a photo that we can read. Please choose a JPEG, PNG or WebP.';

const upload = {
  summary: 'Stores a photo for a lead, which names it in its field photos (FO-068)',
  description: `The body is the image itself: JPEG, PNG, WebP or AVIF, ${MAX_MB} MB at most. It is stored for 7 days until a lead names it.`,
  response: {
    201: Type.Object({ photo_id: Type.String() }),
    413: ProblemSchema,
    422: ProblemSchema,
    429: ProblemSchema,
    503: ProblemSchema,
  },
};
const photo = {
  summary: 'A photo of a lead as JPEG; its address is known to its visitor and its dealer only',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }), 404: ProblemSchema },
};

export const leadPhotoRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (app, { database }) => {
  const inTurn = boundedLimit(CONCURRENCY, MAX_QUEUE);
  // Any content type, so that what is no photo gets an error that says so.
  app.addContentTypeParser('*', async (_request: FastifyRequest, payload: Readable) => {
    const body = await readUpTo(payload, MAX_MB * 1024 * 1024);
    if (!body) throw new Problem('too_large', { photo: TOO_LARGE });
    return body;
  });

  app.post('/api/lead-photos', { schema: upload }, async (request, reply) => {
    const { site, body } = request;
    const { count } = await app.limits.hit(`lead photo ${site.slug} ${clientAddressOf(request)}`, WINDOW_MS);
    if (count > MAX_UPLOADS) throw new Problem('too_many_requests');
    if (!Buffer.isBuffer(body)) throw invalid({ photo: NO_PHOTO });
    const jpeg = await inTurn(() => prepareLeadPhoto(body)).catch((error: unknown) => {
      throw error instanceof QueueFullError ? new Problem('unavailable', undefined, { cause: error }) : error;
    });
    if (!jpeg) throw invalid({ photo: NO_PHOTO });
    const id = await leadPhotos.store(database, site.slug, jpeg);
    if (id === null) throw new Problem('unavailable');
    return reply.code(201).send({ photo_id: id });
  });

  app.get('/api/lead-photos/:id', { schema: photo }, async ({ site, params }, reply) => {
    const jpeg = await leadPhotos.read(database, site.slug, params.id);
    if (!jpeg) throw notFound();
    return reply.header('cache-control', 'private, max-age=3600').header('x-robots-tag', 'noindex').type('image/jpeg').send(jpeg);
  });
};
