import { flag, oneOf, optionalText, textList } from '../entities/fields';

/** Forms, checkout, trade-in, and who must sign in before. */
export const formSwitches = {
  /** Reserve path (CO-125, SH-023, FO-084). */
  checkoutPathSegment: oneOf(['checkout', 'buy-online']).default('checkout'),
  /** What car_id holds in online purchase links (CO-126, FO-092). */
  checkoutJourneyCarParam: oneOf(['id', 'slug']).default('id'),
  /** Online Purchase (CO-084, VE-024, FO-093). */
  onlinePurchaseEnabled: flag(false),
  /** Makes with Online Purchase besides used cars (CO-084, VE-024, FO-093). */
  onlinePurchaseMakes: textList().default(() => ['Kia', 'MG']),
  /** Sign-in before checkout (SH-022, SH-023, SH-024, SH-120). */
  gateCheckout: flag(false),
  /** Sign-in before finance for cars with an NVIC (SH-081, SH-121, FI-006). */
  gateFinanceWithNvic: flag(false),
  /** Sign-in before trade-in and sell-my-car (SH-025, SH-026, SH-027, SH-028, SH-123, FO-066). */
  gateTradeIn: flag(false),
  /** Whether the enquiry opt-in starts ticked (PL-039, FO-023). */
  optInDefault: flag(true),
  /** Comments required (CO-118, FO-019). */
  messageRequired: flag(true),
  /** Opt-in checkbox hidden (FO-023). */
  optInHidden: flag(false),
  /** Forms with the terms checkbox (FO-024, FI-005). */
  termsForms: textList().default(() => ['reserve', 'checkout-journey', 'sell-my-car']),
  /** Disclaimer in the test drive form (FO-049). */
  testDriveDisclaimer: optionalText(),
  /** Quick-pick amounts (FO-030). */
  moneyQuickPickSet: oneOf(['standard', 'high']).default('standard'),
  /** Valuation service of trade-in (CO-085, FO-067). */
  valuationProvider: optionalText(),
  /** Valuation flag (autograb) (CO-082, SH-006, FO-067). */
  autograbEnabled: flag(false),
  /** POST /api/miscellaneous after a valuation (one site) (FO-078, AP-048). */
  saveValuationEnabled: flag(false),
  /** Toyota Service Advantage block (SH-010, FO-107). */
  serviceAdvantageEnabled: flag(false),
};
