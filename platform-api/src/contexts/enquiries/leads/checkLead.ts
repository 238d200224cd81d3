import type { LeadPayload, SiteConfig } from '@forecourt/shared-contracts';
import {
  currency,
  email,
  firstName,
  lastName,
  leadPayloadSchema,
  message,
  postcode,
  rego,
  ValidationError,
  vehicleCount,
} from '@forecourt/shared-contracts/schemas';
import { string } from 'yup';
import { invalid } from '../../../infrastructure/http/problems';
import { phoneField } from '../../../infrastructure/phone-numbers/phoneField';

/** A lead whose fields are valid. */
export type CheckedLead = LeadPayload;

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const PAST = 'Please choose a date and time in the future.';
const FAR = 'Please choose a date and time within the next 12 months.';
/** How far ahead a visitor may wish to come. */
const WISH_MS = 366 * 86_400_000;
const MAX_WORDING_LENGTH = 2000;
const MAX_TEXT_LENGTH = 2000;

const wordingOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value.slice(0, MAX_WORDING_LENGTH) : null);

/** A survey has name and e-mail only (FO-105). */
const isSurvey = ({ category, subcategory }: Readonly<Record<string, unknown>>) => category === 'Feedback' && subcategory === 'Survey';
const EMPTY_CONTACT = { last_name: string().defined().max(0), phone: string().defined().max(0), postcode: string().defined().max(0) };

/** Whether comments are required is known to the form alone: no lead is lost for a lack of words. */
const schemaFor = (raw: Readonly<Record<string, unknown>>) =>
  leadPayloadSchema.shape({
    name: firstName(),
    last_name: lastName(),
    email: email(),
    phone: phoneField(),
    postcode: postcode(),
    ...(isSurvey(raw) && EMPTY_CONTACT),
    message: message(false),
    ...(raw.Rego != null && { Rego: rego() }),
    ...(raw.offer_from_client != null && { offer_from_client: currency() }),
    ...(raw.budget != null && { budget: currency() }),
    ...(raw.quantity != null && { quantity: vehicleCount() }),
  });

/** One message for each field of a ValidationError. */
export function fieldsOf(error: ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const each of error.inner.length > 0 ? error.inner : [error]) fields[each.path ?? 'form'] ??= each.message;
  return fields;
}

/** A time in the future; errors are those of the field `appointment`, which forms have for both times. */
function timeOf(value: unknown, now: Date): string | null {
  if (value == null || value === '') return null;
  const isInstant = typeof value === 'string' && WITH_OFFSET.test(value) && !Number.isNaN(Date.parse(value));
  if (!isInstant || Date.parse(value) <= now.getTime()) throw invalid({ appointment: PAST });
  return value;
}

/** The start of the slot to be booked, or what is a wish only: nothing can be booked without a location. */
function timesOf(
  raw: Readonly<Record<string, unknown>>,
  hasLocation: boolean,
  now: Date,
): Pick<LeadPayload, 'appointment' | 'preferred_time'> {
  const slot = timeOf(raw.appointment, now);
  if (slot && hasLocation) return { appointment: slot, preferred_time: null };
  const wish = slot ?? timeOf(raw.preferred_time, now);
  if (wish && Date.parse(wish) > now.getTime() + WISH_MS) throw invalid({ appointment: FAR });
  return { appointment: null, preferred_time: wish };
}

/** Limits the length of fields that the contracts do not limit. */
function tooLongFields(lead: object): Record<string, string> {
  const tooLong = Object.entries(lead).filter(([, value]) => typeof value === 'string' && value.length > MAX_TEXT_LENGTH);
  return Object.fromEntries(tooLong.map(([field]) => [field, `Please use ${MAX_TEXT_LENGTH} characters or fewer.`]));
}

/** Runs the validators of the forms again; throws a Problem with one message per field. */
export function checkLead(body: unknown, site: SiteConfig, now: Date): CheckedLead {
  const raw = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  try {
    const lead = schemaFor(raw).validateSync({ ...raw, message: raw.message ?? '' }, { abortEarly: false }) as LeadPayload;
    const tooLong = tooLongFields(lead);
    if (Object.keys(tooLong).length > 0) throw invalid(tooLong);
    return {
      ...lead,
      ...timesOf(
        raw,
        site.locations.some(({ slug }) => slug === lead.location),
        now,
      ),
      opt_in_finance_wording: wordingOf(raw.opt_in_finance_wording),
      opt_in_trade_wording: wordingOf(raw.opt_in_trade_wording),
      terms_wording: wordingOf(raw.terms_wording),
    };
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(fieldsOf(error));
    throw error;
  }
}
