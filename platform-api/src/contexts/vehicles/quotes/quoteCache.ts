import { LRUCache } from 'lru-cache';
import type { Quote, QuoteProvider, QuoteRequest } from './quoteProvider';

const TTL_MS = 60 * 60_000;
const MAX_QUOTES = 5000;

/**
 * Quotes of providers by site, car and price, cached for an hour: simultaneous requests share one call, and a failure
 * is not cached.
 */
export function createQuoteCache(now: () => Date) {
  const quotes = new LRUCache<string, Promise<Quote>>({
    max: MAX_QUOTES,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });

  return function quote(provider: QuoteProvider, tenant: string, request: QuoteRequest): Promise<Quote> {
    const key = JSON.stringify([provider.name, tenant, request.vin, request.nvic, request.year, request.purchasePrice, request.loanTerm]);
    const cached = quotes.get(key);
    if (cached) return cached;
    const fresh = provider.quote(request);
    quotes.set(key, fresh);
    fresh.catch(() => {
      if (quotes.peek(key) === fresh) quotes.delete(key);
    });
    return fresh;
  };
}
