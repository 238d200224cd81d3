import { isRecord, normalisePhone, type LeadPayload, type PlatformStorage, type SiteConfig } from '@forecourt/shared-contracts';
import { enquiryPreset, isGeneralEnquiry, type EnquirySubject } from './enquiryPreset';
import { OPT_IN_WORDING, type EnquiryValues } from './enquiryValues';

export interface LeadContext {
  site: SiteConfig;
  storage: PlatformStorage;
  /** Full address of the page. */
  url: string;
  userAgent: string;
  /** Slug of the selected location. */
  location: string | null;
  fillSeconds: number;
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

/** The lead of a valid form. A checkbox that is not rendered counts as unchecked. */
export function leadPayload(subject: EnquirySubject, values: EnquiryValues, context: LeadContext): LeadPayload {
  const { site, storage, url, userAgent, location, fillSeconds } = context;
  const preset = enquiryPreset(subject, site);
  const selected = site.locations.find(({ slug }) => slug === location);
  const hasOptIn = !site.switches.optInHidden;
  return {
    ...preset,
    name: values.name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    phone: normalisePhone(values.phone) ?? values.phone,
    postcode: values.postcode.trim(),
    message: values.message.trim() || null,
    category: values.category,
    location,
    dealership_slug: subject.car ? preset.dealership_slug : (selected?.dealership_slug ?? preset.dealership_slug),
    opt_in: hasOptIn && values.opt_in,
    opt_in_wording: hasOptIn ? OPT_IN_WORDING : null,
    terms_agreed: values.terms_agreed,
    terms_conditions: values.terms_agreed,
    PreferredContactMethod: isGeneralEnquiry(subject) ? values.PreferredContactMethod : null,
    Rego: null,
    'Service Location': null,
    additional_services: [],
    finance: null,
    'do-you-have-a-trade-in': null,
    opt_in_finance: false,
    opt_in_trade: false,
    offer_from_client: null,
    page_id: null,
    website: values.website,
    url,
    source: 'Website',
    user_agent: userAgent,
    lead_attributes: visitOf(storage),
    fill_seconds: fillSeconds,
    form_completed: true,
  };
}
