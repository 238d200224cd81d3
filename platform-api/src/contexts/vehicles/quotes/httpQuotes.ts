import { callIntegration, integrationFailed } from '../../../infrastructure/integrations/callIntegration';
import type { Quote, QuoteProvider } from './quoteProvider';

export interface HttpQuotesOptions {
  url: string;
  /** Sent as a bearer token. */
  token: string;
  timeoutMs?: number;
}

/** A positive number; providers send numbers or numeric strings. */
function positiveNumber(value: unknown): number | null {
  const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof figure === 'number' && Number.isFinite(figure) && figure > 0 ? figure : null;
}

function quoteOf(body: unknown): Quote | null {
  const fields = typeof body === 'object' && body !== null ? (body as Partial<Record<keyof Quote, unknown>>) : {};
  const weeklyRepaymentAmount = positiveNumber(fields.weeklyRepaymentAmount);
  const advertisedRate = positiveNumber(fields.advertisedRate);
  const comparisonRate = positiveNumber(fields.comparisonRate);
  if (weeklyRepaymentAmount === null || advertisedRate === null || comparisonRate === null) return null;
  return { weeklyRepaymentAmount, advertisedRate, comparisonRate };
}

/** A lender's service: the quote request as JSON with a bearer token. */
export const httpQuotes = ({ url, token, timeoutMs }: HttpQuotesOptions): QuoteProvider => ({
  name: new URL(url).host,
  async quote(request) {
    const body = await callIntegration({
      url,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(request),
      timeoutMs,
    });
    const quote = quoteOf(body);
    if (!quote) throw integrationFailed(`${new URL(url).host} responded with an incomplete quote`);
    return quote;
  },
});
