import fp from 'fastify-plugin';
import { addScheduledTask } from '../../../infrastructure/jobs/scheduledTask';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { accountQuoteRoutes } from './accountQuoteRoutes';
import { createAccountQuotes } from './accountQuotes';
import type { QuoteProvider } from './quoteProvider';
import { quoteRoutes } from './quoteRoutes';
import { createQuoteService } from './quoteService';

const CLEANUP_INTERVAL_MS = 60 * 60_000;

/** Finance quotes, and those of an account. */
export const quotesPlugin = fp<{ providerOf: (tenant: string) => QuoteProvider | null; now: () => Date }>(
  async (app, { providerOf, now }) => {
    const quotes = createAccountQuotes(app.database);
    addScheduledTask(app, { name: 'old quotes of accounts', everyMs: CLEANUP_INTERVAL_MS, run: () => quotes.deleteOld(now()) });
    const quoteFor = createQuoteService(providerOf, now);
    await registerSiteRoutes(app, quoteRoutes, { quoteFor });
    await registerSiteRoutes(app, accountQuoteRoutes, { cars: app.cars, quotes, quoteFor, now });
  },
  { name: 'quotes', dependencies: ['database', 'tenants', 'stock', 'identity'] },
);
