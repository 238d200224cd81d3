import type { Car, FinanceLender } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';

/** A lender with both rates and payments, for tests. */
export function aLender(over: Partial<FinanceLender> = {}): FinanceLender {
  return {
    financeProvider: 'harbour',
    interestRate: 8.49,
    comparisonRate: 9.2,
    paymentWeek: 122.6,
    paymentMonth: 531.4,
    balloon: 0,
    deposit: 2499,
    termYears: 5,
    termMonths: null,
    termWeeks: null,
    establishmentFees: null,
    totalPayable: null,
    disclaimer: null,
    ...over,
  };
}

/** A car that this lender finances. */
export const aFinancedCar = (lender: Partial<FinanceLender> = {}, car: Partial<Car> = {}) =>
  aCar({ finance_lenders: { harbour: aLender(lender) }, ...car });

/** A site whose lender that is. */
export const aFinanceSite = (switches: NonNullable<Parameters<typeof aSite>[0]>['switches'] = {}) =>
  aSite({ switches: { financeProvider: 'harbour', ...switches } });
