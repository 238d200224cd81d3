import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import type { QuoteProvider } from './quoteProvider';
import { quoteRoutes } from './quoteRoutes';

/** Finance quotes. */
export const quotesPlugin = fp<{ provider: QuoteProvider | null; now: () => Date }>(
  async (app, { provider, now }) => registerSiteRoutes(app, quoteRoutes, { provider, now }),
  { name: 'quotes', dependencies: ['tenants'] },
);
