import { isRecord, timeZoneAt, type LeadPayload, type PlatformStorage, type SiteConfig } from '@forecourt/shared-contracts';
import { isTypedTime, typedInstant } from '../appointments/typedTime';
import { FIELD_TYPES, OPT_IN_WORDING } from '../definition/fieldTypes';
import type { FieldName, FormValues, TextFieldName } from '../definition/formValues';
import type { FormField } from '../definition/formFields';
import { ownText } from '../definition/ownFields';
import { categoryOf, type FormSubject, type LeadFormDefinition } from '../definition/leadForm';
import { leadPreset } from './leadPreset';
import { termsWording } from './termsWording';

export interface LeadContext {
  site: SiteConfig;
  storage: PlatformStorage;
  /** Full address of the page. */
  url: string;
  /** Page and slot that hold the form. */
  pageId: string | null;
  userAgent: string;
  /** Slug of the preset or selected location. */
  location: string | null;
  fillSeconds: number;
  /** The lead that this step adds to, null for a new one. */
  leadId: string | null;
  /** Whether no step follows. */
  isCompleted: boolean;
}

/** Visited pages and campaign parameters that the shell stores for this visit. */
function visitOf(storage: PlatformStorage): LeadPayload['lead_attributes'] {
  const pages = storage.session('visitedPages').read();
  const query = storage.session('linkedQueryParams').read();
  return {
    visited_pages: Array.isArray(pages) ? pages.filter((page) => typeof page === 'string') : [],
    linked_query_params: isRecord(query)
      ? Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
      : {},
  };
}

/** The form that a lead comes from. */
export interface LeadSource {
  form: LeadFormDefinition;
  subject: FormSubject;
  fields: readonly FormField[];
}

/** The lead of a valid form. A field that is not rendered is not sent; a checkbox that is not counts as unchecked. */
export function leadPayload({ form, subject, fields }: LeadSource, values: FormValues, context: LeadContext): LeadPayload {
  const { site, storage, url, pageId, userAgent, fillSeconds, leadId, isCompleted } = context;
  const has = (name: FieldName) => fields.some((field) => field.name === name);
  const textOf = (name: TextFieldName) => (has(name) && values[name].trim()) || null;
  const yesOrNo = (name: 'finance' | 'do-you-have-a-trade-in') => textOf(name) as 'Yes' | 'No' | null;

  const preset = leadPreset(form, subject, site);
  // A test drive is where the car is brought to.
  const location = textOf('distribution-location') ?? context.location;
  const selected = site.locations.find(({ slug }) => slug === location);
  const isServiceLocation = fields.some(({ name, locationType }) => name === 'location' && locationType === 'service');
  const chosenTime = textOf('appointment');
  const isWish = chosenTime !== null && isTypedTime(chosenTime);
  const timeZone = selected ? timeZoneAt(selected, site) : site.switches.openingHoursTimeZone;
  const hasTerms = has('terms_agreed') && values.terms_agreed;

  return {
    ...preset,
    name: textOf('name') ?? '',
    last_name: textOf('last_name') ?? '',
    email: textOf('email') ?? '',
    phone: textOf('phone') ?? '',
    postcode: textOf('postcode') ?? '',
    message: [form.fixedMessage, ownText(form, values), textOf('message')].filter(Boolean).join('\n\n') || null,
    category: textOf('category') ?? categoryOf(form, subject),
    subcategory: textOf('subcategory') ?? preset.subcategory,
    location,
    dealership_slug: subject.car ? preset.dealership_slug : (selected?.dealership_slug ?? preset.dealership_slug),
    'Vehicle Make': textOf('Vehicle Make') ?? preset['Vehicle Make'],
    'Vehicle Model': textOf('Vehicle Model') ?? preset['Vehicle Model'],
    opt_in: has('opt_in') && values.opt_in,
    opt_in_wording: has('opt_in') ? OPT_IN_WORDING : null,
    terms_agreed: hasTerms,
    terms_conditions: hasTerms,
    terms_wording: hasTerms ? termsWording(site) : null,
    PreferredContactMethod: textOf('PreferredContactMethod') as LeadPayload['PreferredContactMethod'],
    Rego: textOf('Rego'),
    'Service Location': (isServiceLocation && selected?.name) || null,
    additional_services: has('additional_services') ? values.additional_services : [],
    finance: yesOrNo('finance'),
    'do-you-have-a-trade-in': yesOrNo('do-you-have-a-trade-in'),
    opt_in_finance: has('opt_in_finance') && values.opt_in_finance,
    opt_in_finance_wording: has('opt_in_finance') ? FIELD_TYPES.opt_in_finance.label : null,
    opt_in_trade: has('opt_in_trade') && values.opt_in_trade,
    opt_in_trade_wording: has('opt_in_trade') ? FIELD_TYPES.opt_in_trade.label : null,
    offer_from_client: has('offer_from_client') ? values.offer_from_client : null,
    budget: has('budget') ? values.budget : null,
    quantity: has('quantity') ? values.quantity : null,
    appointment: isWish ? null : chosenTime,
    preferred_time: isWish ? typedInstant(chosenTime, timeZone) : null,
    'distribution-location': textOf('distribution-location'),
    position: textOf('position'),
    photos: has('photos') ? values.photos : [],
    page_id: pageId,
    website: values.website,
    url,
    source: 'Website',
    user_agent: userAgent,
    lead_attributes: visitOf(storage),
    fill_seconds: fillSeconds,
    lead_id: leadId,
    form_completed: isCompleted,
    ...form.chosen,
  };
}
