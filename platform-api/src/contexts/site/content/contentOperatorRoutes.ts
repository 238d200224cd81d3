import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isOperator } from '../../../infrastructure/data-folder/operatorApi';
import { notFound } from '../../../infrastructure/http/problems';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { MAX_PREVIEW_HOURS, type ContentService } from './contentService';
import { CONTENT_KINDS } from './files/kinds';
import type { ImportRequest } from './importContent';

/** Path of the content service in the operator API. */
export const OPERATOR_CONTENT_PATH = '/operator/content';

/** Thousands of articles, or the largest picture. */
const MAX_BODY = 64 * 1024 * 1024;

const Kind = Type.Union(CONTENT_KINDS.map((kind) => Type.Literal(kind)));
const Kinds = Type.Optional(Type.Array(Kind));
const contentCall = {
  hide: true,
  summary: 'The content service for the operator; from this machine, with the admin token',
  body: Type.Object({
    call: Type.Union([
      Type.Literal('import'),
      Type.Literal('list'),
      Type.Literal('storePicture'),
      Type.Literal('picture'),
      Type.Literal('preview'),
    ]),
    tenant: Type.String({ maxLength: 100 }),
    kinds: Kinds,
    /** Base64. */
    bytes: Type.Optional(Type.String()),
    hash: Type.Optional(Type.String({ maxLength: 64 })),
    hours: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PREVIEW_HOURS })),
    request: Type.Optional(
      Type.Object({
        items: Type.Array(
          Type.Object({
            kind: Kind,
            slug: Type.String({ minLength: 1, maxLength: 300 }),
            position: Type.Integer(),
            draft: Type.Boolean(),
            visibleFrom: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 40 }),
            visibleUntil: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 40 }),
            document: Type.Record(Type.String(), Type.Unknown()),
            markdown: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
          }),
        ),
        remove: Type.Optional(Type.Array(Type.Object({ kind: Kind, slug: Type.String({ maxLength: 300 }) }))),
        prune: Kinds,
        pruneMost: Type.Optional(Type.Boolean()),
        dryRun: Type.Optional(Type.Boolean()),
      }),
    ),
  }),
  response: { 200: Type.Unsafe<unknown>({}), 404: ProblemSchema, 422: ProblemSchema },
};

/** The content service over HTTP on this machine; without the admin token it responds with 404. */
export const contentOperatorRoutes: FastifyPluginAsyncTypebox<{ service: ContentService; adminToken: string }> = async (
  app,
  { service, adminToken },
) => {
  app.post(OPERATOR_CONTENT_PATH, { schema: contentCall, bodyLimit: MAX_BODY }, async (call) => {
    if (!isOperator(call, adminToken)) throw notFound();
    const { call: name, tenant, kinds, bytes = '', hash = '', hours = 24, request } = call.body;
    if (name === 'list') return { result: await service.list(tenant, kinds) };
    if (name === 'storePicture') return { result: await service.storePicture(tenant, Buffer.from(bytes, 'base64')) };
    if (name === 'picture') return { result: (await service.picture(tenant, hash))?.toString('base64') ?? null };
    if (name === 'preview')
      return { result: await service.preview(tenant, { items: (request as ImportRequest | undefined)?.items ?? [], hours }) };
    return { result: await service.import(tenant, (request ?? { items: [] }) as ImportRequest) };
  });
};
