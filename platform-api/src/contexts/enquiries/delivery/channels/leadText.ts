import { APPOINTMENT_CHANGE_TEXTS, valuationText, fieldLabel, photoLinks, timesOf, UNFINISHED_TEXT, updateLines } from '../adf/adfLead';
import { phoneInWords } from '../../../../infrastructure/phone-numbers/phoneNumber';
import { leadReference } from '@forecourt/shared-contracts';
import type { DeliveredLead } from '../deliveredLead';
import type { FailedDelivery } from '../deliveryRepository';

const OMITTED_FIELDS = new Set([
  'website',
  'user_agent',
  'lead_attributes',
  'fill_seconds',
  'form_completed',
  'source',
  'opt_in_wording',
  'terms_wording',
  'terms_conditions',
  'lead_id',
  'page_id',
  'appointment',
  'preferred_time',
  'appointment_change',
  'trade_in',
  'photos',
]);
const LABELS: Readonly<Record<string, string>> = {
  name: 'First name',
  last_name: 'Last name',
  email: 'E-mail',
  opt_in: 'Agreed to offers',
  url: 'Page',
};

const labelOf = (field: string) => LABELS[field] ?? fieldLabel(field);

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : '';
  if (Array.isArray(value)) return value.join(', ');
  return value == null ? '' : String(value);
}

/** One line, so that a header or a subject cannot be continued by what a visitor typed. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ').trim();

const SUBJECTS = { lead: '', offer_accepted: 'Offer accepted, ', completed: 'Completed, ' } as const;
const CHANGES = { moved: 'Moved, ', cancelled: 'Cancelled, ' } as const;

function subjectStart({ part, payload, update }: DeliveredLead): string {
  // A payment of an invoice is an update of a lead with the same category.
  if (part === 'update') return update?.category === payload.category ? 'Confirmed, ' : `${update?.category ?? 'Update'}, `;
  return part === 'appointment_changed' ? CHANGES[payload.appointment_change ?? 'moved'] : SUBJECTS[part];
}

export function leadSubject(lead: DeliveredLead): string {
  const { payload, car } = lead;
  const about = car ? `: ${car.name}` : '';
  return oneLine(`${subjectStart(lead)}${payload.category}${about}, ${payload.name} ${payload.last_name}`).slice(0, 200);
}

/** Why a lead comes this way. */
const fallbackText = ({ endpoint, reason, isPending }: FailedDelivery) =>
  `This lead comes here because ${endpoint} has not accepted it (${reason})${isPending ? '; it is tried again there.' : '.'}`;

/** The lead as plain text for a person: one field per line. */
export function leadText({ payload, car, site, dealership, location, leadId, at, part, update, fallback }: DeliveredLead): string {
  const { trade_in: tradeIn } = payload;
  const { appointment, preferredTime } = timesOf({ payload, location, site });
  const facts: [string, unknown][] = [
    ['Received', at.toISOString()],
    ['Site', site.name],
    ['Dealership', dealership?.name],
    ['Location', location?.name],
    ...Object.entries(payload)
      .filter(([field]) => !OMITTED_FIELDS.has(field))
      .map(([field, value]): [string, unknown] => [labelOf(field), field === 'phone' ? phoneInWords(String(value ?? '')) : value]),
    ['Appointment', appointment],
    ['Preferred time', preferredTime],
    ['Appointment change', payload.appointment_change && APPOINTMENT_CHANGE_TEXTS[payload.appointment_change]],
    ['Form', payload.form_completed ? null : UNFINISHED_TEXT],
    ['Offer', part === 'offer_accepted' ? 'The customer accepted the valuation.' : null],
    ['Car', car && `${car.name}, stock number ${car.stocknum ?? 'unknown'}, ${site.url}/cars/${car.slug}`],
    [
      'Trade-in',
      tradeIn &&
        `${tradeIn.year} ${tradeIn.make} ${tradeIn.model}, ${tradeIn.rego ? `${tradeIn.rego} ${tradeIn.regoState}` : 'no registration given'}, ${tradeIn.kms ?? 'unknown'} km`,
    ],
    ...(tradeIn?.answers ?? []).map(({ question, answer }): [string, unknown] => [question, answer]),
    ['Estimate', tradeIn && (valuationText(tradeIn.valuation) ?? 'none: the customer expects your call')],
    ...photoLinks({ payload, site }).map((link): [string, unknown] => ['Photo', link]),
    ['Reference', leadReference(leadId)],
    ['Lead', leadId],
  ];
  const lines = facts.flatMap(([label, value]) => (value !== false && textOf(value) !== '' ? [`${label}: ${textOf(value)}`] : []));
  return [...(fallback ? [fallbackText(fallback), ''] : []), ...(update ? [...updateLines(update), ''] : []), ...lines].join('\n');
}
