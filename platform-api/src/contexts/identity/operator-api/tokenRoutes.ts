import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RIGHTS, type Right } from '../api-tokens/rights';
import { operatorOperation } from './operatorSchemas';

const own = operatorOperation({
  summary: 'The token of this request, with its rights',
  response: {
    200: Type.Object({
      id: Type.String({ examples: ['4f1c09aa27de'] }),
      name: Type.String({ examples: ['Head office CMS'] }),
      tenant: Type.String({ examples: ['harbour-motors'] }),
      rights: Type.Array(Type.Unsafe<Right>({ type: 'string', enum: [...RIGHTS] })),
      expires_at: Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' }),
    }),
  },
});

/** What a program may read about its own token. */
export const tokenRoutes: FastifyPluginAsyncTypebox<{ now: () => Date }> = async (app) => {
  app.get('/token', { schema: own, config: { right: null } }, async ({ apiToken: { id, name, rights, expiresAt }, site }) => ({
    id,
    name,
    tenant: site.slug,
    rights,
    expires_at: expiresAt,
  }));
};
