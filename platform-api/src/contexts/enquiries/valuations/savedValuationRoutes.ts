import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Database } from '../../../infrastructure/database/database';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { invalid, notFound } from '../../../infrastructure/http/problems';
import { savedValuations } from './savedValuations';

const Text = Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 100 }));
const Whole = Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, maximum: 1_000_000_000 }));

const savedValuation = {
  summary: 'Stores the result of a valuation with its lead, on sites that switch it on (AP-048)',
  body: Type.Object(
    {
      column_name: Type.Literal('valuation'),
      lead_id: Type.String({ format: 'uuid' }),
      ...{ rego: Text, regoState: Text, make: Text, model: Text, badge: Text, body: Text, valid_until: Text },
      ...{ year: Whole, kms: Whole, id: Whole, low: Whole, high: Whole },
      is_offer: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  response: { 204: Type.Null(), 404: ProblemSchema, 422: ProblemSchema, 429: ProblemSchema },
};
const MAX_BODY_BYTES = 4 * 1024;

export const savedValuationRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (app, { database }) => {
  app.post('/api/miscellaneous', { schema: savedValuation, bodyLimit: MAX_BODY_BYTES }, async ({ site, body }, reply) => {
    if (!site.switches.saveValuationEnabled) throw notFound();
    const { column_name: _column, lead_id: leadId, ...valuation } = body;
    if (!(await savedValuations.save(database, site.slug, leadId, valuation)))
      throw invalid({ lead_id: 'is not a valuation of this site' });
    return reply.code(204).send(null);
  });
};
