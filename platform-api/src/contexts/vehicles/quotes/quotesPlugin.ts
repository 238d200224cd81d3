import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { accountQuoteRoutes } from './accountQuoteRoutes';
import { createAccountQuotes } from './accountQuotes';
import type { QuoteProvider } from './quoteProvider';
import { quoteRoutes } from './quoteRoutes';
import { createQuoteService } from './quoteService';

/** Finance quotes, and those of an account. */
export const quotesPlugin = fp<{ providerOf: (tenant: string) => QuoteProvider | null; now: () => Date }>(
  async (app, { providerOf, now }) => {
    const quoteFor = createQuoteService(providerOf, now);
    await registerSiteRoutes(app, quoteRoutes, { quoteFor });
    await registerSiteRoutes(app, accountQuoteRoutes, { cars: app.cars, quotes: createAccountQuotes(app.database), quoteFor, now });
  },
  { name: 'quotes', dependencies: ['database', 'tenants', 'stock', 'identity'] },
);
