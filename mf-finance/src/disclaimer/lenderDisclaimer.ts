import type { Car } from '@forecourt/shared-contracts';

/** The part of a car, or of the disclaimer call's answer, that holds disclaimers by lender (FI-013). */
export interface Disclaimers {
  finance_lenders: Record<string, Pick<Car['finance_lenders'][string], 'disclaimer'>>;
}

/** What the tenant's lender wants said, or null (FI-013). */
export function lenderDisclaimer({ finance_lenders }: Disclaimers, provider: string | null): string | null {
  const text = provider ? finance_lenders[provider]?.disclaimer?.trim() : null;
  return text || null;
}
