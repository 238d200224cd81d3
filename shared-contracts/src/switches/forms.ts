import { array } from 'yup';
import { entity, flag, oneOf, optionalText, requiredText, textList } from '../entities/fields';

/** Fields that a tenant may add to any lead form. */
const ADDED_FIELDS = ['PreferredContactMethod', 'finance', 'do-you-have-a-trade-in', 'Rego', 'additional_services'] as const;

/** Forms, checkout, trade-in, and who must sign in before. */
export const formSwitches = {
  /** Reserve path. */
  checkoutPathSegment: oneOf(['checkout', 'buy-online']).default('checkout'),
  /** What car_id holds in online purchase links. */
  checkoutJourneyCarParam: oneOf(['id', 'slug']).default('id'),
  /** Online Purchase. */
  onlinePurchaseEnabled: flag(false),
  /** Makes with Online Purchase besides used cars. */
  onlinePurchaseMakes: textList().default(() => ['Kia', 'MG']),
  /** Sign-in before checkout. */
  gateCheckout: flag(false),
  /** Sign-in before finance for cars with an NVIC. */
  gateFinanceWithNvic: flag(false),
  /** Sign-in before trade-in and sell-my-car. */
  gateTradeIn: flag(false),
  /** Whether the enquiry opt-in starts ticked. */
  optInDefault: flag(true),
  /** Comments required. */
  messageRequired: flag(true),
  /** Opt-in checkbox hidden. */
  optInHidden: flag(false),
  /** Forms with the terms checkbox. */
  termsForms: textList().default(() => ['reserve', 'checkout-journey', 'sell-my-car']),
  /** Optional fields that a form has besides its own. */
  enquiryFields: array()
    .of(entity({ form: requiredText(), fields: array().of(oneOf(ADDED_FIELDS)).defined() }))
    .defined()
    .default(() => []),
  /** Visitors get an e-mail about what they have sent: reference, facts, what happens next, the test drive with its calendar entry. */
  confirmationMailEnabled: flag(false),
  /** Disclaimer in the test drive form. */
  testDriveDisclaimer: optionalText(),
  /** Quick-pick amounts. */
  moneyQuickPickSet: oneOf(['standard', 'high']).default('standard'),
  /** Valuation service of trade-in. */
  valuationProvider: optionalText(),
  /** Valuation flag (autograb). */
  autograbEnabled: flag(false),
  /** POST /api/miscellaneous after a valuation (one site). */
  saveValuationEnabled: flag(false),
  /** Toyota Service Advantage block. */
  serviceAdvantageEnabled: flag(false),
};
