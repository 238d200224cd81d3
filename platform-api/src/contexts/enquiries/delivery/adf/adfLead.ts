import {
  estimateText,
  hasAmount,
  timeZoneAt,
  type Car,
  type LeadPayload,
  type Location,
  type SiteConfig,
} from '@forecourt/shared-contracts';
import { instantInWords } from '@forecourt/shared-contracts/back-end';
import type { LeadPart } from '../../leads/collaborators';

/** The estimate for the dealer, or null: 'a guide of $9,000 to $11,000, valid until 2026-03-09T02:00:00.000Z'. */
export function valuationText(valuation: AdfTradeIn['valuation']): string | null {
  if (!hasAmount(valuation)) return null;
  const kind = valuation.is_offer ? 'an offer' : 'a guide';
  return `${kind} of ${estimateText(valuation)}${valuation.valid_until ? `, valid until ${valuation.valid_until}` : ''}`;
}

/** Addresses of the photos of a lead; nobody can guess them. */
export const photoLinks = ({ payload, site }: Pick<AdfLead, 'payload' | 'site'>): string[] =>
  // Leads of earlier versions have no such field.
  (payload.photos ?? []).map((id) => `${site.url}/api/lead-photos/${id}`);

/** The customer's own car. */
export interface AdfTradeIn {
  /** Both null where the customer named the car instead. */
  rego: string | null;
  regoState: string | null;
  year: number;
  make: string;
  model: string;
  badge: string | null;
  /** Kilometres. */
  kms: number | null;
  answers: readonly { question: string; answer: string }[];
  /** AUD; null where no estimate is given. */
  valuation: {
    low: number | null;
    high: number | null;
    /** Last instant of the estimate, ISO 8601; estimates of earlier versions have none. */
    valid_until?: string | null;
    /** true: the customer was offered this amount. */
    is_offer?: boolean;
  } | null;
}

/** What was learnt of a lead after its submit, for example a reservation with its payment. */
export interface LeadUpdate {
  /** Names it for a person: 'Reservation'. */
  category: string;
  at: Date;
  /** Values by plain names: amount (AUD), held_until (ISO 8601). */
  attributes: Readonly<Record<string, unknown>>;
}

/** The update in lines of 'Name: value'. */
export const updateLines = ({ category, attributes }: LeadUpdate): string[] => [
  `Update: ${category}`,
  ...Object.entries(attributes)
    .filter(([, value]) => value != null && value !== '')
    .map(([name, value]) => `${fieldLabel(name)}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`),
];

/** The name of a field for a person: 'held_until' is 'Held until'. */
export const fieldLabel = (field: string) => field.replaceAll(/[_-]/g, ' ').replace(/^./, (first) => first.toUpperCase());

/** What an ADF document reports of one lead. */
export interface AdfLead {
  deliveryId: string;
  leadId: string;
  part: LeadPart;
  /** Of the part 'update'. */
  update: LeadUpdate | null;
  at: Date;
  site: Pick<SiteConfig, 'slug' | 'name' | 'url' | 'phone' | 'email' | 'switches'>;
  location: Pick<Location, 'name' | 'contact_detail' | 'address' | 'time_zone'> | null;
  dealership: { slug: string; name: string } | null;
  payload: LeadPayload & { appointment_change?: AppointmentChange; trade_in?: AdfTradeIn | null };
  /** The car of the tenant's stock that the lead is about. */
  car: Car | null;
}

/** What the customer did with the booked test drive last. */
export type AppointmentChange = 'moved' | 'cancelled';

/** Said of a lead whose test drive was changed. */
export const APPOINTMENT_CHANGE_TEXTS = {
  moved: 'The customer moved the test drive to this time.',
  cancelled: 'The customer cancelled the test drive.',
} as const;

/** The booked test drive and the time that the customer would like, by the clock of the location; null where there is none. */
export function timesOf({ payload, location, site }: Pick<AdfLead, 'payload' | 'location' | 'site'>) {
  const timeZone = location ? timeZoneAt(location, site) : site.switches.openingHoursTimeZone;
  const words = (time: string | null | undefined) => (time ? instantInWords(new Date(time), timeZone) : null);
  const wish = words(payload.preferred_time);
  return { appointment: words(payload.appointment), preferredTime: wish && `${wish}. This time is not booked: please confirm it.` };
}

/** Said of a lead whose visitor left before the last step of the form. */
export const UNFINISHED_TEXT = 'The customer has not completed the form.';
