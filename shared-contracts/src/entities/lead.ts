import { boolean, string, type InferType } from 'yup';
import {
  entity,
  flag,
  oneOf,
  optionalId,
  optionalNumber,
  optionalOneOf,
  optionalText,
  recordOf,
  requiredText,
  text,
  textList,
} from './fields';
import { CONTACT_METHODS } from './contactMethods';

const YES_OR_NO = ['Yes', 'No'] as const;

/** The fields of the forms, by their names in the request; a form sends null for a field that it does not have. Money is AUD. */
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
  /** Preselected in forms where the tenant sets optInDefault; a lead without it has no consent. */
  opt_in: flag(),
  /** Exact label of the opt-in checkbox, as evidence of consent (PL-039). */
  opt_in_wording: optionalText(),
  terms_agreed: flag(),
  terms_conditions: flag(),
  /** Exact wording of the terms that were agreed to, as evidence (FO-120). */
  terms_wording: optionalText(),
  Rego: optionalText(),
  'Service Location': optionalText(),
  additional_services: textList(),
  PreferredContactMethod: optionalOneOf(CONTACT_METHODS),
  finance: optionalOneOf(YES_OR_NO),
  'do-you-have-a-trade-in': optionalOneOf(YES_OR_NO),
  opt_in_finance: flag(),
  /** Exact labels of the two checkboxes, as evidence of consent. */
  opt_in_finance_wording: optionalText(),
  opt_in_trade: flag(),
  opt_in_trade_wording: optionalText(),
  offer_from_client: optionalNumber(),
  manufacturer_slug: optionalText(),
  stock_number: optionalText(),
  'Vehicle Make': optionalText(),
  'Vehicle Model': optionalText(),
  vehicle_status: optionalText(),
  car_id: optionalId(),
  car_type: optionalText(),
  /** Start of the slot that is booked for the test drive, ISO 8601 with offset. */
  appointment: optionalText(),
  /** When the visitor would like to come where no slot is booked, ISO 8601 with offset. */
  preferred_time: optionalText(),
  /** Slug of the location to which the car is brought for the test drive. */
  'distribution-location': optionalText(),
  /** What the visitor wants to spend, AUD. */
  budget: optionalNumber(),
  /** How many vehicles a company is interested in. */
  quantity: optionalNumber(),
  /** What the career form's visitor wants to work as. */
  position: optionalText(),
  /** Ids of photos that were uploaded before, by POST /api/lead-photos. */
  photos: textList(),
  /** Page and slot that held the form: 'vehicle.detail#enquiry-form', or the name of the page's route alone. */
  page_id: optionalText(),
});

/** What a form sends to POST /api/leads: the values of the form and where they came from. */
export const leadPayloadSchema = enquiryValuesSchema.shape({
  car_dealership_id: optionalId(),
  /** The lead that a later step of the same form adds to. */
  lead_id: string().nullable(),
  /** Whether the visitor took the valuation that was offered. */
  offer_accepted: boolean().nullable(),
  /** Honeypot: a person leaves it empty. */
  website: text(),
  url: requiredText(),
  source: oneOf(['Website']).default('Website'),
  user_agent: text(),
  lead_attributes: entity({ visited_pages: textList(), linked_query_params: recordOf(text()) }).default(() => ({
    visited_pages: [],
    linked_query_params: {},
  })),
  /** Seconds between the form's first show and its submit; very short ones are quarantined. */
  fill_seconds: optionalNumber(),
  form_completed: flag(true),
});
export type LeadPayload = InferType<typeof leadPayloadSchema>;

/** Response to an accepted lead. */
export interface LeadReceipt {
  lead_id: string;
  show_success_page: boolean;
  /** The booked test drive, which the visitor may move and cancel; absent where none is held. */
  appointment_id?: string;
}
