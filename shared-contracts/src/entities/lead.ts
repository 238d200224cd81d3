import { type InferType } from 'yup';
import { byKey, entity, flag, optionalNumber, optionalText, requiredText, text, textList } from './fields';

/** What a form sends to POST /api/leads (CO-025, CO-026): the values of the form and where they came from. */
export const leadPayloadSchema = entity({
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
  opt_in: flag(),
  /** Exact wording that stood beside the opt-in box (PL-039). */
  opt_in_wording: optionalText(),
  terms_agreed: flag(),
  terms_conditions: flag(),
  Rego: optionalText(),
  'Service Location': optionalText(),
  additional_services: textList(),
  PreferredContactMethod: optionalText(),
  finance: optionalText(),
  'do-you-have-a-trade-in': optionalText(),
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
  car_dealership_id: optionalNumber(),
  /** Honeypot: a person leaves it empty (FO-016). */
  website: text(),
  url: requiredText(),
  source: text().default('Website'),
  user_agent: text(),
  lead_attributes: entity({ visited_pages: textList(), linked_query_params: byKey<string>() }).default({
    visited_pages: [],
    linked_query_params: {},
  }),
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
