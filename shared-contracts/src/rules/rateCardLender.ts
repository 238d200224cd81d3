import type { Car } from '../entities/car';
import type { FinanceLender } from '../entities/lender';
import type { Switches } from '../switches/switches';
import { clockAt } from './calendar';
import { comparisonRate } from './comparisonRate';
import { repayment } from './repayment';

type RatedCar = Pick<Car, 'year' | 'price' | 'offer_price'>;
type RateSwitches = Pick<
  Switches,
  'financeProvider' | 'financeRateCard' | 'financeRounding' | 'establishmentFee' | 'financeFeeList' | 'openingHoursTimeZone'
>;

const percentOf = (amount: number, percent: number) => Math.round((amount * percent) / 100);

/**
 * The figures that the tenant's rate card has for a car (FI-054); null without a card, a price, a rate for the car's age and amount, or a
 * payment of more than 25 dollars.
 */
export function rateCardLender(car: RatedCar, switches: RateSwitches, now: Date): FinanceLender | null {
  const { financeProvider, financeRateCard: card, establishmentFee: fee, financeRounding: rounding, openingHoursTimeZone } = switches;
  const price = car.offer_price || car.price;
  if (!financeProvider || !card || !price) return null;
  const deposit = percentOf(price, card.depositPercent);
  const balloon = percentOf(price, card.balloonPercent);
  const age = Number(clockAt(now, openingHoursTimeZone).date.slice(0, 4)) - car.year;
  const isWithin = (value: number, limit: number | null) => limit === null || value <= limit;
  const rate = card.rates.find(({ maxAge, maxAmount }) => isWithin(age, maxAge) && isWithin(price - deposit, maxAmount));
  if (!rate) return null;

  const { interestRate } = rate;
  const { termYears } = card;
  const terms = { amount: price, deposit, residual: balloon, rate: interestRate, years: termYears, fee, rounding };
  const [weekly, monthly] = [repayment({ ...terms, frequency: 52 }), repayment({ ...terms, frequency: 12 })];
  if (!weekly || !monthly) return null;
  return {
    financeProvider,
    interestRate,
    comparisonRate: rate.comparisonRate ?? comparisonRate(interestRate, switches),
    paymentWeek: weekly.payment,
    paymentMonth: monthly.payment,
    balloon,
    deposit,
    termYears,
    termMonths: Math.round(termYears * 12),
    termWeeks: Math.round(termYears * 52),
    establishmentFees: fee,
    totalPayable: weekly.total,
    disclaimer: null,
  };
}
