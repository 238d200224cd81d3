import { array, number } from 'yup';
import { entity, flag, oneOf, optionalNumber, optionalText, requiredNumber, requiredText, textList } from '../entities/fields';
import { address, dollars, words } from './switchTypes';

/** Part of a price. */
const percent = () => number().min(0).max(90).required().default(0);

/** Finance on cards, pages and in the calculator. */
export const financeSwitches = {
  /** Finance link (also /finance-enquiry, /apply-for-finance). */
  financePath: address().default('/finance'),
  /** Lender key. */
  financeProvider: optionalText(),
  /**
   * Payments of cars whose stock has no figures of the lender: the first of `rates` that a car is within, by its age in whole years and
   * the amount that is financed, AUD. Without a comparison rate it is calculated from the tenant's fees.
   */
  financeRateCard: entity({
    termYears: number().min(1).max(10).required().default(5),
    depositPercent: percent(),
    balloonPercent: percent(),
    rates: array()
      .of(
        entity({
          maxAge: optionalNumber().min(0),
          maxAmount: optionalNumber().min(0),
          interestRate: requiredNumber().min(0).max(100),
          comparisonRate: optionalNumber().min(0).max(100),
        }),
      )
      .min(1)
      .required(),
  })
    .nullable()
    .default(null),
  /** Finance display rule. */
  financeVariant: oneOf(['inStock', 'ageLimited', 'weekly', 'manufacturerMonthly']).default('inStock'),
  /** Makes without finance display (one manufacturer). */
  financeExcludedManufacturers: textList(),
  /** Site or group without finance display. */
  financeSiteExcluded: flag(false),
  /** Finance summary content. */
  financeSummaryVariant: oneOf(['payment', 'detailed']).default('payment'),
  /** Finance button text (brand theme 'Finance Enquiry'). */
  financeButtonText: words().default('Finance'),
  /** Calculator default interest (8.5 on dealer configuration). */
  defaultFinanceInterestRate: number().defined().default(10),
  /** Lowest purchase price (5000 for one provider or brand). */
  financeCalculatorMinPrice: dollars().default(1000),
  /** Interest bounds (7.5-14.5 one provider, 4-20 one brand). */
  financeInterestRange: entity({ min: requiredNumber(), max: requiredNumber(), step: requiredNumber() }).default(() => ({
    min: 0.5,
    max: 15,
    step: 0.5,
  })),
  /** Interest field hidden. */
  financeInterestFieldHidden: flag(false),
  /** Residual field hidden. */
  financeResidualFieldHidden: flag(false),
  /** Establishment fee (1360.5 for ausloans). */
  establishmentFee: dollars().default(0),
  /** Fees listed (one brand). */
  financeFeeList: array()
    .of(entity({ label: requiredText(), amount: requiredNumber() }))
    .defined()
    .default(() => []),
  /** Rounding of the payment. */
  financeRounding: oneOf(['nearest', 'up']).default('nearest'),
  /** Quote fetch. */
  youxQuoteEnabled: flag(false),
  /** Lender named in the quote disclaimer. */
  financeLenderName: optionalText(),
  /** Finance contact number. */
  financeContactPhone: optionalText(),
  /** Licence number. */
  financeLicenceNumber: optionalText(),
  /** Displayed comparison rates (8.38-19.42 for one provider). */
  comparisonRateRange: entity({ min: requiredNumber(), max: requiredNumber() }).nullable().default(null),
  /** Comparison rate disclaimer. */
  comparisonDisclaimerBasis: oneOf(['secured30000', 'custom']).default('secured30000'),
};
