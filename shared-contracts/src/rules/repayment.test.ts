import fc from 'fast-check';
import { repayment, type RepaymentTerms } from './repayment';

const loan = (over: Partial<RepaymentTerms> = {}): RepaymentTerms => ({
  amount: 30_000,
  deposit: 0,
  residual: 0,
  rate: 10,
  years: 5,
  frequency: 52,
  fee: 0,
  rounding: 'nearest',
  ...over,
});

it.each<[string, Partial<RepaymentTerms>, { payment: number; total: number }]>([
  ['weekly', {}, { payment: 147, total: 38_220 }],
  ['monthly', { frequency: 12 }, { payment: 637, total: 38_220 }],
  ['fortnightly, twice the week (FI-045)', { frequency: 26 }, { payment: 294, total: 38_220 }],
  ['with a deposit', { deposit: 10_000, frequency: 12 }, { payment: 425, total: 25_500 }],
  ['with a residual', { residual: 10_000, frequency: 12 }, { payment: 508, total: 40_480 }],
  ['with the fee (FI-049)', { fee: 1360.5, frequency: 12 }, { payment: 666, total: 39_960 }],
  ['without interest', { rate: 0, frequency: 12 }, { payment: 500, total: 30_000 }],
  ['half a year', { years: 0.5, frequency: 12 }, { payment: 5147, total: 30_882 }],
])('FI-043 FI-048 %s', (_case, terms, expected) => {
  expect(repayment(loan(terms))).toEqual(expected);
});

it('FI-044 PL-064 rounds to the nearest dollar, half up, or up', () => {
  const exact = (amount: number, rounding: 'nearest' | 'up') =>
    repayment(loan({ amount: amount * 12, rate: 0, years: 1, frequency: 12, rounding }))?.payment;
  expect(exact(100.5, 'nearest')).toBe(101);
  expect(exact(100.49, 'nearest')).toBe(100);
  expect(exact(100.01, 'up')).toBe(101);
  expect(exact(100, 'up')).toBe(100);
  expect(exact(100.000_000_1, 'up')).toBe(100);
});

it('FI-045 doubles the rounded week', () => {
  const week = repayment(loan({ rounding: 'up' }))?.payment ?? 0;
  expect(repayment(loan({ rounding: 'up', frequency: 26 }))?.payment).toBe(week * 2);
});

it.each<[string, Partial<RepaymentTerms>, boolean]>([
  ['25 a month', { amount: 25 * 60, rate: 0, frequency: 12 }, false],
  ['26 a month', { amount: 26 * 60, rate: 0, frequency: 12 }, true],
  ['25.4 a month, displayed as 25', { amount: 25.4 * 60, rate: 0, frequency: 12 }, false],
  ['13 a week, displayed as 26 a fortnight', { amount: 13 * 260, rate: 0, frequency: 26 }, true],
])('FI-047 PL-064 %s has a figure: %s', (_case, terms, expected) => {
  expect(repayment(loan(terms)) !== null).toBe(expected);
});

it.each<[string, Partial<RepaymentTerms>]>([
  ['reach the amount', { deposit: 10_000, residual: 20_000 }],
  ['pass the amount, in spite of the fee', { deposit: 30_100, fee: 5000 }],
])('FI-051 deposit and residual that %s give no figure', (_case, terms) => {
  expect(repayment(loan(terms))).toBeNull();
});

it.each<[string, Partial<RepaymentTerms>]>([
  ['no term', { years: 0 }],
  ['no number', { amount: Number.NaN }],
  ['no rate', { rate: Number.NaN }],
])('FI-047 %s gives no figure', (_case, terms) => {
  expect(repayment(loan(terms))).toBeNull();
});

describe('laws', () => {
  const terms = fc.record({
    amount: fc.integer({ min: 1000, max: 250_000 }),
    deposit: fc.integer({ min: 0, max: 100_000 }),
    residual: fc.integer({ min: 0, max: 100_000 }),
    rate: fc.integer({ min: 1, max: 40 }).map((half) => half / 2),
    years: fc.integer({ min: 2, max: 14 }).map((half) => half / 2),
    frequency: fc.constantFrom(52 as const, 26 as const, 12 as const),
    fee: fc.constantFrom(0, 1360.5),
    rounding: fc.constantFrom('nearest' as const, 'up' as const),
  });
  const paymentOf = (each: RepaymentTerms) => repayment(each)?.payment ?? 0;

  it('FI-043 a higher rate never lowers the payment', () => {
    const law = fc.property(
      terms,
      fc.integer({ min: 1, max: 10 }),
      (each, more) => paymentOf({ ...each, rate: each.rate + more }) >= paymentOf(each),
    );
    expect(() => fc.assert(law)).not.toThrow();
  });

  it('FI-043 a higher amount never lowers the payment', () => {
    const law = fc.property(
      terms,
      fc.integer({ min: 1, max: 50_000 }),
      (each, more) => paymentOf({ ...each, amount: each.amount + more }) >= paymentOf(each),
    );
    expect(() => fc.assert(law)).not.toThrow();
  });

  it('FI-044 rounding up never gives less than the nearest dollar, nor a dollar more', () => {
    const law = fc.property(terms, (each) => {
      const nearest = repayment({ ...each, rounding: 'nearest' });
      const up = repayment({ ...each, rounding: 'up' });
      const dollar = each.frequency === 26 ? 2 : 1;
      return nearest === null || up?.payment === nearest.payment || up?.payment === nearest.payment + dollar;
    });
    expect(() => fc.assert(law)).not.toThrow();
  });
});

it('FI-044 PL-064 law: an exact payment in cents shows as the nearest dollar, half up, or as the next one up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2_700, max: 500_000 }), (cents) => {
      const payment = (rounding: 'nearest' | 'up') =>
        repayment(loan({ amount: (cents * 12) / 100, rate: 0, years: 1, frequency: 12, rounding }))?.payment;
      expect(payment('nearest')).toBe(Math.floor((cents + 50) / 100));
      expect(payment('up')).toBe(Math.floor((cents + 99) / 100));
    }),
  );
});

it('FI-045 PL-064 property: a fortnight is twice the displayed week, whatever the loan', () => {
  const terms = fc.record({
    amount: fc.integer({ min: 15_000, max: 250_000 }),
    rate: fc.integer({ min: 0, max: 20 }),
    years: fc.integer({ min: 1, max: 7 }),
    rounding: fc.constantFrom('nearest' as const, 'up' as const),
  });
  fc.assert(
    fc.property(terms, (each) => {
      const week = repayment(loan({ ...each, frequency: 52 }));
      const fortnight = repayment(loan({ ...each, frequency: 26 }));
      expect(week).not.toBeNull();
      expect(fortnight).toEqual({ payment: 2 * (week?.payment ?? 0), total: week?.total });
    }),
  );
});

it('FI-043 without interest a residual is left to the end', () => {
  expect(repayment(loan({ rate: 0, residual: 6000, frequency: 12 }))).toEqual({ payment: 400, total: 30_000 });
});

it('FI-047 a negative rate gives no figure', () => {
  expect(repayment(loan({ rate: -1 }))).toBeNull();
});
