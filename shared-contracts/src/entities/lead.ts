import { boolean, number, string, type InferType } from 'yup';
import { entity, flag, oneOf, optionalNumber, optionalOneOf, optionalText, recordOf, requiredText, text, textList } from './fields';
import { CONTACT_METHODS } from './contactMethods';

const YES_OR_NO = ['Yes', 'No'] as const;

/** What the forms ask, by their wire names (CO-025); a form sends null for what it does not ask. Money is AUD. */
export const enquiryValuesSchema = entity({
  name: requiredText(),
  last_name: requiredText(),
  email: requiredText(),
  phone: requiredText(),
  postcode: requiredText(),
  message: optionalText(),
  category: requiredText(),
  subcategory: optionalText(),
  location: optionalText(),
  dealership_slug: optionalText(),
  /** A form starts it as the tenant says (optInDefault); a lead that does not say it has no consent. */
  opt_in: flag(),
  /** Exact wording that stood beside the opt-in box (PL-039). */
  opt_in_wording: optionalText(),
  terms_agreed: flag(),
  terms_conditions: flag(),
  Rego: optionalText(),
  'Service Location': optionalText(),
  additional_services: textList(),
  PreferredContactMethod: optionalOneOf(CONTACT_METHODS),
  finance: optionalOneOf(YES_OR_NO),
  'do-you-have-a-trade-in': optionalOneOf(YES_OR_NO),
  opt_in_finance: flag(),
  opt_in_trade: flag(),
  offer_from_client: optionalNumber(),
  manufacturer_slug: optionalText(),
  stock_number: optionalText(),
  'Vehicle Make': optionalText(),
  'Vehicle Model': optionalText(),
  vehicle_status: optionalText(),
  car_id: optionalNumber(),
  car_type: optionalText(),
  /** The tenant page that the form stood on. */
  page_id: number().nullable(),
});

/** What a form sends to POST /api/leads (CO-026): the values of the form and where they came from. */
export const leadPayloadSchema = enquiryValuesSchema.shape({
  car_dealership_id: optionalNumber(),
  /** The lead that a later step of the same form adds to (AP-044). */
  lead_id: string().nullable(),
  /** Whether the visitor took the valuation that was offered. */
  offer_accepted: boolean().nullable(),
  /** Honeypot: a person leaves it empty (FO-016). */
  website: text(),
  url: requiredText(),
  source: oneOf(['Website']).default('Website'),
  user_agent: text(),
  lead_attributes: entity({ visited_pages: textList(), linked_query_params: recordOf(text()) }).default(() => ({ visited_pages: [], linked_query_params: {} })),
  /** Seconds between the form's first show and its submit; very short ones are quarantined (PL-038). */
  fill_seconds: optionalNumber(),
  form_completed: flag(true),
});
export type LeadPayload = InferType<typeof leadPayloadSchema>;

/** Answer to an accepted lead (AP-041). */
export interface LeadReceipt {
  lead_id: string;
  show_success_page: boolean;
}
