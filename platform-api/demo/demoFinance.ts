import { comparisonRate, repayment, type Car, type SiteConfig } from '@forecourt/shared-contracts';

/** Establishment fee of the demonstration lender where the site names none, AUD. */
const DEMO_FEE = 495;
const YEARS = 5;
const RATES: Record<Car['car_type'], number> = { new: 6.99, demo: 7.49, used: 8.49 };

/** The lender entry of the site's provider (CO-011), by the same rule as the calculator; empty without a price. */
export function demoLenders(site: SiteConfig, price: number | null, carType: Car['car_type']): Car['finance_lenders'] {
  const { financeProvider, establishmentFee, financeFeeList, financeRounding, financeLenderName } = site.switches;
  if (!financeProvider || price === null) return {};
  const interestRate = RATES[carType];
  const fee = establishmentFee > 0 || financeFeeList.length > 0 ? establishmentFee : DEMO_FEE;
  const terms = { amount: price, deposit: 0, residual: 0, rate: interestRate, years: YEARS, fee, rounding: financeRounding };
  const weekly = repayment({ ...terms, frequency: 52 });
  const monthly = repayment({ ...terms, frequency: 12 });
  if (!weekly || !monthly) return {};
  const comparison = Math.round(comparisonRate(interestRate, { establishmentFee: fee, financeFeeList }) * 100) / 100;
  return {
    [financeProvider]: {
      financeProvider,
      interestRate,
      comparisonRate: comparison,
      paymentWeek: weekly.payment,
      paymentMonth: monthly.payment,
      balloon: 0,
      deposit: 0,
      termYears: YEARS,
      termMonths: YEARS * 12,
      termWeeks: YEARS * 52,
      establishmentFees: fee,
      totalPayable: (site.switches.financeVariant === 'manufacturerMonthly' ? monthly : weekly).total,
      disclaimer:
        `${financeLenderName ?? 'The lender'} finances the shown price over ${YEARS} years without deposit or balloon, at ${interestRate.toFixed(2)}% p.a. ` +
        `The comparison rate of ${comparison.toFixed(2)}% p.a. is based on a secured loan of $30,000 over 5 years. ` +
        'Subject to approval by the lender: its criteria, terms and fees apply, and it states the rate for you when it has approved the loan.',
    },
  };
}
