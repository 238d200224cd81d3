import type { LeadPayload, SiteConfig } from '@forecourt/shared-contracts';
import {
  currency,
  email,
  leadPayloadSchema,
  message,
  normalisePhone,
  personName,
  phone,
  postcode,
  rego,
  ValidationError,
} from '@forecourt/shared-contracts/schemas';
import { invalid } from '../http/problems';

/** Comments belong to enquiries; other forms have none to fill in (CO-118). */
const isEnquiry = (category: unknown) => typeof category === 'string' && /enquiry$/i.test(category);

const schemaFor = (raw: Readonly<Record<string, unknown>>, site: SiteConfig) =>
  leadPayloadSchema.shape({
    name: personName('first name'),
    last_name: personName('last name'),
    email: email(),
    phone: phone(),
    postcode: postcode(),
    message: message(site.switches.messageRequired && isEnquiry(raw.category)),
    ...(raw.Rego != null && { Rego: rego() }),
    ...(raw.offer_from_client != null && { offer_from_client: currency() }),
  });

function fieldsOf(error: ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const each of error.inner.length > 0 ? error.inner : [error]) fields[each.path ?? 'form'] ??= each.message;
  return fields;
}

/** Runs the forms' validators again (AP-043); throws a Problem with one message per field. */
export function checkLead(body: unknown, site: SiteConfig): LeadPayload {
  const raw = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  try {
    const lead = schemaFor(raw, site).validateSync({ ...raw, message: raw.message ?? '' }, { abortEarly: false }) as LeadPayload;
    return { ...lead, phone: normalisePhone(lead.phone) ?? lead.phone };
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(fieldsOf(error));
    throw error;
  }
}

const SHORTEST_FILL_SECONDS = 2;

/** Why a lead looks like spam, or null: it is kept and listed, never delivered (PL-038). */
export function quarantineReason(lead: Pick<LeadPayload, 'website' | 'fill_seconds'>): string | null {
  if (lead.website.trim() !== '') return 'honeypot';
  return lead.fill_seconds !== null && lead.fill_seconds < SHORTEST_FILL_SECONDS ? 'fill_time' : null;
}
