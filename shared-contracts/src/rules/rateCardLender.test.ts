import type { Switches } from '../switches/switches';
import { aCar, aLender, aSite } from '../testing';
import { financeFigure } from './financeFigure';
import { rateCardLender } from './rateCardLender';

const now = new Date('2026-06-01T00:00:00Z');
const CARD = {
  termYears: 5,
  depositPercent: 10,
  balloonPercent: 0,
  rates: [
    { maxAge: 3, maxAmount: 40_000, interestRate: 7.99, comparisonRate: 8.69 },
    { maxAge: 3, maxAmount: null, interestRate: 6.99, comparisonRate: 7.49 },
    { maxAge: 10, maxAmount: null, interestRate: 9.99, comparisonRate: null },
  ],
};
const switchesWith = (over: Partial<Switches> = {}) =>
  aSite({ switches: { financeProvider: 'easy', financeRateCard: CARD, ...over } }).switches;
const rateOf = (car: Parameters<typeof aCar>[0]) => rateCardLender(aCar(car), switchesWith(), now)?.interestRate ?? null;

it.each([
  ['three years old, 40,000 financed', { year: 2023, price: 44_444 }, 7.99],
  ['three years old, more than that', { year: 2023, price: 44_446 }, 6.99],
  ['of next year', { year: 2027, price: 30_000 }, 7.99],
  ['four years old', { year: 2022, price: 30_000 }, 9.99],
  ['ten years old', { year: 2016, price: 30_000 }, 9.99],
  ['eleven years old', { year: 2015, price: 30_000 }, null],
  ['without a price', { year: 2023, price: null }, null],
  ['with an offer', { year: 2023, price: 50_000, offer_price: 40_000 }, 7.99],
] as const)('FI-054 the rate of a car that is %s', (_what, car, rate) => {
  expect(rateOf(car)).toBe(rate);
});

it('FI-054 has the payments, terms and fees of the card', () => {
  expect(rateCardLender(aCar({ year: 2023, price: 30_000 }), switchesWith({ establishmentFee: 495 }), now)).toEqual({
    financeProvider: 'easy',
    interestRate: 7.99,
    comparisonRate: 8.69,
    paymentWeek: 128,
    paymentMonth: 557,
    balloon: 0,
    deposit: 3000,
    termYears: 5,
    termMonths: 60,
    termWeeks: 260,
    establishmentFees: 495,
    totalPayable: 33_280,
    disclaimer: null,
  });
});

it('FI-054 without a comparison rate it follows from the fees', () => {
  const lender = (fee: number) => rateCardLender(aCar({ year: 2020, price: 30_000 }), switchesWith({ establishmentFee: fee }), now);
  expect(lender(0)?.comparisonRate).toBe(9.99);
  expect(lender(600)?.comparisonRate).toBeCloseTo(10.85, 2);
});

it('FI-054 a car has the figure of its own lender, else that of the card, by the same display rule', () => {
  const car = aCar({ year: 2023, price: 30_000, finance_lenders: {} });
  expect(financeFigure(car, switchesWith(), now)).toMatchObject({ amount: 126, period: 'week', interestRate: 7.99, comparisonRate: 8.69 });
  expect(financeFigure({ ...car, finance_lenders: { easy: aLender({ paymentWeek: 99 }) } }, switchesWith(), now)?.amount).toBe(99);
  expect(financeFigure({ ...car, finance_lenders: { easy: aLender({ paymentWeek: null }) } }, switchesWith(), now)).toBeNull();
  expect(financeFigure({ ...car, status: 'sold' }, switchesWith(), now)).toBeNull();
  expect(financeFigure(car, switchesWith({ financeExcludedManufacturers: [car.make] }), now)).toBeNull();
  expect(financeFigure(car, switchesWith({ financeProvider: null }), now)).toBeNull();
});
