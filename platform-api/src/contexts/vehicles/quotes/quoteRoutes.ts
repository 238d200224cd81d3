import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import type { QuoteService } from './quoteService';

interface QuoteRoutesOptions {
  quoteFor: QuoteService;
}

// One schema with two types: in a union the first type would turn null into ''.
const OptionalText = (maxLength: number) => Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength }));

const quote = {
  summary: 'A finance quote for a car and a price (AP-051)',
  body: Type.Object({
    selfAssessedCreditScore: Type.Literal('GREAT'),
    purchasePrice: Type.Number({ maximum: 10_000_000 }),
    loanTerm: Type.Literal(5),
    year: Type.Integer({ minimum: 1900, maximum: 2200 }),
    vin: OptionalText(40),
    nvic: OptionalText(40),
    whoIsHelping: Type.Optional(Type.Literal('')),
  }),
  response: {
    200: Type.Object({ weeklyRepaymentAmount: Type.Number(), advertisedRate: Type.Number(), comparisonRate: Type.Number() }),
    422: ProblemSchema,
    502: ProblemSchema,
  },
};

export const quoteRoutes: FastifyPluginAsyncTypebox<QuoteRoutesOptions> = async (app, { quoteFor }) => {
  app.post('/api/youx/quote', { schema: quote }, async ({ site, body }, reply) => {
    reply.header('cache-control', 'no-store');
    return quoteFor(site, { ...body, vin: body.vin ?? '', nvic: body.nvic ?? '', whoIsHelping: '' });
  });
};
