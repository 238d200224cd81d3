import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOperation, OperatorProblem } from '../../../identity';
import { MAX_PICTURE_BYTES } from '../../pictures/contentPictures';
import { picturePath } from '../../pictures/picturePath';
import type { ContentApiOptions } from './contentApiOptions';

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/avif': 'avif' };

const picture = operatorOperation({
  summary: 'Stores a picture; its path is what a field of an item holds',
  response: { 201: Type.Object({ path: Type.String({ examples: ['content/5f7c….jpg'] }) }) },
});

/** Pictures by their bytes. */
export const pictureRoutes: FastifyPluginAsyncTypebox<ContentApiOptions> = async (app, { service }) => {
  app.addContentTypeParser(Object.keys(ENDINGS), { parseAs: 'buffer', bodyLimit: MAX_PICTURE_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.post(
    '/content/pictures',
    { schema: picture, config: { right: 'content:write' }, bodyLimit: MAX_PICTURE_BYTES },
    async ({ site, body, headers }, reply) => {
      const ending = ENDINGS[String(headers['content-type']).split(';')[0]?.trim() ?? ''];
      if (!ending || !Buffer.isBuffer(body))
        throw new OperatorProblem(422, 'not-valid', `Send the bytes of a picture as ${Object.keys(ENDINGS).join(', ')}.`);
      const problem = await service.storePicture(site.slug, body);
      if (problem !== null) throw new OperatorProblem(422, 'not-valid', `The picture ${problem}.`);
      return reply.code(201).send({ path: picturePath(`picture.${ending}`, body) });
    },
  );
};
