import { aSite } from '@forecourt/shared-contracts/testing';
import { siteComparisonRate, siteRates } from './siteRates';

const rate = { maxAge: 3, maxAmount: null, interestRate: 7.99, comparisonRate: 8.69 };
const card = (rates: object[]) => ({ termYears: 5, depositPercent: 0, balloonPercent: 0, rates }) as never;
const switchesOf = (over: object) => aSite({ switches: over }).switches;

it('FI-036 FI-055 the rates of a site are those of its rate card, else the default with the tenant’s fees', () => {
  expect(siteRates(switchesOf({ financeRateCard: card([rate]) }))).toEqual({ interestRate: 7.99, comparisonRate: 8.69 });
  const fees = { defaultFinanceInterestRate: 8.5, establishmentFee: 1360.5 };
  expect(siteRates(switchesOf(fees))).toEqual({ interestRate: 8.5, comparisonRate: expect.closeTo(10.41, 2) });
});

it('FI-055 a rate of the card has the card’s comparison rate, any other follows from the fees', () => {
  const switches = switchesOf({
    financeRateCard: card([rate, { ...rate, interestRate: 8.99, comparisonRate: null }]),
    establishmentFee: 495,
  });
  expect(siteComparisonRate(7.99, switches)).toBe(8.69);
  expect(siteComparisonRate(8.99, switches)).toBeCloseTo(9.7, 1);
  expect(siteComparisonRate(8.5, switches)).toBeCloseTo(9.2, 1);
});
