import type { Car } from '../entities/car';
import type { FinanceLender } from '../entities/lender';
import type { Switches } from '../switches/switches';
import { aCar, aLender, aSite } from '../testing';
import { financeFigure } from './financeFigure';

const now = new Date('2026-06-01T00:00:00Z');
type Lender = Partial<FinanceLender>;
const figureOf = (car: Partial<Car> = {}, switches: Partial<Switches> = {}, figures: Lender = {}) =>
  financeFigure(
    aCar({ finance_lenders: { easy: aLender(figures) }, ...car }),
    aSite({ switches: { financeProvider: 'easy', ...switches } }).switches,
    now,
  );
const shows = (...args: Parameters<typeof figureOf>) => figureOf(...args) !== null;

it('FI-009 PL-064 gives the weekly payment, half a dollar rounded up', () => {
  expect(figureOf()).toMatchObject({ amount: 123, period: 'week', interestRate: 7.99, comparisonRate: 8.51 });
  expect(figureOf({}, {}, { paymentWeek: 122.49 })?.amount).toBe(122);
});

it.each<[string, Lender]>([
  ['interest rate', { interestRate: null }],
  ['comparison rate', { comparisonRate: null }],
])('CO-075 needs the %s', (_rate, figures) => {
  expect(shows({}, {}, figures)).toBe(false);
});

it('CO-075 needs the tenant’s lender', () => {
  expect(shows({}, { financeProvider: 'other' })).toBe(false);
  expect(shows({}, { financeProvider: null })).toBe(false);
  expect(shows({ finance_lenders: {} })).toBe(false);
  expect(shows({}, {}, { interestRate: 0 })).toBe(true);
});

it('CO-076 leaves out excluded makes and sites', () => {
  expect(shows({ make: 'Tesla' }, { financeExcludedManufacturers: ['tesla'] })).toBe(false);
  expect(shows({ make: 'Kia' }, { financeExcludedManufacturers: ['Tesla'] })).toBe(true);
  expect(shows({}, { financeSiteExcluded: true })).toBe(false);
  expect(shows({}, { financeEnabled: false })).toBe(false);
});

it.each([
  [2015, true],
  [2014, false],
])('CO-077 ageLimited in 2026: a car of %s shows finance: %s', (year, expected) => {
  expect(shows({ year }, { financeVariant: 'ageLimited' })).toBe(expected);
});

it('CO-077 takes the year from the tenant’s clock', () => {
  const car = aCar({ year: 2015, finance_lenders: { easy: aLender() } });
  const { switches } = aSite({ switches: { financeProvider: 'easy', financeVariant: 'ageLimited' } });
  expect(financeFigure(car, switches, new Date('2026-12-31T15:59:00Z'))).not.toBeNull();
  expect(financeFigure(car, switches, new Date('2026-12-31T16:00:00Z'))).toBeNull();
});

it('CO-078 inStock requires stock only', () => {
  expect(shows({ price: null, year: 1990 }, { financeVariant: 'inStock' })).toBe(true);
  expect(shows({ status: 'coming_soon' }, { financeVariant: 'inStock' })).toBe(true);
});

it.each(['ageLimited', 'inStock', 'weekly', 'manufacturerMonthly'] as const)(
  'CO-077 CO-078 CO-079 CO-080 %s: a sold car has no figure',
  (financeVariant) => {
    expect(shows({ status: 'sold' }, { financeVariant })).toBe(false);
  },
);

it.each([
  [500, false],
  [500.01, true],
  [null, false],
])('CO-079 CO-080 CO-081 price %s shows finance where a price is required: %s', (price, expected) => {
  for (const financeVariant of ['ageLimited', 'weekly', 'manufacturerMonthly'] as const) {
    expect(shows({ price }, { financeVariant })).toBe(expected);
  }
});

it('CO-079 weekly needs a weekly payment', () => {
  expect(shows({}, { financeVariant: 'weekly' }, { paymentWeek: null })).toBe(false);
  expect(shows({}, { financeVariant: 'weekly' }, { paymentMonth: null })).toBe(true);
});

it('CO-080 manufacturerMonthly shows the monthly payment', () => {
  expect(figureOf({}, { financeVariant: 'manufacturerMonthly' })).toMatchObject({ amount: 530, period: 'month' });
  expect(shows({}, { financeVariant: 'manufacturerMonthly' }, { paymentMonth: null })).toBe(false);
});

it('CO-079 CO-080 the age of a car matters to ageLimited only', () => {
  for (const financeVariant of ['weekly', 'manufacturerMonthly', 'inStock'] as const)
    expect(shows({ year: 1990 }, { financeVariant })).toBe(true);
});

it.each([0, -1])('FI-009 a payment of %s gives no figure', (paymentWeek) => {
  expect(shows({}, {}, { paymentWeek })).toBe(false);
});
