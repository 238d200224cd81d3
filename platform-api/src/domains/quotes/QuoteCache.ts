import type { Quote, QuoteProvider, QuoteRequest } from './quoteProvider';

const HOUR_MS = 60 * 60_000;
const MOST_KEPT = 5000;

interface Kept {
  quote: Promise<Quote>;
  until: number;
}

/** Quotes of the last hour by site, car and price (AP-053): the provider is asked once, also by simultaneous calls. */
export class QuoteCache {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly provider: QuoteProvider,
    private readonly now: () => Date,
  ) {}

  /** A failure is not kept. */
  quote(tenant: string, request: QuoteRequest): Promise<Quote> {
    const key = JSON.stringify([tenant, request.vin, request.nvic, request.year, request.purchasePrice, request.loanTerm]);
    const now = this.now().getTime();
    const known = this.kept.get(key);
    if (known && known.until > now) return known.quote;

    const quote = this.provider.quote(request);
    const fresh = { quote, until: now + HOUR_MS };
    this.kept.delete(key);
    this.kept.set(key, fresh);
    const [oldest] = this.kept.size > MOST_KEPT ? this.kept.keys() : [];
    if (oldest !== undefined) this.kept.delete(oldest);
    quote.catch(() => {
      if (this.kept.get(key) === fresh) this.kept.delete(key);
    });
    return quote;
  }
}
