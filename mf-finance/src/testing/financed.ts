import type { Car } from '@forecourt/shared-contracts';
import { aCar, aLender, aSite } from '@forecourt/shared-contracts/testing';

const FIGURES = { interestRate: 8.49, comparisonRate: 9.2, paymentWeek: 122.6, paymentMonth: 531.4, balloon: 0, deposit: 2499 };

/** A car with finance by the lender of `aFinanceSite`. */
export const aFinancedCar = (lender: Parameters<typeof aLender>[0] = {}, car: Partial<Car> = {}) =>
  aCar({ finance_lenders: { harbour: aLender({ financeProvider: 'harbour', ...FIGURES, ...lender }) }, ...car });

/** A site with that lender. */
export const aFinanceSite = (switches: NonNullable<Parameters<typeof aSite>[0]>['switches'] = {}) =>
  aSite({ switches: { financeProvider: 'harbour', ...switches } });
