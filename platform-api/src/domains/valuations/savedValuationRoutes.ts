import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Database } from '../../infrastructure/database/database';
import { ProblemSchema } from '../../infrastructure/http/responseSchemas';
import { invalid, notFound } from '../../infrastructure/http/problems';

const savedValuation = {
  summary: 'Stores the result of a valuation, on sites that switch it on (AP-048)',
  body: Type.Object({ column_name: Type.String({ maxLength: 100 }) }, { additionalProperties: true }),
  response: { 204: Type.Null(), 404: ProblemSchema, 422: ProblemSchema },
};
const MAX_BODY_BYTES = 16 * 1024;

export const savedValuationRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (app, { database }) => {
  app.post('/api/miscellaneous', { schema: savedValuation, bodyLimit: MAX_BODY_BYTES }, async ({ site, body }, reply) => {
    if (!site.switches.saveValuationEnabled) throw notFound();
    const { column_name: column, ...valuation } = body;
    if (column !== 'valuation') throw invalid({ column_name: "must be 'valuation'" });
    await database.query('insert into saved_valuations (tenant, document) values ($1, $2::jsonb)', [site.slug, JSON.stringify(valuation)]);
    return reply.code(204).send(null);
  });
};
