import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isOperator } from '../../../infrastructure/data-folder/operatorApi';
import { notFound } from '../../../infrastructure/http/problems';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { RIGHTS } from './rights';
import type { TokenService } from './tokenService';

/** Path of the token service in the commands' API. */
export const OPERATOR_TOKENS_PATH = '/operator/tokens';

const tokenCall = {
  hide: true,
  summary: 'The token service for the operator; from this machine, with the admin token',
  body: Type.Object({
    call: Type.Union([Type.Literal('create'), Type.Literal('list'), Type.Literal('revoke'), Type.Literal('changes')]),
    tenant: Type.String({ maxLength: 100 }),
    token: Type.Optional(
      Type.Object({
        name: Type.String({ minLength: 1, maxLength: 100 }),
        rights: Type.Array(Type.Union(RIGHTS.map((right) => Type.Literal(right))), { minItems: 1 }),
        days: Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1 }),
        signs: Type.Optional(Type.Boolean()),
      }),
    ),
    id: Type.Optional(Type.String({ maxLength: 40 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  response: { 200: Type.Unsafe<unknown>({}), 404: ProblemSchema, 422: ProblemSchema },
};

/** The token service over HTTP on this machine; without the admin token it responds with 404. */
export const tokenOperatorRoutes: FastifyPluginAsyncTypebox<{ service: TokenService; adminToken: string }> = async (
  app,
  { service, adminToken },
) => {
  app.post(OPERATOR_TOKENS_PATH, { schema: tokenCall }, async (request) => {
    if (!isOperator(request, adminToken)) throw notFound();
    const { call, tenant, token, id = '', limit = 100 } = request.body;
    if (call === 'list') return { result: await service.list(tenant) };
    if (call === 'revoke') return { result: await service.revoke(tenant, id) };
    if (call === 'changes') return { result: await service.changes(tenant, limit) };
    return { result: token ? await service.create(tenant, token) : null };
  });
};
