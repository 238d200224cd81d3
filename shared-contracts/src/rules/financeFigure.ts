import { FINANCE_MAX_CAR_AGE_YEARS, FINANCE_MIN_PRICE } from '../constants';
import type { Car } from '../entities/car';
import type { FinanceLender } from '../entities/lender';
import type { Switches } from '../switches/switches';
import { clockAt } from './calendar';
import { isMakeIn } from './eligibility';
import { rateCardLender } from './rateCardLender';
import { isInStock } from './stock';

/** The finance figure of a car; amount is whole AUD for one period, rates are percent per year. */
export interface FinanceFigure {
  amount: number;
  period: 'week' | 'month';
  comparisonRate: number;
  interestRate: number;
  lender: FinanceLender;
}

type FinancedCar = Pick<Car, 'make' | 'year' | 'price' | 'offer_price' | 'status' | 'finance_lenders'>;
type FinanceSwitches = Pick<
  Switches,
  | 'financeEnabled'
  | 'financeProvider'
  | 'financeRateCard'
  | 'financeVariant'
  | 'financeExcludedManufacturers'
  | 'financeSiteExcluded'
  | 'financeRounding'
  | 'establishmentFee'
  | 'financeFeeList'
  | 'openingHoursTimeZone'
>;

function isExcluded(car: FinancedCar, { financeEnabled, financeSiteExcluded, financeExcludedManufacturers }: FinanceSwitches): boolean {
  return !financeEnabled || financeSiteExcluded || isMakeIn(car.make, financeExcludedManufacturers);
}

function suitsVariant(car: FinancedCar, { financeVariant, openingHoursTimeZone }: FinanceSwitches, now: Date): boolean {
  if (!isInStock(car)) return false;
  if (financeVariant === 'inStock') return true;
  if (car.price === null || car.price <= FINANCE_MIN_PRICE) return false;
  if (financeVariant !== 'ageLimited') return true;
  const thisYear = Number(clockAt(now, openingHoursTimeZone).date.slice(0, 4));
  return car.year > thisYear - FINANCE_MAX_CAR_AGE_YEARS;
}

/**
 * The payment to advertise with a car, or null where none may show: the tenant's lender, or its rate card where the car has no figures
 * of the lender, must have both rates and a payment, and the tenant's display rule must hold.
 */
export function financeFigure(car: FinancedCar, switches: FinanceSwitches, now: Date): FinanceFigure | null {
  const ofCar = switches.financeProvider ? car.finance_lenders[switches.financeProvider] : undefined;
  const lender = ofCar ?? rateCardLender(car, switches, now);
  if (!lender || isExcluded(car, switches) || !suitsVariant(car, switches, now)) return null;

  const { interestRate, comparisonRate } = lender;
  const period = switches.financeVariant === 'manufacturerMonthly' ? 'month' : 'week';
  const payment = period === 'month' ? lender.paymentMonth : lender.paymentWeek;
  if (interestRate == null || comparisonRate == null || payment == null || payment <= 0) return null;
  return { amount: Math.round(payment), period, comparisonRate, interestRate, lender };
}
