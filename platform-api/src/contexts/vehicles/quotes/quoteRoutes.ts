import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { invalid } from '../../../infrastructure/http/problems';
import { integrationFailed } from '../../../infrastructure/integrations/callIntegration';
import { createQuoteCache } from './quoteCache';
import type { QuoteProvider } from './quoteProvider';

interface QuoteRoutesOptions {
  /** null: the site does without quotes. */
  providerOf(tenant: string): QuoteProvider | null;
  now: () => Date;
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

export const quoteRoutes: FastifyPluginAsyncTypebox<QuoteRoutesOptions> = async (app, { providerOf, now }) => {
  const quoteFor = createQuoteCache(now);

  app.post('/api/youx/quote', { schema: quote }, async ({ site, body }, reply) => {
    if (!site.switches.youxQuoteEnabled) throw invalid({ site: 'does not offer quotes' });
    if (!(body.purchasePrice > 0)) throw invalid({ purchasePrice: 'must be above 0' });
    const provider = providerOf(site.slug);
    if (!provider) throw integrationFailed('No provider of quotes is configured: QUOTES_URL is off.');
    reply.header('cache-control', 'no-store');
    return quoteFor(provider, site.slug, { ...body, vin: body.vin ?? '', nvic: body.nvic ?? '', whoIsHelping: '' });
  });
};
