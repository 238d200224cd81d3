import type { SiteConfig } from '@forecourt/shared-contracts';
import { invalid } from '../../../infrastructure/http/problems';
import { integrationFailed } from '../../../infrastructure/integrations/callIntegration';
import { createQuoteCache } from './quoteCache';
import type { Quote, QuoteProvider, QuoteRequest } from './quoteProvider';

/** The quote of a site's provider; rejects as validation_failed where the site has none, or for a price of 0. */
export type QuoteService = (site: SiteConfig, request: QuoteRequest) => Promise<Quote>;

/** Quotes by the providers of the tenants; null: a tenant does without quotes. */
export function createQuoteService(providerOf: (tenant: string) => QuoteProvider | null, now: () => Date): QuoteService {
  const quoteFor = createQuoteCache(now);
  return async (site, request) => {
    if (!site.switches.youxQuoteEnabled) throw invalid({ site: 'does not offer quotes' });
    if (!(request.purchasePrice > 0)) throw invalid({ purchasePrice: 'must be above 0' });
    const provider = providerOf(site.slug);
    if (!provider) throw integrationFailed('No provider of quotes is configured: QUOTES_URL is off.');
    return quoteFor(provider, site.slug, request);
  };
}
