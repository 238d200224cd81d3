import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import type { QuoteProvider } from './quoteProvider';
import { quoteRoutes } from './quoteRoutes';

/** Finance quotes. */
export const quotesPlugin = fp<{ providerOf: (tenant: string) => QuoteProvider | null; now: () => Date }>(
  async (app, { providerOf, now }) => registerSiteRoutes(app, quoteRoutes, { providerOf, now }),
  { name: 'quotes', dependencies: ['tenants'] },
);
