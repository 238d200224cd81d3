import type { Car } from '@forecourt/shared-contracts';

/** The part of a car, or of the disclaimer response, that holds disclaimers by lender. */
export interface Disclaimers {
  finance_lenders: Record<string, Pick<Car['finance_lenders'][string], 'disclaimer'>>;
}

/** The disclaimer of the tenant's lender, or null. */
export function lenderDisclaimer({ finance_lenders }: Disclaimers, provider: string | null): string | null {
  const text = provider ? finance_lenders[provider]?.disclaimer?.trim() : null;
  return text || null;
}
