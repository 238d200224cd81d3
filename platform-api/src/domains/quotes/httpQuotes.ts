import { callIntegration, integrationFailed } from '../../infrastructure/integrations/callIntegration';
import type { Quote, QuoteProvider } from './quoteProvider';

export interface HttpQuotesOptions {
  url: string;
  /** Sent as a bearer token. */
  token: string;
  timeoutMs?: number;
}

/** A figure above 0; providers send numbers or their digits. */
function figureOf(value: unknown): number | null {
  const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof figure === 'number' && Number.isFinite(figure) && figure > 0 ? figure : null;
}

function quoteOf(answer: unknown): Quote | null {
  const fields = typeof answer === 'object' && answer !== null ? (answer as Partial<Record<keyof Quote, unknown>>) : {};
  const weeklyRepaymentAmount = figureOf(fields.weeklyRepaymentAmount);
  const advertisedRate = figureOf(fields.advertisedRate);
  const comparisonRate = figureOf(fields.comparisonRate);
  if (weeklyRepaymentAmount === null || advertisedRate === null || comparisonRate === null) return null;
  return { weeklyRepaymentAmount, advertisedRate, comparisonRate };
}

/** A lender's service that takes the quote's body as JSON with a bearer token (AP-051). */
export const httpQuotes = ({ url, token, timeoutMs }: HttpQuotesOptions): QuoteProvider => ({
  name: new URL(url).host,
  async quote(request) {
    const answer = await callIntegration({
      url,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(request),
      timeoutMs,
    });
    const quote = quoteOf(answer);
    if (!quote) throw integrationFailed(`${new URL(url).host} answered a quote without its figures`);
    return quote;
  },
});
