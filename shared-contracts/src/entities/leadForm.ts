import type { LeadPayload } from './lead';

/** How a person may want to be answered (CO-025). */
export const CONTACT_METHODS = ['Phone', 'Email', 'SMS'] as const;

/** A field of the short lead form with its label (CO-027). */
export interface LeadFormField {
  name: keyof LeadPayload;
  label: string;
}

/** What the short lead form asks, in this order (CO-027). */
export const LEAD_FORM_FIELDS = [
  { name: 'name', label: 'First Name' },
  { name: 'last_name', label: 'Last Name' },
  { name: 'postcode', label: 'Postcode' },
  { name: 'phone', label: 'Mobile' },
  { name: 'email', label: 'Email' },
] as const satisfies readonly LeadFormField[];

/** Its one hidden field, which a person leaves empty (CO-027, FO-016). */
export const HONEYPOT_FIELD = 'website' satisfies keyof LeadPayload;
