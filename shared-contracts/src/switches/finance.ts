import { array, number } from 'yup';
import { entity, flag, oneOf, optionalText, requiredNumber, requiredText, textList } from '../entities/fields';
import { address, dollars, words } from './switchTypes';

/** Finance on cards, pages and in the calculator. */
export const financeSwitches = {
  /** Finance link (also /finance-enquiry, /apply-for-finance) (CO-128, FI-001). */
  financePath: address().default('/finance'),
  /** Lender key (CO-075, SH-006). */
  financeProvider: optionalText(),
  /** Finance display rule (CO-077, CO-078, CO-079, CO-080, FI-008). */
  financeVariant: oneOf(['inStock', 'ageLimited', 'weekly', 'manufacturerMonthly']).default('inStock'),
  /** Makes without finance display (one manufacturer) (CO-076). */
  financeExcludedManufacturers: textList(),
  /** Site or group without finance display (CO-076). */
  financeSiteExcluded: flag(false),
  /** Finance summary content (FI-011). */
  financeSummaryVariant: oneOf(['payment', 'detailed']).default('payment'),
  /** Finance button text (brand theme 'Finance Enquiry') (SH-009, SE-060, VE-029, FI-007). */
  financeButtonText: words().default('Finance'),
  /** Calculator default interest (8.5 on dealer configuration) (SH-010, FI-036). */
  defaultFinanceInterestRate: number().defined().default(10),
  /** Lowest purchase price (5000 for one provider or brand) (FI-030). */
  financeCalculatorMinPrice: dollars().default(1000),
  /** Interest bounds (7.5-14.5 one provider, 4-20 one brand) (FI-034). */
  financeInterestRange: entity({ min: requiredNumber(), max: requiredNumber(), step: requiredNumber() }).default(() => ({ min: 0.5, max: 15, step: 0.5 })),
  /** Interest field hidden (FI-035). */
  financeInterestFieldHidden: flag(false),
  /** Residual field hidden (FI-038). */
  financeResidualFieldHidden: flag(false),
  /** Establishment fee (1360.5 for ausloans) (FI-049). */
  establishmentFee: dollars().default(0),
  /** Fees listed (one brand) (FI-050). */
  financeFeeList: array().of(entity({ label: requiredText(), amount: requiredNumber() })).defined().default(() => []),
  /** Rounding of the payment (FI-044). */
  financeRounding: oneOf(['nearest', 'up']).default('nearest'),
  /** Quote fetch (FI-021, AP-053). */
  youxQuoteEnabled: flag(false),
  /** Lender named in the quote disclaimer (FI-028). */
  financeLenderName: optionalText(),
  /** Finance contact number (FI-028). */
  financeContactPhone: optionalText(),
  /** Licence number (FI-028). */
  financeLicenceNumber: optionalText(),
  /** Shown comparison rates (8.38-19.42 for one provider) (FI-020). */
  comparisonRateRange: entity({ min: requiredNumber(), max: requiredNumber() }).nullable().default(null),
  /** Comparison rate disclaimer (FI-016, FI-017). */
  comparisonDisclaimerBasis: oneOf(['secured30000', 'custom']).default('secured30000'),
};
